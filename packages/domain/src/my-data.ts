import type { UserId } from './ids.ts'
import type { Role } from './role.ts'

/** How long an export of a person's data can be downloaded, in days. */
export const EXPORT_DAYS = 7

/** Who deletes a person's data types it, so that it does not happen by mistake. */
export const DELETE_WORD = 'DELETE'
export const TYPE_DELETE = `Type ${DELETE_WORD} to confirm`

export function isDeleteWord(text: string): boolean {
  return text.trim() === DELETE_WORD
}

/** How long the link of a message to someone without an account shows and deletes their data, in days. */
export const YOUR_DATA_DAYS = 365

/** Never has a mail server (RFC 6761, 6.4). */
/** Of the addresses that erased people have. */
export const ERASED_DOMAIN = 'erased.invalid'

/** The name of someone whose data was deleted, in the records that the law keeps: 'Former contact 7F3A'. */
export function pseudonymOf({ id, role }: { id: UserId; role: Role }): {
  firstName: string
  lastName: string
} {
  const noun = role === 'ADMIN' ? 'administrator' : 'contact'
  return { firstName: 'Former', lastName: `${noun} ${id.slice(-4).toUpperCase()}` }
}

/** Stands in for their address, unique and of no use. */
export function erasedEmail(id: UserId): string {
  return `${id}@${ERASED_DOMAIN}`
}

/** How long things are kept, in days; 0 keeps them. */
export interface Retention {
  chats: number
  leads: number
  outbox: number
  signIns: number
}

export const defaultRetention: Retention = { chats: 365, leads: 1095, outbox: 90, signIns: 180 }

/** A browser that was not used for so many days counts as new again. */
export const DEVICE_DAYS = 400
