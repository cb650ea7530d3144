import type {
  Agreement,
  AgreementDetails,
  DocumentDetails,
  DocumentText,
  ESignatureDocument,
} from '@tallgrass/contracts'
import { type AgreementStatus, parseMoney } from '@tallgrass/domain'
import { inDays, mockId } from './moments.ts'
import { client, organizationOf } from './people.ts'
import { agreements, fullProject } from './projects.ts'

const projectName = fullProject?.name ?? ''

const unsigned = { signedAt: null, countersignedAt: null, declinedAt: null, expiredAt: null, sealedAt: null }

/** One awaits the client's signature, and one is signed by everyone. */
export const documents: ESignatureDocument[] = [
  {
    ...unsigned,
    documentType: 'scope_of_work' as const,
    documentTitle: 'Scope of work for the front desk',
    status: 'sent' as const,
    signingUrl: `/sign/${mockId('Document', 1)}`,
    sentAt: inDays(-4),
    expiresAt: inDays(26),
    reminderCount: 1,
    createdAt: inDays(-4),
  },
  {
    ...unsigned,
    documentType: 'retainer' as const,
    documentTitle: 'Retainer for the front desk',
    status: 'completed' as const,
    signingUrl: null,
    sentAt: inDays(-25),
    signedAt: inDays(-24),
    countersignedAt: inDays(-23),
    sealedAt: inDays(-23),
    expiresAt: inDays(5),
    reminderCount: 0,
    createdAt: inDays(-25),
  },
].map((facts, n) => ({
  id: mockId('Document', n + 1),
  agreementId: mockId('Agreement', n + 1),
  clientName: client.name,
  signerId: client.id,
  signerName: client.name,
  organizationId: organizationOf(client),
  organizationName: null,
  openedAt: null,
  declineReason: null,
  withdrawnBy: null,
  withdrawReason: null,
  ...facts,
}))

export const documentWords: DocumentText = {
  title: 'Scope of Work',
  organization: null,
  purpose: `This document describes what is built for ${projectName}.`,
  facts: [
    { label: 'Client', value: client.name },
    { label: 'Project', value: projectName },
  ],
  sections: [{ heading: 'What is built', paragraphs: ['A front desk that answers after hours.'] }],
  termsTitle: 'Statement of Work Terms',
  terms: [{ heading: 'Changes', paragraphs: ['Changes are agreed on in writing.'] }],
  note: '',
  version: 'scope_of_work 1, SOW 1',
}

export const FINGERPRINT = 'a3'.repeat(32)

function evidenceOf({ countersignedAt, sentAt, signedAt }: ESignatureDocument): DocumentDetails['evidence'] {
  const events = [
    { event: 'sent' as const, actorName: 'Ruth Calloway', at: sentAt },
    { event: 'signed' as const, actorName: client.name, at: signedAt },
    { event: 'countersigned' as const, actorName: 'Ruth Calloway', at: countersignedAt },
  ]
  return events.flatMap(({ at, ...event }, n) =>
    at === null
      ? []
      : {
          ...event,
          at,
          seq: n + 1,
          detail: null,
          ip: '192.0.2.7',
          userAgent: 'Prairie Browser/1.0',
          sha256Before: n === 0 ? null : FINGERPRINT,
          sha256After: FINGERPRINT,
          hash: FINGERPRINT,
        },
  )
}

export function documentDetailsOf(document: ESignatureDocument): DocumentDetails {
  const { countersignedAt, signedAt } = document
  return {
    ...document,
    signingUrl: null,
    projectName,
    description: null,
    retainerAmount: document.documentType === 'retainer' ? parseMoney('5000.00') : null,
    signatures: [
      ...(signedAt ? [{ role: 'CLIENT' as const, name: client.name, signedAt }] : []),
      ...(countersignedAt
        ? [{ role: 'PROVIDER' as const, name: 'Ruth Calloway', signedAt: countersignedAt }]
        : []),
    ],
    evidence: evidenceOf(document),
    isEvidenceIntact: true,
    metadata: {},
  }
}

export function agreementDetailsOf(agreement: Agreement): AgreementDetails {
  return {
    ...agreement,
    signingUrl: null,
    clientEmail: client.email,
    description: null,
    version: 1,
    documents: documents.filter(({ agreementId }) => agreementId === agreement.id).map(documentDetailsOf),
  }
}

/** An agreement in this status; a draft has no documents. */
export function agreementIn(status: AgreementStatus): Agreement {
  const [sent, signed] = agreements
  if (!sent || !signed) throw new Error('There are no sample agreements')
  if (status === 'SENT') return sent
  if (status === 'DRAFT')
    return {
      ...sent,
      id: mockId('Agreement', 3),
      status,
      documentId: null,
      signerId: null,
      signerName: null,
      signingUrl: null,
      url: null,
    }
  const countersignedAt = status === 'SIGNED_BOTH' ? signed.countersignedAt : null
  return { ...signed, status, countersignedAt }
}
