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
  thanks: 'Thank you, {name}. We have your details and will write to you.',
  booking: 'Thank you, {name}. Choose a time for your {call}: [open the calendar]({link})',
} as const
