import { hours } from '@tallgrass/brand'
import type { Profile } from '@tallgrass/contracts/account'
import type { findPendingEmailChange, ProfileRow } from '@tallgrass/db'
import { picturePath } from '@tallgrass/domain'

export function toProfile(
  row: ProfileRow,
  newEmail: Awaited<ReturnType<typeof findPendingEmailChange>>,
): Profile {
  const { defaultTimeZone, email, emailVerifiedAt, id, name, phone, timeZone, version } = row
  return {
    id,
    name,
    email,
    emailVerified: emailVerifiedAt !== null,
    picture: picturePath(row),
    phone,
    timeZone,
    defaultTimeZone: defaultTimeZone ?? hours.timeZone,
    newEmail: newEmail ?? null,
    version,
  }
}
