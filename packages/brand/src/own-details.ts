import { contact } from './contact.ts'

/** Phone numbers and places that a visitor may write, and that are no details of theirs. */
export const ownDetails = {
  phone: contact.phone,
  places: [
    'Dallas',
    'Fort Worth',
    'Dallas-Fort Worth',
    'DFW',
    'Texas',
    'TX',
    'Plano',
    'Frisco',
    'Arlington',
    'Irving',
    'Denton',
    'McKinney',
    'Garland',
    'Richardson',
    'Carrollton',
    'Allen',
  ],
} as const
