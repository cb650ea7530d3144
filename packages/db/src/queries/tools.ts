import type { ProjectId, ToolId, TransferStatus } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { ToolPurchases } from '../schema.gen.ts'
import { ensureMoved } from './move.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const columns = [
  'toolPurchases.id',
  'toolPurchases.projectId',
  'toolPurchases.toolName',
  'toolPurchases.vendor',
  'toolPurchases.plan',
  'toolPurchases.transferStatus',
  'toolPurchases.setupNotes',
  'toolPurchases.createdAt',
  'toolPurchases.version',
] as const

function selectTools(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('toolPurchases')
    .innerJoin('projects', 'projects.id', 'toolPurchases.projectId')
    .select(columns)
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

export function findTool(db: Db, scope: Scope, id: ToolId) {
  return selectTools(db, scope).where('toolPurchases.id', '=', id).executeTakeFirst()
}

/** In the order they were added. */
export async function listTools(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const query = selectTools(db, scope).where('toolPurchases.projectId', '=', projectId)
  return readPage(
    query,
    { at: 'toolPurchases.createdAt', id: 'toolPurchases.id', direction: 'asc' },
    { cursor, limit },
  )
}

export async function insertTools(db: Db, rows: Insertable<ToolPurchases>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('toolPurchases').values(rows).execute()
}

export async function updateTool(
  db: Db,
  id: ToolId,
  changes: Omit<Updateable<ToolPurchases>, 'transferStatus'>,
): Promise<void> {
  await db
    .updateTable('toolPurchases')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the transfer status is no longer `from`. */
export async function moveToolRow(
  db: Db,
  id: ToolId,
  { from, to }: { from: TransferStatus; to: TransferStatus },
): Promise<void> {
  const moved = await db
    .updateTable('toolPurchases')
    .set((eb) => ({ transferStatus: to, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('transferStatus', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

export async function deleteTool(db: Db, id: ToolId): Promise<void> {
  await db.deleteFrom('toolPurchases').where('id', '=', id).execute()
}
