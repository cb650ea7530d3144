import type { ContactRow } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'

/** Throws CONFLICT with both versions unless the caller saw the contact as it is. */
export function ensureSeen(contact: ContactRow, version: number): void {
  const { email, name, phone } = contact
  ensureFresh('contact', { yours: { version }, theirs: { name, email, phone, version: contact.version } })
}
