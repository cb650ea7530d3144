import type { Db } from '../database.ts'
import { type PageRequest, toPage, toPosition } from './page.ts'
import { clientIn, type Scope } from './scope.ts'

function selectAgreements(db: Db, scope: Scope) {
  const clientId = clientIn(scope)
  const query = db
    .selectFrom('agreements')
    .innerJoin('users', 'users.id', 'agreements.clientId')
    .select([
      'agreements.id',
      'agreements.clientId',
      'agreements.projectId',
      'agreements.projectName',
      'agreements.type',
      'agreements.status',
      'agreements.createdAt',
      'agreements.signedAtClient',
      'agreements.countersignedAt',
      'agreements.url',
      'users.name as clientName',
    ])
  return clientId ? query.where('agreements.clientId', '=', clientId) : query
}

/** Newest first. */
export async function listProjectAgreements(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: string },
) {
  let query = selectAgreements(db, scope).where('agreements.projectId', '=', projectId)
  if (cursor) {
    const { createdAt, id } = toPosition(cursor)
    query = query.where((eb) =>
      eb(eb.refTuple('agreements.createdAt', 'agreements.id'), '<', eb.tuple(createdAt, id)),
    )
  }
  const rows = await query
    .orderBy('agreements.createdAt', 'desc')
    .orderBy('agreements.id', 'desc')
    .limit(limit + 1)
    .execute()
  return toPage(rows, limit)
}

export function listLatestAgreements(db: Db, scope: Scope, limit: number) {
  return selectAgreements(db, scope)
    .orderBy('agreements.createdAt', 'desc')
    .orderBy('agreements.id', 'desc')
    .limit(limit)
    .execute()
}

/** The longest waiting first. */
export function listSentAgreements(db: Db, scope: Scope, limit: number) {
  return selectAgreements(db, scope)
    .where('agreements.status', '=', 'SENT')
    .orderBy('agreements.createdAt')
    .orderBy('agreements.id')
    .limit(limit)
    .execute()
}
