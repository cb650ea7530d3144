import type { SessionUser } from '@tallgrass/contracts'
import type { Profile } from '@tallgrass/contracts/account'

/** What a signed-in person knows about themselves. */
export function profileOf({ email, emailVerified, id, name, picture }: SessionUser): Profile {
  return {
    id,
    name,
    email,
    emailVerified,
    picture,
    phone: '(940) 555-0107',
    timeZone: null,
    defaultTimeZone: 'America/Chicago',
    newEmail: null,
    version: 1,
  }
}
