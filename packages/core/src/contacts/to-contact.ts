import type { Contact } from '@tallgrass/contracts'
import type { ContactRow } from '@tallgrass/db'
import { picturePath } from '@tallgrass/domain'

export function toContact({ emailVerifiedAt, pictureSha256, ...row }: ContactRow): Contact {
  const picture = picturePath({ id: row.id, pictureSha256 })
  return { ...row, emailVerified: emailVerifiedAt !== null, picture }
}
