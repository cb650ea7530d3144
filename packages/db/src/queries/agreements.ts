import type { Db } from '../database.ts'
import { type PageRequest, readPage } from './page.ts'
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
  const query = selectAgreements(db, scope).where('agreements.projectId', '=', projectId)
  return readPage(
    query,
    { at: 'agreements.createdAt', id: 'agreements.id', direction: 'desc' },
    { cursor, limit },
  )
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
