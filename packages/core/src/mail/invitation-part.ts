import { names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import type { Instant } from '@tallgrass/domain'
import { instantInWords } from '../instant-in-words.ts'

/** Of the invitation in a message; missing in messages of earlier releases, null for someone who needs none. */
export const invitedUntil = instant.nullish()

/** The part of a message that invites its recipient to an account. */
export function invitationPart(until: Instant | null | undefined, link: string) {
  if (!until) return undefined
  return {
    text: `You have no account at ${names.business} yet. With one, you find your projects, agreements and invoices in one place. This link works once and expires on ${instantInWords(until)}.`,
    label: 'Create your account',
    link,
  }
}
