import { ADMINISTRATORS, ANYONE, BY_LINK, OWN, type Policy, SIGNED_IN } from './policy.ts'

/** Open to anyone with the link from the email; administrators and colleagues never act as the client. */
const SIGNER: Policy = {
  ...ANYONE,
  colleague: 'not theirs',
  'colleague without the right': 'not theirs',
  administrator: 409,
}

export const agreementPolicies = {
  'portal.agreements.list': SIGNED_IN,
  'portal.documents.list': SIGNED_IN,
  'portal.documents.status': OWN,
  'portal.documents.download': OWN,
  'portal.documents.verify': ANYONE,
  'portal.signing.get': ANYONE,
  'portal.signing.open': ANYONE,
  'portal.signing.sign': { ...SIGNER },
  'portal.signing.decline': { ...SIGNER },
  'portal.signing.page': { ...SIGNER },
  'admin.agreements.counts': ADMINISTRATORS,
  'admin.agreements.get': ADMINISTRATORS,
  'admin.agreements.create': ADMINISTRATORS,
  'admin.agreements.update': ADMINISTRATORS,
  'admin.agreements.duplicate': ADMINISTRATORS,
  'admin.agreements.sendForSignature': ADMINISTRATORS,
  'admin.agreements.close': ADMINISTRATORS,
  'admin.agreements.delete': ADMINISTRATORS,
  'admin.documents.atProvider': ADMINISTRATORS,
  'admin.documents.remind': ADMINISTRATORS,
  'admin.documents.extend': ADMINISTRATORS,
  'admin.documents.changeSigner': ADMINISTRATORS,
  'admin.documents.withdraw': ADMINISTRATORS,
} as const satisfies Record<string, Policy>

export const agreementRowPolicies: Record<string, Policy> = {
  'GET /api/agreements': SIGNED_IN,
  'POST /api/agreements': ADMINISTRATORS,
  'POST /api/agreements/:id/send-for-signature': ADMINISTRATORS,
  'GET /api/agreements/builtin-documents': ADMINISTRATORS,
  // BoldSign is not configured in these tests.
  'GET /api/agreements/boldsign-documents': { ...ADMINISTRATORS, administrator: 404 },
  'GET /api/esignature-documents': SIGNED_IN,
  'GET /api/esignature-documents/:id/status': OWN,
  'GET /api/esignature-documents/:id/download': OWN,
}

/** The file without the link from the email: 404 for everyone it is not meant for. */
export const DOCUMENT_FILE: Policy = {
  ...BY_LINK,
  'owner client': 'allowed',
  colleague: 'allowed',
  'colleague without the right': 'allowed',
  administrator: 'allowed',
}

export const auditedAgreementChanges = {
  'portal.signing.open': [['document.open', 'visitor']],
  'portal.signing.sign': [['document.sign', 'visitor']],
  'portal.signing.decline': [['document.decline', 'visitor']],
  // Only returns a URL.
  'portal.signing.page': [],
  'admin.agreements.create': [['agreement.create', 'caller']],
  'admin.agreements.update': [['agreement.update', 'caller']],
  'admin.agreements.duplicate': [['agreement.duplicate', 'caller']],
  'admin.agreements.sendForSignature': [
    ['document.create', 'caller'],
    ['document.send', 'caller'],
  ],
  'admin.agreements.close': [['agreement.close', 'caller']],
  'admin.agreements.delete': [['agreement.delete', 'caller']],
  'admin.documents.remind': [['document.remind', 'caller']],
  'admin.documents.extend': [['document.extend', 'caller']],
  'admin.documents.changeSigner': [['document.change-signer', 'caller']],
  'admin.documents.withdraw': [['document.withdraw', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller' | 'visitor'][]>
