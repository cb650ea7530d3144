import type { Profile } from '@tallgrass/contracts/account'
import { findPendingEmailChange, findProfile } from '@tallgrass/db'
import { EMAIL_CHANGE_TTL, linkWindow, noSuch } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import { toProfile } from './to-profile.ts'

/** What the caller knows and changes about themselves. */
export async function getProfile({ clock, db, user }: UserCtx): Promise<Profile> {
  const row = await findProfile(db, user.id)
  if (!row) throw noSuch('User')
  return toProfile(row, await findPendingEmailChange(db, user.id, linkWindow(clock(), EMAIL_CHANGE_TTL)))
}
