import { type Db, listProjects as listProjectRows, listTasks as listTaskRows } from '@tallgrass/db'
import { expectTypeOf, test } from 'vitest'
import type { AdminCtx, ClientCtx, PortalCtx, UserCtx } from './authorize.ts'
import { getClientDashboard } from './dashboards/get-client-dashboard.ts'
import { deleteProject } from './projects/delete-project.ts'
import { getProject } from './projects/get-project.ts'

const id = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'

test('a read without a scope does not compile', () => {
  const attempts = [
    // @ts-expect-error a query for client-owned rows needs a scope
    (db: Db) => listProjectRows(db, { limit: 1, sort: 'newest' }),
    // @ts-expect-error undefined is not a scope
    (db: Db) => listTaskRows(db, undefined, { limit: 1, projectId: id }),
    // @ts-expect-error a literal cannot span all clients
    (db: Db) => listTaskRows(db, 'everybody', { limit: 1, projectId: id }),
    // @ts-expect-error a signed-in user without a scope cannot read
    (ctx: UserCtx) => getProject(ctx, { id }),
    // @ts-expect-error a client is not an administrator
    (ctx: ClientCtx) => deleteProject(ctx, { id }),
    // @ts-expect-error a reader of either role is not an administrator
    (ctx: PortalCtx) => deleteProject(ctx, { id }),
    // @ts-expect-error an administrator has no client dashboard
    (ctx: AdminCtx) => getClientDashboard(ctx),
  ]
  expectTypeOf(attempts).toBeArray()
})
