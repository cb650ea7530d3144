import { names } from './names.ts'

/** The texts of the chat window. `{name}`, `{call}` and `{link}` are filled in. */
export const chat = {
  label: `Chat with ${names.assistant}`,
  subtitle: `Assistant at ${names.business}`,
  log: 'Conversation',
  thinking: 'Thinking...',
  message: 'Message',
  placeholder: 'Write a message',
  send: 'Send',
  lead: {
    title: "Let's get you connected!",
    company: 'Company (optional)',
    /** Shown only if the visitor has typed a number. */
    phone: 'Phone (optional)',
    button: 'Get Started',
    dismiss: 'Dismiss',
  },
  /** A person of ours in the chat. */
  person: {
    here: '{person} from {business} is here',
    handedBack: 'The assistant answers again.',
    closed: '{person} has closed this conversation. You can still write to the assistant.',
    typing: '{person} is typing...',
    /** While someone waits, by what can be promised. */
    waiting: {
      soon: 'A person will join you. We usually answer within 10 minutes.',
      away: 'We told our team that you want to talk to a person. No one is at the desk right now, and someone will answer as soon as they are back.',
      closed: 'We told our team that you want to talk to a person. We are closed now and back on {when}.',
      closedForLong: 'We told our team that you want to talk to a person. We are closed now.',
    },
    /** While the person who has taken over is not there, by the same. */
    away: '{person} from {business} answers you here.',
    awayPromise: {
      soon: 'We usually answer within 10 minutes.',
      away: 'No one is at the desk right now, and you get an answer as soon as we are back.',
      closed: 'We are closed now and back on {when}.',
      closedForLong: 'We are closed now.',
    },
    /** Beneath, with and without an address. */
    mailed: 'If you leave, we answer by email.',
    noAddress: 'Leave your email in the chat, and we answer by email if you have to go.',
    failedLink: 'The conversation could not be opened. Please try again.',
    linkTitle: 'Your conversation',
    opening: 'Opening your conversation...',
    toSite: 'Go to the site',
  },
  thanks: 'Thank you, {name}. We have your details and will write to you.',
  booking: 'Thank you, {name}. Choose a time for your {call}: [open the calendar]({link})',
} as const
