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
    label: 'Documents to sign',
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” is ready for you to sign.`,
      path: ({ documentId }) => `/sign/${documentId}`,
      concerns: theSigner,
      mail: 'never',
    },
  },
  'document.opened': {
    label: 'Documents that clients opened',
    about,
    administrators: {
      sentence: ({ signer, title }) => `${signer} opened “${title}”.`,
      path: adminPath,
      mail: 'never',
    },
  },
  'document.signed': {
    label: 'Documents that clients signed',
    about,
    administrators: {
      sentence: ({ signer, title }) => `${signer} signed “${title}”. It waits for the countersignature.`,
      path: ({ documentId }) => `/sign/${documentId}`,
      mail: 'immediately',
    },
  },
  'document.declined': {
    label: 'Declined documents',
    about,
    administrators: {
      sentence: ({ signer, title }) => `${signer} declined to sign “${title}”.`,
      path: adminPath,
      mail: 'immediately',
    },
  },
  'document.expired': {
    label: 'Expired documents',
    about,
    administrators: {
      sentence: ({ signer, title }) => `The time for ${signer} to sign “${title}” has expired.`,
      path: adminPath,
      mail: 'immediately',
    },
  },
  'document.withdrawn': {
    label: 'Withdrawn documents',
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” was withdrawn. You do not need to sign it.`,
      path: clientPath,
      concerns: theSigner,
      mail: 'never',
    },
  },
  'document.sealed': {
    label: 'Finished documents',
    about,
    contacts: {
      sentence: ({ title }) => `“${title}” is signed by both sides. The finished document is ready.`,
      path: clientPath,
      concerns: ({ organizationId }) => ({ organizationId }),
      mail: 'never',
    },
  },
}
