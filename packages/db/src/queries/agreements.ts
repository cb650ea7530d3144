import type { AgreementId, AgreementStatus, ClientId, OrganizationId, ProjectId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Agreements } from '../schema.gen.ts'
import { compilePerScope } from './compiled.ts'
import { openedAtOf } from './documents.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { type PageRequest, readPage } from './page.ts'
import { findPeopleNamed, isNamed } from './people-named.ts'
import { organizationIn, type Scope } from './scope.ts'
import { anyContains } from './sql.ts'
import { readStatusCounts } from './totals.ts'

const agreementColumns = [
  'agreements.id',
  'agreements.clientId',
  'agreements.organizationId',
  'agreements.projectId',
  'agreements.projectName',
  'agreements.description',
  'agreements.type',
  'agreements.status',
  'agreements.documentId',
  'agreements.createdAt',
  'agreements.signedAtClient',
  'agreements.countersignedAt',
  'agreements.url',
  'agreements.closedAt',
  'agreements.version',
] as const

export type AgreementRow = NonNullable<Awaited<ReturnType<typeof lockAgreementRow>>>

const NEWEST_FIRST = { at: 'agreements.createdAt', id: 'agreements.id', direction: 'desc' } as const

/** Each with its client, and with the signer of its newest document and what happened to it. */
function selectAgreements(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('agreements')
    .innerJoin('users', 'users.id', 'agreements.clientId')
    .leftJoin('eSignatureDocuments as documents', (join) => {
      const newest = join.onRef('documents.id', '=', 'agreements.documentId')
      // Clients do not see unsent documents.
      return organizationId ? newest.on('documents.sentAt', 'is not', null) : newest
    })
    .leftJoin('users as signers', 'signers.id', 'documents.signerId')
    // A document has at most one withdrawal.
    .leftJoin('documentEvents as withdrawals', (join) =>
      join.onRef('withdrawals.documentId', '=', 'documents.id').on('withdrawals.event', '=', 'withdrawn'),
    )
    .select([
      ...agreementColumns,
      'users.name as clientName',
      'users.email as clientEmail',
      'documents.signerId',
      'signers.name as signerName',
      'documents.declinedAt',
      'documents.declineReason',
      'documents.expiredAt',
      'withdrawals.actorName as withdrawnBy',
      'withdrawals.detail as withdrawReason',
    ])
    .select((eb) => [
      openedAtOf(eb.ref('documents.id'), eb.ref('documents.signerId')),
      // Nor the price of a draft, which may still change.
      eb
        .case()
        .when(eb(eb.val(organizationId !== undefined), '=', true).and('agreements.status', '=', 'DRAFT'))
        .then(null)
        .else(eb.ref('agreements.price'))
        .end()
        .as('price'),
    ])
  return organizationId ? query.where('agreements.organizationId', '=', organizationId) : query
}

export function findAgreement(db: Db, scope: Scope, id: AgreementId) {
  return selectAgreements(db, scope).where('agreements.id', '=', id).executeTakeFirst()
}

/** Locks the agreement until this transaction ends. */
export function lockAgreementRow(trx: Db, id: AgreementId) {
  return trx
    .selectFrom('agreements')
    .select([...agreementColumns, 'agreements.price'])
    .where('agreements.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertAgreement(db: Db, agreement: Insertable<Agreements>): Promise<void> {
  await db.insertInto('agreements').values(agreement).execute()
}

export async function updateAgreement(db: Db, id: AgreementId, changes: Change<Agreements>): Promise<void> {
  await db
    .updateTable('agreements')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveAgreementRow(
  db: Db,
  id: AgreementId,
  { from, ...changes }: Move<Agreements>,
): Promise<void> {
  const moved = await db
    .updateTable('agreements')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

export async function deleteAgreement(db: Db, id: AgreementId): Promise<void> {
  await db.deleteFrom('agreements').where('id', '=', id).execute()
}

interface AgreementFilter {
  search?: string | undefined
  status?: AgreementStatus | undefined
  clientId?: ClientId | undefined
  organizationId?: OrganizationId | undefined
  show?: 'open' | 'closed' | undefined
}

/** Newest first. Lists open agreements unless `show` is 'closed'. */
export async function listAgreements(db: Db, scope: Scope, request: PageRequest & AgreementFilter) {
  const { clientId, cursor, limit, search, show = 'open', status } = request
  let query = selectAgreements(db, scope).where(
    'agreements.closedAt',
    show === 'open' ? 'is' : 'is not',
    null,
  )
  if (request.organizationId) query = query.where('agreements.organizationId', '=', request.organizationId)
  if (clientId) query = query.where('agreements.clientId', '=', clientId)
  if (status) query = query.where('agreements.status', '=', status)
  if (search) {
    // An organization has few, which are read anyway.
    const people = organizationIn(scope) ? 'many' : await findPeopleNamed(db, search)
    query = query.where(({ eb, fn, or, ref, val }) => {
      const matches = anyContains([ref('agreements.projectName')], search)
      if (people === 'many') return or([matches, isNamed(search)])
      return people.length === 0
        ? matches
        : or([matches, eb('agreements.clientId', '=', fn.any(val(people)))])
    })
  }
  return readPage(query, NEWEST_FIRST, { cursor, limit })
}

/** Without those that are closed. */
export async function countAgreements(db: Db): Promise<Record<AgreementStatus, number>> {
  const count = await readStatusCounts(db)
  return {
    DRAFT: count('agreement', 'DRAFT'),
    SENT: count('agreement', 'SENT'),
    SIGNED_CLIENT: count('agreement', 'SIGNED_CLIENT'),
    SIGNED_BOTH: count('agreement', 'SIGNED_BOTH'),
  }
}

/** Newest first. */
export async function listProjectAgreements(
  db: Db,
  scope: Scope,
  { cursor, limit, projectId }: PageRequest & { projectId: ProjectId },
) {
  const query = selectAgreements(db, scope)
    .where('agreements.projectId', '=', projectId)
    .where('agreements.closedAt', 'is', null)
  return readPage(query, NEWEST_FIRST, { cursor, limit })
}

export function latestAgreements(limit: number) {
  return compilePerScope((db, scope) =>
    selectAgreements(db, scope)
      .where('agreements.closedAt', 'is', null)
      .orderBy('agreements.createdAt', 'desc')
      .orderBy('agreements.id', 'desc')
      .limit(limit),
  )
}

/** Each with the document to sign, the longest waiting first. */
export function sentAgreements(limit: number) {
  return compilePerScope((db, scope) =>
    selectAgreements(db, scope)
      .select(['documents.documentTitle', 'documents.sentAt'])
      .where('agreements.status', '=', 'SENT')
      .orderBy((eb) => eb.fn.coalesce('documents.sentAt', 'agreements.createdAt'))
      .orderBy('agreements.id')
      .limit(limit),
  )
}
