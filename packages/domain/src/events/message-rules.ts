import { messageAnchor } from '../message-anchor.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `message.${string}`>
type Facts = EventFacts['message.sent']

const inThread = ({ messageId }: Facts) => `?tab=messages#${messageAnchor(messageId)}`

function forAdministrators({ by, internal, person, project }: Facts): string | null {
  if (internal) return `${person} wrote an internal note in ${project}.`
  return by === 'CLIENT' ? `${person} wrote a message in ${project}.` : null
}

function forContacts({ by, internal, person, project }: Facts): string | null {
  return by === 'ADMIN' && !internal ? `${person} wrote you a message in ${project}.` : null
}

/** Events of a project's messages. Its matter is the project, so that several within minutes make one mail. */
export const messageRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'message.sent': {
    about: ({ projectId: id }) => ({ entity: 'project', id }),
    administrators: {
      sentence: forAdministrators,
      path: (facts) => `/portal/admin/projects/${facts.projectId}${inThread(facts)}`,
      mail: { label: 'A client writes a message', time: 'now' },
    },
    contacts: {
      sentence: forContacts,
      path: (facts) => `/portal/projects/${facts.projectId}${inThread(facts)}`,
      mail: { label: 'We write you a message', time: 'now' },
      concerns: ({ organizationId }) => ({ organizationId }),
    },
  },
}
