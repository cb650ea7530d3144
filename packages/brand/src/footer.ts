import { contact } from './contact.ts'
import { names } from './names.ts'

/** The footer of every public page. */
export const footer = {
  copyright: `© 2025 ${names.business}, ${contact.region}`,
  privacy: 'Privacy',
  terms: 'Terms',
  contact: 'Contact',
  pages: [
    ['Demos', '/small-business'],
    ['Checklist', '/automation-checklist'],
    ['Book a call', '/schedule'],
  ],
} as const
