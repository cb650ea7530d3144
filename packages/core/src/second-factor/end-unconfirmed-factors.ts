import { deleteSecondFactors, type UserRow } from '@tallgrass/db'
import { audit } from '../audit/audit.ts'
import type { Ctx, Tx } from '../ctx.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/**
 * The owner of an address has confirmed it by a link that replaces the password. Someone else may have registered with it
 * before, so no passkey or app of theirs may open the account from now on.
 */
export async function endUnconfirmedFactors(
  ctx: Ctx,
  tx: Tx,
  user: Pick<UserRow, 'email' | 'id' | 'name' | 'role'>,
): Promise<void> {
  const before = await deleteSecondFactors(tx.db, user.id)
  if (!before.app && before.passkeys === 0) return
  const actor = { kind: 'user', id: user.id } as const
  const action = 'user.end-unconfirmed-factors'
  audit({ ...tx, actor }, { action, entity: 'user', entityId: user.id, before })
  await tellFactorChanged(ctx, tx, { user, change: 'ended_unconfirmed' })
}
