import { agreement, eSignatureDocument, MAX_PAGE_SIZE } from '@tallgrass/contracts'
import { eSignProviders } from '@tallgrass/domain'
import { listOf } from './shapes.ts'
import { row } from './table.ts'

const maxPage = { limit: MAX_PAGE_SIZE }

export const agreementRows = [
  row('GET', '/api/agreements', 'portal.agreements.list', {
    summary: 'Agreements, newest first; clients see their own',
    defaults: maxPage,
    shape: listOf(agreement),
  }),
  row('POST', '/api/agreements', 'admin.agreements.create', { summary: 'Draft an agreement' }),
  row('POST', '/api/agreements/{id}/send-for-signature', 'admin.agreements.sendForSignature', {
    summary: 'Send a document of a draft agreement for signature',
  }),
  ...eSignProviders.map((provider) =>
    row('GET', `/api/agreements/${provider}-documents`, 'admin.documents.atProvider', {
      summary: `Documents at the e-signature service ${provider}, newest first; 404 if it is not configured`,
      fixed: { provider },
    }),
  ),
  row('GET', '/api/esignature-documents', 'portal.documents.list', {
    summary: 'Documents by workflow step, then newest first; clients see those sent to them',
    defaults: maxPage,
    shape: listOf(eSignatureDocument),
  }),
  row('GET', '/api/esignature-documents/{id}/status', 'portal.documents.status', {
    summary: 'The current status of a document',
  }),
  row('GET', '/api/esignature-documents/{id}/download', 'portal.documents.download', {
    summary: 'The download link of a completed document',
  }),
]
