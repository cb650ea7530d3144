import type { PasskeyIdInput } from '@tallgrass/contracts/account'
import { deletePasskey, lockUser } from '@tallgrass/db'
import { noSuch } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { loseFactor } from '../second-factor/lose-factor.ts'

/** Throws NOT_FOUND; CONFLICT for the last factor of someone who needs one. */
export async function removePasskey(ctx: UserCtx, { id }: PasskeyIdInput): Promise<{ ok: true }> {
  const { id: userId } = ctx.user
  await ctx.transaction(async (tx) => {
    await lockUser(tx.db, userId)
    const removed = await deletePasskey(tx.db, { id, userId })
    if (!removed) throw noSuch('Passkey')
    const before = { name: removed.name }
    audit(tx, { action: 'passkey.delete', entity: 'passkey', entityId: id, before })
    await loseFactor(ctx, tx, 'passkey_removed')
  })
  return { ok: true }
}
