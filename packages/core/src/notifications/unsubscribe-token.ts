import { idOf } from '@tallgrass/contracts'
import { mailKinds } from '@tallgrass/domain'
import { z } from 'zod'
import type { Sealer } from '../security/sealer.ts'

const unsubscribeToken = z.object({
  kind: z.literal('unsubscribe'),
  userId: idOf('User'),
  /** The kinds of events of a message, the mail of the week, or the summary of the day. */
  what: z.union([z.literal('daily'), z.array(z.enum(mailKinds)).min(1)]),
})
type UnsubscribeToken = Omit<z.infer<typeof unsubscribeToken>, 'kind'>

/** A token that ends one person's mails of one kind. It never expires (RFC 8058, 3.1). */
export function sealUnsubscribe(sealer: Sealer, token: UnsubscribeToken): string {
  return sealer.seal(JSON.stringify({ kind: 'unsubscribe', ...token }))
}

/** Undefined for anything that was not sealed here for this. */
export function openUnsubscribe(sealer: Sealer, token: string): UnsubscribeToken | undefined {
  try {
    return unsubscribeToken.safeParse(JSON.parse(sealer.open(token))).data
  } catch {
    return undefined
  }
}
