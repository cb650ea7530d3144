import { deleteIdentity } from '@tallgrass/db'
import { type IdentityId, noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { tellOfConnection } from './tell-of-connection.ts'

/** From now on, this account of a provider no longer signs the caller in, who is told. Throws NOT_FOUND. */
export async function unlinkProvider(ctx: UserCtx, { id }: { id: IdentityId }): Promise<{ ok: true }> {
  const { id: userId } = ctx.user
  await ctx.transaction(async (tx) => {
    const deleted = await deleteIdentity(tx.db, { id, userId })
    if (!deleted) throw noSuch('Identity')
    const { issuer, provider } = deleted
    audit(tx, {
      action: 'user.unlink-provider',
      entity: 'user',
      entityId: userId,
      before: { provider, issuer },
    })
    await tellOfConnection(ctx, tx, { user: ctx.user, identity: deleted, is: 'disconnected' })
  })
  return { ok: true }
}
