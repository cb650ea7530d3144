import { insertBookingLink, newId } from '@tallgrass/db'
import type { BookingId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'
import { newSecretToken } from '../security/secret-token.ts'
import type { Settings } from '../settings.ts'

/** Adds a link to a booking; existing ones stay valid. Only a hash of its token is stored. */
export async function addBookingLink(tx: Tx, bookingId: BookingId): Promise<string> {
  const { token, tokenHash } = newSecretToken()
  await insertBookingLink(tx.db, {
    id: newId('BookingLink', tx.now),
    bookingId,
    tokenHash,
    createdAt: tx.now,
  })
  return token
}

export function bookingUrl({ publicUrl }: Pick<Settings, 'publicUrl'>, token: string): string {
  return `${publicUrl}/schedule/${token}`
}
