import type { DocumentFileKind, DocumentId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DocumentEvents, DocumentFiles, DocumentSignatures } from '../schema.gen.ts'

const eventColumns = [
  'id',
  'documentId',
  'seq',
  'event',
  'actorId',
  'actorName',
  'ip',
  'userAgent',
  'detail',
  'sha256Before',
  'sha256After',
  'previousHash',
  'hash',
  'at',
] as const

export type DocumentEventRow = Awaited<ReturnType<typeof listDocumentEvents>>[number]

/** In order, the oldest first. */
export function listDocumentEvents(db: Db, documentIds: DocumentId[]) {
  return db
    .selectFrom('documentEvents')
    .select(eventColumns)
    .where('documentId', 'in', documentIds)
    .orderBy('documentId')
    .orderBy('seq')
    .execute()
}

export function findLastDocumentEvent(db: Db, documentId: DocumentId) {
  return db
    .selectFrom('documentEvents')
    .select(['seq', 'hash', 'sha256After'])
    .where('documentId', '=', documentId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function insertDocumentEvent(db: Db, event: Insertable<DocumentEvents>): Promise<void> {
  await db.insertInto('documentEvents').values(event).execute()
}

export async function insertDocumentFile(db: Db, file: Insertable<DocumentFiles>): Promise<void> {
  await db
    .insertInto('documentFiles')
    .values(file)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Replaces the file that is still to be signed, for another signer. */
export async function replaceOriginal(
  db: Db,
  documentId: DocumentId,
  file: { content: Buffer; sha256: string; createdAt: Date },
): Promise<void> {
  await db
    .updateTable('documentFiles')
    .set(file)
    .where('documentId', '=', documentId)
    .where('kind', '=', 'original')
    .execute()
}

interface FileKey {
  documentId: DocumentId
  kind: DocumentFileKind
}

export function listStoredFileKeys(db: Db) {
  return db
    .selectFrom('documentFiles')
    .select(['documentId', 'kind'])
    .orderBy('documentId')
    .orderBy('kind')
    .execute()
}

export function findDocumentFile(db: Db, { documentId, kind }: FileKey) {
  return db
    .selectFrom('documentFiles')
    .select(['content', 'sha256'])
    .where('documentId', '=', documentId)
    .where('kind', '=', kind)
    .executeTakeFirst()
}

export async function insertDocumentSignature(
  db: Db,
  signature: Insertable<DocumentSignatures>,
): Promise<void> {
  await db.insertInto('documentSignatures').values(signature).execute()
}

const signatureColumns = [
  'signatures.documentId',
  'signatures.role',
  'signatures.name',
  'signatures.drawing',
  'signatures.consentVersion',
  'signatures.ip',
  'signatures.userAgent',
  'signatures.signedAt',
] as const

/** The client's signature first, each with the email address of the signer's account. */
export function listDocumentSignatures(db: Db, documentIds: DocumentId[]) {
  return db
    .selectFrom('documentSignatures as signatures')
    .innerJoin('users', 'users.id', 'signatures.signerId')
    .select([...signatureColumns, 'users.email'])
    .where('signatures.documentId', 'in', documentIds)
    .orderBy('signatures.documentId')
    .orderBy('signatures.role')
    .execute()
}
