import {
  type AgreementId,
  type DocumentId,
  type Instant,
  type InvoiceId,
  parseId,
  type UserId,
} from '@tallgrass/domain'
import { type Expression, expressionBuilder, type Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, ESignatureDocuments } from '../schema.gen.ts'
import { readCursor } from './cursor.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { type PageRequest, toKeyedPage } from './page.ts'
import { organizationIn, type Scope } from './scope.ts'
import { nameOnPaper, textIn } from './sql.ts'

const documentColumns = [
  'documents.id',
  'documents.agreementId',
  'documents.clientId',
  'documents.signerId',
  'documents.organizationId',
  'documents.provider',
  'documents.providerDocumentId',
  'documents.documentType',
  'documents.documentTitle',
  'documents.projectName',
  'documents.description',
  'documents.retainerAmount',
  'documents.invoiceId',
  'documents.status',
  'documents.sentBy',
  'documents.sentAt',
  'documents.signedAt',
  'documents.countersignedAt',
  'documents.declinedAt',
  'documents.declineReason',
  'documents.expiredAt',
  'documents.expiresAt',
  'documents.reminderCount',
  'documents.lastReminderAt',
  'documents.sealedAt',
  'documents.metadata',
  'documents.tokenHash',
  'documents.sealedToken',
  'documents.createdAt',
] as const

export type DocumentRow = NonNullable<Awaited<ReturnType<typeof lockDocumentRow>>>
/** With the names of the client, of the signer and of the administrator who withdrew it. */
export type ListedDocument = NonNullable<Awaited<ReturnType<typeof findDocument>>>

function selectDocuments(db: Db, scope: Scope) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('eSignatureDocuments as documents')
    .innerJoin('users', 'users.id', 'documents.clientId')
    .innerJoin('users as signers', 'signers.id', 'documents.signerId')
    // A document has at most one withdrawal.
    .leftJoin('documentEvents as withdrawals', (join) =>
      join.onRef('withdrawals.documentId', '=', 'documents.id').on('withdrawals.event', '=', 'withdrawn'),
    )
    .select([
      ...documentColumns,
      'users.name as clientName',
      'signers.name as signerName',
      'withdrawals.actorName as withdrawnBy',
      'withdrawals.detail as withdrawReason',
    ])
    .select(({ ref }) => [
      openedAtOf(ref('documents.id'), ref('documents.signerId')),
      organizationInText().as('organizationName'),
    ])
  // Clients do not see unsent documents.
  return organizationId
    ? query.where('documents.organizationId', '=', organizationId).where('documents.sentAt', 'is not', null)
    : query
}

/** When the signer first opened the document, as `openedAt`. */
export function openedAtOf(documentId: Expression<DocumentId | null>, signerId: Expression<UserId | null>) {
  return expressionBuilder<DB, never>()
    .selectFrom('documentEvents as openings')
    .select(({ fn }) => fn.min<Instant | null>('openings.at').as('at'))
    .where('openings.documentId', '=', documentId)
    .where('openings.actorId', '=', signerId)
    .where('openings.event', '=', 'opened')
    .$asScalar()
    .$castTo<Instant | null>()
    .as('openedAt')
}

/** By the step of the workflow, then newest first. */
export async function listDocuments(db: Db, scope: Scope, { cursor, limit }: PageRequest) {
  let query = selectDocuments(db, scope).select('documents.step as sortKey')
  if (cursor) {
    const last = readCursor(cursor, 'number')
    query = query.where((eb) => {
      // A forged cursor may contain a number that is too large for the column.
      const step = eb.cast<number>(eb.val(last.key), 'integer')
      const laterInStep = eb.and([
        eb('documents.step', '=', step),
        eb('documents.id', '<', parseId('Document', last.id)),
      ])
      return eb.or([eb('documents.step', '>', step), laterInStep])
    })
  }
  const rows = await query
    .orderBy('documents.step')
    .orderBy('documents.id', 'desc')
    .limit(limit + 1)
    .execute()
  return toKeyedPage(rows, limit)
}

