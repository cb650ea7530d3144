import { ADMINISTRATORS, ANYONE, BY_LINK, OWN, type Policy, SIGNED_IN } from './policy.ts'

/** The link of the e-mail opens it to everybody; an administrator never acts as the client. */
const SIGNER: Policy = { ...ANYONE, administrator: 409 }

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
  'admin.agreements.sendForSignature': ADMINISTRATORS,
  'admin.agreements.close': ADMINISTRATORS,
  'admin.agreements.delete': ADMINISTRATORS,
  'admin.documents.atProvider': ADMINISTRATORS,
  'admin.documents.remind': ADMINISTRATORS,
  'admin.documents.extend': ADMINISTRATORS,
  'admin.documents.withdraw': ADMINISTRATORS,
} as const satisfies Record<string, Policy>

export const agreementRowPolicies: Record<string, Policy> = {
  'GET /api/agreements': SIGNED_IN,
  'POST /api/agreements': ADMINISTRATORS,
  'POST /api/agreements/:id/send-for-signature': ADMINISTRATORS,
  'GET /api/agreements/builtin-documents': ADMINISTRATORS,
  // Of a service that is not in use.
  'GET /api/agreements/boldsign-documents': { ...ADMINISTRATORS, administrator: 404 },
  'GET /api/esignature-documents': SIGNED_IN,
  'GET /api/esignature-documents/:id/status': OWN,
  'GET /api/esignature-documents/:id/download': OWN,
}

/** The file, without the link of the e-mail: to whom it is not meant it does not exist. */
export const DOCUMENT_FILE: Policy = { ...BY_LINK, 'owner client': 'allowed', administrator: 'allowed' }

export const auditedAgreementChanges = {
  'portal.signing.open': [['document.open', 'nobody']],
  'portal.signing.sign': [['document.sign', 'nobody']],
  'portal.signing.decline': [['document.decline', 'nobody']],
  // A way to somewhere.
  'portal.signing.page': [],
  'admin.agreements.create': [['agreement.create', 'caller']],
  'admin.agreements.sendForSignature': [
    ['document.create', 'caller'],
    ['document.send', 'caller'],
  ],
  'admin.agreements.close': [['agreement.close', 'caller']],
  'admin.agreements.delete': [['agreement.delete', 'caller']],
  'admin.documents.remind': [['document.remind', 'caller']],
  'admin.documents.extend': [['document.extend', 'caller']],
  'admin.documents.withdraw': [['document.withdraw', 'caller']],
} satisfies Record<string, [action: string, actor: 'caller' | 'nobody'][]>
