import type { SigningView } from '@tallgrass/contracts'
import { parseInstant } from '@tallgrass/domain'
import { anId, documents, documentWords, FINGERPRINT, type Visitor } from '@tallgrass/mocks'
import { renderApp } from './render-app'
import { trpcMock } from './trpc-mock'

const id = documents[0]?.id ?? anId('Document')

/** A document that its client has not signed yet. */
export const signingView: SigningView = {
  id,
  documentType: 'scope_of_work',
  documentTitle: 'Scope of work for the front desk',
  projectName: 'Front desk that never sleeps',
  clientName: 'Maren Okafor',
  signerName: 'Maren Okafor',
  isSigner: true,
  sentByName: 'Ruth Calloway',
  text: documentWords,
  status: 'sent',
  sentAt: parseInstant('2026-03-02T15:00:00.000Z'),
  expiresAt: parseInstant('2999-01-01T00:00:00.000Z'),
  expiredAt: null,
  withdrawnBy: null,
  withdrawReason: null,
  signatures: [],
  sha256: FINGERPRINT,
  fileUrl: `/api/esignature-documents/${id}/document.pdf`,
  retainerAmount: null,
  consent: { version: '1', label: 'I agree to sign electronically', text: 'What that means.' },
  role: 'CLIENT',
  maySign: true,
  atProvider: false,
}

/** Opens the signing page of that document, with `facts` overridden. */
export function openDocument(facts: Partial<SigningView> = {}, as: Visitor = 'client') {
  trpcMock.use({ 'portal.signing.get': () => ({ ...signingView, ...facts }) })
  return renderApp({ path: `/sign/${id}`, as })
}
