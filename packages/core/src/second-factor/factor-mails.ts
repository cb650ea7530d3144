import { contact, names } from '@tallgrass/brand'
import { instant } from '@tallgrass/contracts'
import { type FactorChange, factorChangeInWords, factorChanges } from '@tallgrass/domain'
import { z } from 'zod'
import { instantInWords } from '../instant-in-words.ts'
import { composeMail, defineMail } from '../mail/mail-template.ts'

/** The mail that an account's owner gets about every change of its second factor and sign-in accounts. */
export const factorMails = {
  'factor-changed': defineMail('factor-changed', {
    data: z.object({
      name: z.string(),
      change: z.enum(factorChanges),
      /** Of another service, if it was connected or disconnected. */
      account: z.string().optional(),
      changedAt: instant,
      /** Recovery codes that were not used yet. */
      codesLeft: z.int(),
    }),
    compose: ({ account, change, changedAt, codesLeft, name }, link) =>
      composeMail({
        subject: `How you sign in to ${names.business} has changed`,
        preview: factorChangeInWords({ account, change }),
        greeting: `Hello ${name},`,
        paragraphs: [
          `${factorChangeInWords({ account, change })} This happened on ${instantInWords(changedAt)}.`,
          ...consequence(change, codesLeft),
          change === 'reset'
            ? `If you did not ask us for this, call us at ${contact.phone}.`
            : `If this was you, no action is needed. If it was not, change your password right away and call us at ${contact.phone}.`,
        ],
        button: { label: 'Go to sign-in', link },
        note: 'We never ask for your password or a code by email or phone.',
        signature: names.business,
      }),
  }),
}

function consequence(change: FactorChange, codesLeft: number): string[] {
  if (change === 'reset' || change === 'ended_unconfirmed')
    return ['Your password alone opens your account until you add a new one.']
  if (change !== 'recovery_code_used') return []
  if (codesLeft === 0) return ['It was the last one. Create new recovery codes on your profile page.']
  return [`You have ${codesLeft} left. You can create new ones on your profile page.`]
}
