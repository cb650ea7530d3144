import type { SigningView } from '@tallgrass/contracts'
import {
  type AgreementId,
  type DocumentId,
  documentStatusWords,
  noSuch,
  parseInstant,
  toInstant,
} from '@tallgrass/domain'
import {
  agreementDetailsOf,
  agreementIn,
  documentDetailsOf,
  documents,
  documentWords,
  FINGERPRINT,
} from '../samples/agreements.ts'
import { mockId } from '../samples/moments.ts'
import { client, colleagues } from '../samples/people.ts'
import { agreements, fullProject } from '../samples/projects.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

function detailsOf(id: AgreementId) {
  const found = agreements.find((agreement) => agreement.id === id)
  if (!found) throw noSuch('Agreement')
  return agreementDetailsOf(found)
}

function documentOf(id: DocumentId) {
  const found = documents.find((document) => document.id === id)
  if (!found) throw noSuch('Document')
  return found
}

function signingOf(id: DocumentId): SigningView {
  const document = documentOf(id)
  const { projectName, retainerAmount, signatures } = documentDetailsOf(document)
  return {
    id,
    documentType: document.documentType,
    documentTitle: document.documentTitle,
    projectName,
    clientName: client.name,
    signerName: document.signerName,
    sentByName: 'Ruth Calloway',
    text: documentWords,
    status: document.status,
    sentAt: document.sentAt,
    expiresAt: document.expiresAt,
    expiredAt: null,
    withdrawnBy: null,
    withdrawReason: null,
    signatures,
    sha256: FINGERPRINT,
    fileUrl: `/api/esignature-documents/${id}/document.pdf`,
    retainerAmount,
    consent: { version: '1', label: 'I agree to sign electronically', text: 'What that means.' },
    role: 'CLIENT',
    isSigner: true,
    maySign: document.signedAt === null,
    atProvider: false,
  }
}

export const portalAgreementMocks: MocksOf<'portal.agreements'> = {
  'portal.agreements.list': ({ clientId, search = '', show = 'open', status }) =>
    onlyPage(
      agreements.filter(
        (row) =>
          (row.closedAt === null) === (show === 'open') &&
          (!status || row.status === status) &&
          (!clientId || row.clientId === clientId) &&
          `${row.projectName} ${row.clientName}`.toLowerCase().includes(search.toLowerCase()),
      ),
    ),
}

export const agreementMocks: MocksOf<'admin.agreements'> = {
  'admin.agreements.counts': () => ({
    total: agreements.length,
    fullySigned: agreements.filter(({ status }) => status === 'SIGNED_BOTH').length,
    pendingSignature: agreements.filter(({ status }) => status === 'SENT' || status === 'SIGNED_CLIENT')
      .length,
    toCountersign: agreements.filter(({ status }) => status === 'SIGNED_CLIENT').length,
    drafts: agreements.filter(({ status }) => status === 'DRAFT').length,
  }),
  'admin.agreements.get': ({ id }) => detailsOf(id),
  'admin.agreements.create': ({ projectName, type = 'MSA' }) => ({
    ...detailsOf(mockId('Agreement', 1)),
    projectName,
    type,
    status: 'DRAFT',
    documents: [],
  }),
  'admin.agreements.update': ({ id, projectName, type }) => {
    const found = detailsOf(id)
    const facts = { type: type ?? found.type, projectName: projectName ?? found.projectName }
    return { ...found, ...facts, version: found.version + 1 }
  },
  'admin.agreements.duplicate': ({ id }) => ({
    ...agreementDetailsOf(agreementIn('DRAFT')),
    type: detailsOf(id).type,
    projectName: detailsOf(id).projectName,
  }),
  'admin.agreements.sendForSignature': ({ id }) => ({ ...detailsOf(id), status: 'SENT' }),
  'admin.agreements.close': ({ id }) => ({ ...detailsOf(id), closedAt: toInstant(new Date()) }),
  'admin.agreements.delete': () => ({ ok: true }),
}

export const portalDocumentMocks: MocksOf<'portal.documents'> = {
  'portal.documents.list': () => onlyPage(documents.toReversed()),
  'portal.documents.status': ({ id }) => documentOf(id),
  'portal.documents.download': ({ id }) => ({
    downloadUrl: `/api/esignature-documents/${id}/document.pdf`,
  }),
  'portal.documents.verify': () => ({
    type: 'scope_of_work',
    status: 'completed',
    sealedAt: parseInstant('2026-11-12T15:30:00.000Z'),
  }),
}

export const documentMocks: MocksOf<'admin.documents'> = {
  'admin.documents.atProvider': () => ({
    result: documents.map(({ createdAt, documentTitle, id, status }) => ({
      documentId: id,
      documentTitle,
      documentStatus: documentStatusWords[status],
      createdDate: createdAt,
      ownId: id,
    })),
  }),
  'admin.documents.remind': ({ id }) => ({ ...documentDetailsOf(documentOf(id)), isEmailed: true }),
  'admin.documents.extend': ({ id }) => documentDetailsOf(documentOf(id)),
  'admin.documents.changeSigner': ({ id, signerId }) => ({
    ...documentDetailsOf(documentOf(id)),
    signerId,
    signerName: colleagues.find((one) => one.id === signerId)?.name ?? '',
  }),
  'admin.documents.withdraw': ({ id }) => ({ ...documentDetailsOf(documentOf(id)), status: 'expired' }),
}

export const signingMocks: MocksOf<'portal.signing'> = {
  'portal.signing.get': ({ documentId }) => signingOf(documentId),
  'portal.signing.open': () => ({ ok: true }),
  'portal.signing.sign': () => ({
    paymentUrl: `/checkout?invoice=${mockId('Invoice', 1)}&key=sample`,
    invoiceGoesTo: 'you',
  }),
  'portal.signing.decline': () => ({ ok: true }),
  'portal.signing.page': () => ({ url: `https://sign.example/${fullProject?.id}` }),
}
