import { contact } from './contact.ts'
import { names } from './names.ts'

/** The introduction for AI assistants, in `/llms.txt`. */
export const overview = {
  text: `${names.business} sets up automation for small businesses in ${contact.region}: leads, calls, bookings, search and reviews. Everything runs in the customer's own accounts.`,
  services: 'Services',
  products: 'Products in the lab',
  start: 'Where to begin',
  contact: 'Contact',
  hours: 'Open',
  small: 'The small print',
} as const
