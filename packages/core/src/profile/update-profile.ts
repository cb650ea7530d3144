import type { Profile, UpdateProfileInput } from '@tallgrass/contracts/account'
import { updateProfileRow } from '@tallgrass/db'
import { ensureFresh } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import { changedFacts } from '../audit/changed-facts.ts'
import type { UserCtx } from '../authorize.ts'
import { getProfile } from './get-profile.ts'
import { lockOwn } from './lock-own.ts'

/** Changes the given facts of the caller. Throws CONFLICT with both versions. */
export async function updateProfile(
  ctx: UserCtx,
  { version, ...input }: UpdateProfileInput,
): Promise<Profile> {
  await ctx.transaction(async (tx) => {
    const { id, name, phone, timeZone, version: current } = await lockOwn(tx, ctx.user)
    const facts = { name, phone, timeZone }
    const { after, before } = changedFacts(facts, input)
    ensureFresh('profile', { yours: { ...after, version }, theirs: { ...facts, version: current } })
    if (Object.keys(after).length === 0) return
    await updateProfileRow(tx.db, id, after)
    audit(tx, { action: 'user.update-own', entity: 'user', entityId: id, before, after })
  })
  return getProfile(ctx)
}
