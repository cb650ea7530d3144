import type { AgreementWorld } from '../worlds/agreement-world.ts'
import type { ProjectWorld } from '../worlds/project-world.ts'
import type { CallsOf } from './valid-project-calls.ts'

async function byLink({ sentDocument }: AgreementWorld) {
  const { id, token } = await sentDocument()
  return { documentId: id, token }
}

async function sent({ sentDocument }: AgreementWorld) {
  return { id: (await sentDocument()).id }
}

export const validAgreementCalls: CallsOf<
  'portal.agreements' | 'portal.documents' | 'portal.signing' | 'admin.agreements' | 'admin.documents',
  ProjectWorld & AgreementWorld
> = {
  'portal.agreements.list': () => ({ search: 'front', status: 'SENT', limit: 5 }),
  'portal.documents.list': () => ({ limit: 5 }),
  'portal.documents.status': sent,
  'portal.documents.download': async ({ sealedDocument }) => ({ id: (await sealedDocument()).id }),
  'portal.documents.verify': () => ({ sha256: 'ab'.repeat(32) }),
  'portal.signing.get': byLink,
  'portal.signing.open': byLink,
  'portal.signing.sign': async ({ sentDocument }) => {
    const { id, sha256, token } = await sentDocument()
    return { documentId: id, token, sha256, name: 'Maren Okafor', consentVersion: '1' }
  },
  'portal.signing.decline': async (world) => ({ ...(await byLink(world)), reason: 'We wait until spring' }),
  'portal.signing.page': byLink,
  'admin.agreements.counts': () => {},
  'admin.agreements.get': async ({ draftAgreement }) => ({ id: (await draftAgreement()).id }),
  'admin.agreements.create': async ({ project }) => {
    const { clientId, id: projectId } = await project()
    return { clientId, projectId, type: 'SOW', projectName: 'Front desk', description: 'Calls after five' }
  },
  'admin.agreements.update': async ({ draftAgreement }) => ({
    id: (await draftAgreement()).id,
    version: 1,
    type: 'TOOLS',
    projectName: 'Front desk and back office',
    description: 'Calls after six',
    projectId: null,
  }),
  'admin.agreements.duplicate': async ({ draftAgreement }) => ({ id: (await draftAgreement()).id }),
  'admin.agreements.sendForSignature': async ({ draftAgreement }) => ({
    id: (await draftAgreement()).id,
    documentType: 'scope_of_work',
    documentTitle: 'Scope of work for the front desk',
    projectName: 'Front desk',
    description: 'Calls after five',
  }),
  'admin.agreements.close': async ({ draftAgreement }) => ({ id: (await draftAgreement()).id }),
  'admin.agreements.delete': async ({ draftAgreement }) => ({ id: (await draftAgreement()).id }),
  'admin.documents.atProvider': () => ({}),
  'admin.documents.remind': sent,
  'admin.documents.extend': sent,
  'admin.documents.changeSigner': async (world) => ({
    ...(await sent(world)),
    signerId: (await world.contact()).id,
  }),
  'admin.documents.withdraw': async (world) => ({ ...(await sent(world)), reason: 'Sent by mistake' }),
}
