import { parseId } from '@tallgrass/domain'
import { mockId } from '../samples/moments.ts'

export const PROJECT = mockId('Project', 2)
export const INVOICE = mockId('Invoice', 1)
export const TASK = mockId('Task', 1)
export const MESSAGE = mockId('Message', 1)
export const AGREEMENT = mockId('Agreement', 1)
export const DOCUMENT = mockId('Document', 1)
export const PERSON = mockId('User', 2)
export const SESSION = mockId('Session', 1)
export const CONTACT = mockId('User', 90)
export const BOOKING = mockId('Booking', 1)
export const ORGANIZATION = mockId('Organization', 3)
export const LEAD = mockId('Lead', 1)
export const CONVERSATION = mockId('Conversation', 1)
export const WEBHOOK = mockId('WebhookEndpoint', 1)
export const DELIVERY = mockId('WebhookDelivery', 1)
export const DATA_EXPORT = parseId('DataExport', '01621000-0000-7000-8000-000000000001')
export const IDENTITY = parseId('Identity', '01622000-0000-7000-8000-000000000001')
export const PASSKEY_ID = parseId('Passkey', '01623000-0000-7000-8000-000000000001')

/** Of the demo accounts, and public. */
export const PASSWORD = 'Prairie2026!'
/** As long as those in emailed links. */
export const TOKEN = 'kQ3vWm0S8b1Zr5yT2nLx7cJd4hFg9aPe6uViOoRqXwM'
export const SHA256 = '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08'
