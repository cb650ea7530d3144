import { hours } from '@tallgrass/brand'
import type { DocumentText, SendForSignatureInput } from '@tallgrass/contracts'
import { type AgreementRow, type Db, readSignOffRecords, type SignOffRecords } from '@tallgrass/db'
import {
  type AgreementType,
  ensureSignOff,
  formatLongDateAt,
  type Money,
  type ProjectId,
  type ProjectStatus,
} from '@tallgrass/domain'
import { composeDocument } from '../documents/compose-document.ts'

/** What a document says beyond the names of its signers. */
export interface Contents {
  facts: Facts
  records: SignOffRecords | null
}
export type Facts = ReturnType<typeof toFacts>

export function toFacts(input: SendForSignatureInput, agreement: Pick<AgreementRow, 'projectName'>) {
  const { description = null, documentTitle, documentType, retainerAmount } = input
  const { projectName = agreement.projectName } = input
  const amount = documentType === 'retainer' ? (retainerAmount ?? null) : null
  return { documentType, documentTitle, projectName, description, retainerAmount: amount }
}

/** The records that a sign-off lists. Throws CONFLICT unless the project is ready for it. */
export async function readSignOffRecordsOf(
  db: Db,
  project: { id: ProjectId; status: ProjectStatus } | null,
): Promise<SignOffRecords | null> {
  ensureSignOff(project)
  return project ? readSignOffRecords(db, project.id) : null
}

interface Signed {
  agreementType: AgreementType
  clientName: string
  clientOrg: string | null
  clientAddress: string | null
  price: Money | null
  at: Date
}

/** The text of the document, dated in the business's time zone. */
export function toText(
  { facts, records }: Contents,
  { agreementType, at, clientAddress, clientName, clientOrg, price }: Signed,
): DocumentText {
  const day = formatLongDateAt(at, hours.timeZone)
  const client = { clientAddress, clientName, clientOrg }
  return composeDocument({ ...facts, ...client, records, agreementType, price, day })
}
