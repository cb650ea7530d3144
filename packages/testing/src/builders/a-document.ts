import { createHash } from 'node:crypto'
import { type Db, newId } from '@tallgrass/db'
import type { AgreementId, ClientId } from '@tallgrass/domain'
import { moneyOf, type ValuesOf } from './values-of.ts'

const CREATED_AT = new Date('2026-11-02T09:00:00.000Z')
const FILE = Buffer.from('%PDF-1.7 what is signed')

const text = {
  title: 'Scope of Work',
  purpose: 'What is built.',
  facts: [],
  sections: [],
  termsTitle: 'Terms',
  terms: [],
  note: 'Sample',
  version: 'scope_of_work 1, MSA 1',
}

/** A document of the agreement with its original file; a draft by default. */
export async function aDocument(
  db: Db,
  agreement: { id: AgreementId; clientId: ClientId },
  { retainerAmount, ...values }: ValuesOf<'eSignatureDocuments'> = {},
) {
  const document = {
    id: newId('Document', CREATED_AT),
    agreementId: agreement.id,
    clientId: agreement.clientId,
    documentType: 'scope_of_work' as const,
    documentTitle: 'Scope of work for the front desk',
    projectName: 'Front desk',
    text: JSON.stringify(text),
    createdAt: CREATED_AT,
    retainerAmount: retainerAmount ? moneyOf(retainerAmount) : null,
  }
  const row = await db
    .insertInto('eSignatureDocuments')
    .values({ ...document, ...values })
    .returningAll()
    .executeTakeFirstOrThrow()
  const sha256 = createHash('sha256').update(FILE).digest('hex')
  const file = { documentId: row.id, content: FILE, sha256, createdAt: CREATED_AT }
  await db
    .insertInto('documentFiles')
    .values({ ...file, kind: 'original' })
    .execute()
  return { ...row, sha256 }
}
