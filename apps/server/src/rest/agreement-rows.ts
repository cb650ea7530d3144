import { agreement, eSignatureDocument, MAX_PAGE_SIZE } from '@tallgrass/contracts'
import { eSignProviders } from '@tallgrass/domain'
import { listOf } from './shapes.ts'
import { row } from './table.ts'

const whole = { limit: MAX_PAGE_SIZE }

export const agreementRows = [
  row('GET', '/api/agreements', 'portal.agreements.list', {
    summary: 'Agreements, newest first; a client finds their own',
    defaults: whole,
    shape: listOf(agreement),
  }),
  row('POST', '/api/agreements', 'admin.agreements.create', { summary: 'Draft an agreement' }),
  row('POST', '/api/agreements/{id}/send-for-signature', 'admin.agreements.sendForSignature', {
    summary: 'Put a document of a draft before its client',
  }),
  ...eSignProviders.map((provider) =>
    row('GET', `/api/agreements/${provider}-documents`, 'admin.documents.atProvider', {
      summary: `What the e-signature service ${provider} holds, newest first; 404 where it is not in use`,
      fixed: { provider },
    }),
  ),
  row('GET', '/api/esignature-documents', 'portal.documents.list', {
    summary: 'Documents by the step of the workflow, then newest first; a client finds what was sent to them',
    defaults: whole,
    shape: listOf(eSignatureDocument),
  }),
  row('GET', '/api/esignature-documents/{id}/status', 'portal.documents.status', {
    summary: 'How a document stands now',
  }),
  row('GET', '/api/esignature-documents/{id}/download', 'portal.documents.download', {
    summary: 'Where the finished document is',
  }),
]
