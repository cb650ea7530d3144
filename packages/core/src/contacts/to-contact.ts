import type { Contact } from '@tallgrass/contracts'
import type { ContactRow } from '@tallgrass/db'

export function toContact({ emailVerifiedAt, ...row }: ContactRow): Contact {
  return { ...row, emailVerified: emailVerifiedAt !== null }
}
