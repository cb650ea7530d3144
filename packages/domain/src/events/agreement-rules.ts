import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `document.${string}`>
type Facts = EventFacts['document.opened']

const about = ({ documentId: id }: Facts) => ({ entity: 'document', id }) as const
const adminPath = ({ agreementId }: Facts) => `/portal/admin/agreements?agreement=${agreementId}`
const clientPath = () => '/portal/agreements'
const theSigner = ({ userId }: EventFacts['document.sent']) => ({ userId })

/** Events of documents to sign. Those that ask for a signature have messages of their own, with a secret link. */
export const agreementRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'document.sent': {
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” is ready for you to sign.`,
      path: ({ documentId }) => `/sign/${documentId}`,
      mail: 'own',
      concerns: theSigner,
    },
  },
  'document.opened': {
    about,
    administrators: {
      sentence: ({ signer, title }) => `${signer} opened “${title}”.`,
      path: adminPath,
      mail: { label: 'A client opens a document to sign', time: 'never' },
    },
  },
  'document.signed': {
    about,
    administrators: {
      sentence: ({ signer, title }) => `${signer} signed “${title}”. It needs your countersignature.`,
      path: ({ documentId }) => `/sign/${documentId}`,
      mail: { label: 'A client signs a document', time: 'now' },
    },
  },
  'document.declined': {
    about,
    administrators: {
      sentence: ({ reason, signer, title }) =>
        `${signer} declined to sign “${title}”.${reason === null ? '' : ` Reason: ${reason}`}`,
      path: adminPath,
      mail: { label: 'A client declines to sign a document', time: 'now' },
    },
  },
  'document.expiring': {
    about,
    administrators: {
      sentence: ({ expiresAt, signer, title, waitsFor }, { instant }) =>
        waitsFor === 'ADMIN'
          ? `“${title}”, signed by ${signer}, expires on ${instant(expiresAt)} unless you countersign it.`
          : null,
      path: ({ documentId }) => `/sign/${documentId}`,
      mail: { label: 'A document expires before you countersign it', time: 'now' },
    },
    contacts: {
      sentence: ({ expiresAt, title, waitsFor }, { instant }) =>
        waitsFor === 'CLIENT' ? `“${title}” expires on ${instant(expiresAt)} unless you sign it.` : null,
      path: ({ documentId }) => `/sign/${documentId}`,
      mail: 'own',
      concerns: theSigner,
    },
  },
  'document.expired': {
    about,
    administrators: {
      sentence: ({ title }) => `“${title}” expired before everyone signed it.`,
      path: adminPath,
      mail: { label: 'A document expires before it is signed', time: 'now' },
    },
  },
  'document.withdrawn': {
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” was withdrawn.`,
      path: clientPath,
      mail: 'own',
      concerns: theSigner,
    },
  },
  'document.passed': {
    about,
    contacts: {
      sentence: ({ signer, title }) => `You do not need to sign “${title}”. ${signer} signs it instead.`,
      path: clientPath,
      mail: 'own',
      concerns: theSigner,
    },
  },
  'document.sealed': {
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” is signed by both sides. The finished document is ready.`,
      path: clientPath,
      mail: { label: 'A document that a colleague signed is complete', time: 'now' },
      concerns: ({ organizationId }) => ({ organizationId }),
      mailedTo: ({ mailedTo }) => mailedTo,
    },
  },
}
