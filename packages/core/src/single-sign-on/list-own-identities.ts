import type { Identity } from '@tallgrass/contracts/account'
import { listIdentities } from '@tallgrass/db'
import type { UserCtx } from '../authorize.ts'
import { labelOf } from './label-of.ts'

/** The accounts at providers that sign the caller in, oldest first. */
export async function listOwnIdentities(ctx: UserCtx): Promise<Identity[]> {
  const identities = await listIdentities(ctx.db, ctx.user.id)
  return identities.map(({ createdAt, email, id, issuer, lastUsedAt, provider }) => ({
    id,
    label: labelOf(ctx, { issuer, provider }),
    email,
    createdAt,
    lastUsedAt,
  }))
}
