import { names } from './names.ts'

/** What the assistant says in words of its own: no fact about the business stands here, those are cited. */
export const assistant = {
  greeting: `Hi, I’m ${names.assistant}, the assistant of ${names.product}. How can I help today?`,

  smallTalk: {
    hello: 'Hello! What would you like to know about our services?',
    wellbeing: 'All good here, thanks for asking. What can I help you with?',
    thanks: 'You’re welcome! Is there anything else you would like to know?',
    goodbye: 'Take care, and come back whenever you have a question.',
    identity: `I’m ${names.assistant}, an automated assistant. I answer from what this site says, and I can put you in touch with a person.`,
    other: 'Glad to hear it. Ask me anything about our services.',
  },

  /** When it does not know. */
  unknown: 'I don’t know that, and I would rather not guess.',
  /** The text of a link to where people are reached. */
  person: 'Talk to a person',
  /** Before the link to the page that an answer comes from. */
  source: 'Source',
  sources: 'Sources',
  /** With the form below the reply. */
  askForLead: 'Leave your name and email below, and someone will get back to you.',
  /** The text of a link to the calendar, after the name of a call. */
  pickTime: 'Pick a time',
} as const
