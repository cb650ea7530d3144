import { instant } from '@tallgrass/contracts'
import { normalizeEmail, toInstant } from '@tallgrass/domain'
import { z } from 'zod'
import type { Tx } from '../ctx.ts'
import type { Sealer } from '../security/sealer.ts'
import type { Settings } from '../settings.ts'

const yourDataToken = z.object({ kind: z.literal('your-data'), email: z.string(), at: instant })

/** The page that shows someone without an account what is kept of them. For a message to this address alone. */
export function yourDataLink(
  { now, sealer }: Pick<Tx, 'now' | 'sealer'>,
  { publicUrl }: Settings,
  email: string,
): string {
  const token = { kind: 'your-data', email: normalizeEmail(email), at: toInstant(now) }
  return `${publicUrl}/your-data/${sealer.seal(JSON.stringify(token))}`
}

/** Whose data it is, and when the message was made. Undefined for anything that was not sealed here for this. */
export function openYourData(sealer: Sealer, token: string) {
  try {
    return yourDataToken.safeParse(JSON.parse(sealer.open(token))).data
  } catch {
    return undefined
  }
}
