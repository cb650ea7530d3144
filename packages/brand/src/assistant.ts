import { contact } from './contact.ts'
import { names } from './names.ts'

/** What each kind of message is about, for a model that has to tell them apart. */
export const intentMeanings = {
  scorm: 'someone who asks about the SCORM product',
  strides: 'someone who asks about the STRIDES product',
  support: 'someone who is already a client',
  person: 'someone who wants to talk to a human',
  booking: 'someone who wants a call or to begin',
  question: 'anything else that the passages answer',
  unknown: 'what they do not answer',
} as const

/** The assistant's own phrases. Besides the phone number, they contain no facts about the business: facts are cited. */
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

  /** The reply when no passage answers. */
  unknown: 'I don’t know that, and I would rather not guess.',
  /** The reply to a question about the business that no passage answers. */
  askUs: `This site does not say, and I would rather not guess. Please ask us: ${contact.phone}.`,
  /** The reply to an order. */
  noOrders: 'I answer questions from what this site says. Beyond that, I cannot confirm or promise anything.',
  /** Before the answer to an angry message, which says how to reach a person. */
  apology: 'I’m sorry that I have not been of help. A person can do better.',
  /** The reply to a message in Spanish. */
  spanish: {
    answer: `Disculpe, por ahora solo escribo en inglés. Llámenos al ${contact.phone} y hable con una persona.`,
    person: 'Hablar con una persona',
    askForLead: 'También puede dejar su nombre y su correo aquí abajo, y una persona le responderá.',
  },
  /** Link text, for the contact page. */
  person: 'Talk to a person',
  /** Shown before the link to the page an answer comes from. */
  source: 'Source',
  sources: 'Sources',
  /** Shown with the form below the reply. */
  askForLead: 'Leave your name and email below, and someone will get back to you.',
  /** The same, with a form that holds what the visitor has typed. */
  checkDetails: 'Please check your details below and send them, and someone will get back to you.',
  /** The reply to contact details of someone signed in, who gets no form. */
  knownAlready: 'You are signed in, so we already know how to reach you.',
  /** Link text for the calendar, after the name of a call. */
  pickTime: 'Pick a time',
} as const
