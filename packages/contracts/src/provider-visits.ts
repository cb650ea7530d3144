import { z } from 'zod'
import { idOf } from './id-of.ts'
import { instant } from './person.ts'

/** Of the addresses that browsers visit. */
export const providerName = z.object({ name: z.string().max(50) })

export const startProviderQuery = z.object({
  /** A page of our own to go on to. */
  to: z.string().max(500).optional().meta({ description: 'A page of our own to go on to.' }),
  /** Connects the account to the person who is signed in. */
  connect: z
    .literal('1')
    .optional()
    .meta({ description: 'Connects the account to the person who is signed in.' }),
})

const providerVisitFacts = z.object({ provider: z.string(), expiresAt: instant })

/** What the cookie of a visit to a provider says. */
export const sealedProviderVisit = providerVisitFacts.extend({
  kind: z.literal('provider-visit'),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  to: z.string().nullable(),
  /** The person who wants to connect an account. */
  userId: idOf('User').nullable(),
})
export type SealedProviderVisit = z.infer<typeof sealedProviderVisit>

/** What the cookie after a visit says: whom the provider has recognized. */
export const sealedProviderTicket = providerVisitFacts.extend({
  kind: z.literal('provider-ticket'),
  issuer: z.string(),
  subject: z.string(),
  email: z.string(),
  isDoubleChecked: z.boolean(),
  to: z.string().nullable(),
  userId: idOf('User').nullable(),
})
export type SealedProviderTicket = z.infer<typeof sealedProviderTicket>
