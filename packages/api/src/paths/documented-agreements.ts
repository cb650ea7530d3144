import { agreement, eSignatureDocument } from '@tallgrass/contracts'
import { eSignProviders, MAX_PAGE_SIZE } from '@tallgrass/domain'
import { documentedRow } from './row.ts'
import { listOf } from './shapes.ts'

const maxPage = { limit: MAX_PAGE_SIZE }

export const documentedAgreements = [
  documentedRow('GET', '/api/agreements', 'portal.agreements.list', {
    defaults: maxPage,
    shape: listOf(agreement),
  }),
  documentedRow('POST', '/api/agreements', 'admin.agreements.create'),
  documentedRow('POST', '/api/agreements/{id}/send-for-signature', 'admin.agreements.sendForSignature'),
  ...eSignProviders.map((provider) =>
    documentedRow('GET', `/api/agreements/${provider}-documents`, 'admin.documents.atProvider', {
      summary: `Documents at the e-signature service ${provider}, newest first; 404 if it is not configured`,
      fixed: { provider },
    }),
  ),
  documentedRow('GET', '/api/esignature-documents', 'portal.documents.list', {
    defaults: maxPage,
    shape: listOf(eSignatureDocument),
  }),
  documentedRow('GET', '/api/esignature-documents/{id}/status', 'portal.documents.status'),
  documentedRow('GET', '/api/esignature-documents/{id}/download', 'portal.documents.download'),
]
