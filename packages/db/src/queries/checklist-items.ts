import type { ChecklistItemId, ProjectId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { AcceptanceChecklists } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { type PageRequest, readPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'

const columns = [
  'acceptanceChecklists.id',
  'acceptanceChecklists.projectId',
  'acceptanceChecklists.item',
  'acceptanceChecklists.required',
  'acceptanceChecklists.status',
  'acceptanceChecklists.createdAt',
  'acceptanceChecklists.version',
] as const

function selectChecklistItems(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('acceptanceChecklists')
    .innerJoin('projects', 'projects.id', 'acceptanceChecklists.projectId')
    .select(columns)
  return organizationId ? query.where('projects.organizationId', '=', organizationId) : query
}

export function findChecklistItem(db: Db, scope: Scope, id: ChecklistItemId) {
  return selectChecklistItems(db, scope).where('acceptanceChecklists.id', '=', id).executeTakeFirst()
}

/** In the order they were added. */
export async function listChecklistItems(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const query = selectChecklistItems(db, scope).where('acceptanceChecklists.projectId', '=', projectId)
  return readPage(
    query,
    { at: 'acceptanceChecklists.createdAt', id: 'acceptanceChecklists.id', direction: 'asc' },
    { cursor, limit },
  )
}

export async function insertChecklistItems(db: Db, rows: Insertable<AcceptanceChecklists>[]): Promise<void> {
  if (rows.length > 0) await db.insertInto('acceptanceChecklists').values(rows).execute()
}

export async function updateChecklistItem(
  db: Db,
  id: ChecklistItemId,
  changes: Change<AcceptanceChecklists>,
): Promise<void> {
  await db
    .updateTable('acceptanceChecklists')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveChecklistItemRow(
  db: Db,
  id: ChecklistItemId,
  { from, ...changes }: Move<AcceptanceChecklists>,
): Promise<void> {
  const moved = await db
    .updateTable('acceptanceChecklists')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

export async function deleteChecklistItem(db: Db, id: ChecklistItemId): Promise<void> {
  await db.deleteFrom('acceptanceChecklists').where('id', '=', id).execute()
}
