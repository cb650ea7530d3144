import { insertBookingLink, newId } from '@tallgrass/db'
import type { Settings, Tx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'

/** A new way to a booking, beside those there are; only its hash is kept. */
export async function addBookingLink(tx: Tx, bookingId: string): Promise<string> {
  const { token, tokenHash } = newSecretToken()
  await insertBookingLink(tx.db, { id: newId(tx.now), bookingId, tokenHash, createdAt: tx.now })
  return token
}

export function bookingUrl({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/schedule/${token}`
}
