import { type Db, listProjects as listProjectRows, listTasks as listTaskRows } from '@tallgrass/db'
import { expectTypeOf, test } from 'vitest'
import type { AdminCtx, ClientCtx, PortalCtx, UserCtx } from './authorize.ts'
import { getClientDashboard } from './dashboards/get-client-dashboard.ts'
import { deleteProject } from './projects/delete-project.ts'
import { getProject } from './projects/get-project.ts'

const id = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

test('a read that is narrowed to nobody does not compile', () => {
  const attempts = [
    // @ts-expect-error a query of what belongs to clients wants to know whose
    (db: Db) => listProjectRows(db, { limit: 1, sort: 'newest' }),
    // @ts-expect-error an unknown narrowing is none
    (db: Db) => listTaskRows(db, undefined, { limit: 1, projectId: id }),
    // @ts-expect-error no literal spans all clients
    (db: Db) => listTaskRows(db, 'everybody', { limit: 1, projectId: id }),
    // @ts-expect-error somebody signed in is not yet a reader
    (ctx: UserCtx) => getProject(ctx, { id }),
    // @ts-expect-error a client is no administrator
    (ctx: ClientCtx) => deleteProject(ctx, { id }),
    // @ts-expect-error a reader of either role is no administrator
    (ctx: PortalCtx) => deleteProject(ctx, { id }),
    // @ts-expect-error an administrator has no client dashboard
    (ctx: AdminCtx) => getClientDashboard(ctx),
  ]
  expectTypeOf(attempts).toBeArray()
})
