import type { LeadOrigin, LeadSource } from '../lead-states.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind =
  | 'lead.created'
  | 'lead.returned'
  | 'lead.asks_for_person'
  | 'lead.writes_to_person'
  | 'booking.made'
  | 'booking.changed'
  | 'booking.cancelled'
  | 'booking.tomorrow'
  | 'booking.soon'
  | 'booking.missed'
  | 'invitation.accepted'

const CAME_BY: Record<LeadSource | LeadOrigin, string> = {
  chat: 'wrote in the chat',
  checklist: 'completed the checklist',
  schedule: 'booked a call',
  phone: 'called',
  fair: 'was met at a fair',
  referral: 'was referred',
  other: 'was added',
}

const ofLead = ({ leadId }: EventFacts['lead.created']) => `/portal/admin/leads?lead=${leadId}`
const aboutLead = ({ leadId }: { leadId: EventFacts['lead.created']['leadId'] }) =>
  ({ entity: 'lead', id: leadId }) as const

type OfConversation = Pick<EventFacts['lead.writes_to_person'], 'conversationId'>

const aboutConversation = ({ conversationId: id }: OfConversation) =>
  ({ entity: 'conversation', id }) as const
const toConversation = ({ conversationId }: OfConversation) =>
  `/portal/admin/conversations?conversation=${conversationId}`

const toBookings = () => '/portal/admin/bookings'
const toPortal = () => '/portal'
const whoseCall = ({ userId }: EventFacts['booking.made']) => (userId === null ? null : { userId })

const reminder = (label: string): EventRule<EventFacts['booking.soon']> => ({
  about: aboutLead,
  administrators: {
    sentence: ({ at, lead }, { instant }) => `Reminder: a call with ${lead} is on ${instant(at)}.`,
    path: toBookings,
    mail: { label, time: 'now', urgent: true },
  },
  contacts: {
    sentence: ({ at }, { instant }) => `Reminder: your call with us is on ${instant(at)}.`,
    path: toPortal,
    concerns: whoseCall,
    mail: 'own',
  },
})

/** Events of leads, their calls, and invitations. */
export const leadRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'lead.created': {
    about: aboutLead,
    administrators: {
      // The event of the call says who booked it.
      sentence: ({ lead, source }) =>
        source === 'schedule' ? null : `New lead: ${lead} ${CAME_BY[source]}.`,
      path: ofLead,
      mail: { label: 'A new lead', time: 'now', urgent: true },
    },
  },
  'lead.returned': {
    about: aboutLead,
    administrators: {
      sentence: ({ lead, source }) =>
        source === 'schedule' ? null : `${lead}, a lead that was closed as lost, ${CAME_BY[source]}.`,
      path: ofLead,
      mail: { label: 'A lost lead comes back', time: 'now', urgent: true },
    },
  },
  'lead.writes_to_person': {
    about: aboutConversation,
    person: {
      role: 'ADMIN',
      sentence: ({ name }) => `${name ?? 'The visitor'} wrote in the chat that you have taken over.`,
      path: toConversation,
      concerns: ({ userId }) => userId,
      mail: { label: 'Someone writes in a chat that you have taken over', time: 'now', urgent: true },
    },
  },
  'lead.asks_for_person': {
    about: aboutConversation,
    administrators: {
      sentence: ({ isClient, name }) => {
        const who = name ?? 'A visitor'
        return `${who}${isClient ? ', a client,' : ''} needs a person in the chat.`
      },
      path: toConversation,
      mail: { label: 'Someone needs a person in the chat', time: 'now', urgent: true },
    },
  },
  'booking.made': {
    about: aboutLead,
    administrators: {
      sentence: ({ at, byUs, lead }, { instant }) =>
        byUs
          ? `A call with ${lead} was booked for ${instant(at)}.`
          : `${lead} booked a call for ${instant(at)}.`,
      path: toBookings,
      mail: { label: 'A call is booked', time: 'now', urgent: true },
    },
    contacts: {
      sentence: ({ at }, { instant }) => `Your call with us is on ${instant(at)}.`,
      path: toPortal,
      mail: 'own',
      concerns: whoseCall,
    },
  },
  'booking.changed': {
    about: aboutLead,
    administrators: {
      sentence: ({ at, lead }, { instant }) => `${lead} rescheduled their call to ${instant(at)}.`,
      path: toBookings,
      mail: { label: 'A call is rescheduled', time: 'now', urgent: true },
    },
    contacts: {
      sentence: ({ at }, { instant }) => `Your call with us was rescheduled to ${instant(at)}.`,
      path: toPortal,
      mail: 'own',
      concerns: whoseCall,
    },
  },
  'booking.cancelled': {
    about: aboutLead,
    administrators: {
      sentence: ({ at, lead }, { instant }) => `The call with ${lead} on ${instant(at)} was cancelled.`,
      path: toBookings,
      mail: { label: 'A call is cancelled', time: 'now', urgent: true },
    },
    contacts: {
      sentence: ({ at }, { instant }) => `Your call with us on ${instant(at)} was cancelled.`,
      path: toPortal,
      mail: 'own',
      concerns: whoseCall,
    },
  },
  'booking.tomorrow': reminder('A call is a day away'),
  'booking.soon': reminder('A call is an hour away'),
  'booking.missed': {
    about: aboutLead,
    contacts: {
      sentence: ({ at }, { instant }) => `We missed you at our call on ${instant(at)}.`,
      path: toPortal,
      concerns: whoseCall,
      mail: 'own',
    },
  },
  'invitation.accepted': {
    about: ({ invitationId: id }) => ({ entity: 'invitation', id }),
    administrators: {
      // The event of the account tells of a new administrator.
      sentence: ({ person, role }) =>
        role === 'ADMIN' ? null : `${person} accepted the invitation and is now a client.`,
      path: () => '/portal/admin/users',
      mail: { label: 'Someone accepts an invitation', time: 'daily' },
    },
  },
}