/** Newest first. */
export function listDocumentsOfAgreement(db: Db, scope: Scope, agreementId: AgreementId) {
  return selectDocuments(db, scope)
    .where('documents.agreementId', '=', agreementId)
    .orderBy('documents.createdAt', 'desc')
    .orderBy('documents.id', 'desc')
    .execute()
}

export function findDocument(db: Db, scope: Scope, id: DocumentId) {
  return selectDocuments(db, scope).where('documents.id', '=', id).executeTakeFirst()
}

/** The text of the document as it was sent, which is too long for lists. */
export async function findDocumentText(db: Db, id: DocumentId) {
  const row = await db
    .selectFrom('eSignatureDocuments')
    .select('text')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.text
}

export async function findOrganizationInText(db: Db, id: DocumentId): Promise<string | null> {
  const row = await db
    .selectFrom('eSignatureDocuments as documents')
    .select(organizationInText().as('name'))
    .where('documents.id', '=', id)
    .executeTakeFirst()
  return row?.name ?? null
}

/** The organization for which a document is signed, by the legal name that the document states; null for a person. */
export function organizationInText() {
  return textIn('documents.text', 'organization')
}

/** Locks the document until this transaction ends. */
export function lockDocumentRow(trx: Db, id: DocumentId) {
  return trx
    .selectFrom('eSignatureDocuments as documents')
    .select(documentColumns)
    .where('documents.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function insertDocument(db: Db, document: Insertable<ESignatureDocuments>): Promise<void> {
  await db.insertInto('eSignatureDocuments').values(document).execute()
}

export async function updateDocument(
  db: Db,
  id: DocumentId,
  changes: Change<ESignatureDocuments>,
): Promise<void> {
  await db.updateTable('eSignatureDocuments').set(changes).where('id', '=', id).execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveDocumentRow(
  db: Db,
  id: DocumentId,
  { from, ...changes }: Move<ESignatureDocuments>,
): Promise<void> {
  const moved = await db
    .updateTable('eSignatureDocuments')
    .set(changes)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

/** The signers of a document, its client by the names for paper, and the type and price of its agreement. */
export function findSigners(db: Db, documentId: DocumentId) {
  return db
    .selectFrom('eSignatureDocuments as documents')
    .innerJoin('agreements', 'agreements.id', 'documents.agreementId')
    .innerJoin('organizations', 'organizations.id', 'documents.organizationId')
    .innerJoin('users as clients', 'clients.id', 'documents.clientId')
    .innerJoin('users as signers', 'signers.id', 'documents.signerId')
    .innerJoin('users as senders', 'senders.id', 'documents.sentBy')
    .select([
      'agreements.type as agreementType',
      'agreements.price',
      'clients.name as clientName',
      'organizations.postalAddress as clientAddress',
      'documents.signerId',
      'signers.name as signerName',
      'signers.email as signerEmail',
      'signers.role as signerRole',
      'signers.signs as signerSigns',
      'signers.pays as signerPays',
      'signers.organizationId as signerOrganizationId',
      'senders.name as senderName',
      'senders.email as senderEmail',
      'senders.role as senderRole',
    ])
    .select(nameOnPaper().as('clientOrg'))
    .where('documents.id', '=', documentId)
    .executeTakeFirst()
}

export type Signers = NonNullable<Awaited<ReturnType<typeof findSigners>>>

/** The document whose retainer this invoice is, while it waits for signatures. */
export function findWaitingDocumentOf(db: Db, invoiceId: InvoiceId) {
  return db
    .selectFrom('eSignatureDocuments')
    .select('documentTitle')
    .where('invoiceId', '=', invoiceId)
    .where('status', 'in', ['sent', 'in_progress'])
    .executeTakeFirst()
}
