import type { FactorChange } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import type { Tx } from '../ctx.ts'
import { factorsOf } from './factors-of.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'
import { tellFactorChanged } from './tell-factor-changed.ts'

/** Adds a factor of the caller, whose row is locked, and tells them. Returns recovery codes if it is their first. */
export async function addFactor(
  ctx: UserCtx,
  tx: Tx,
  change: FactorChange,
  add: () => Promise<void>,
): Promise<string[] | null> {
  const isFirst = (await factorsOf(tx.db, ctx.user.id)).length === 0
  await add()
  const recoveryCodes = isFirst ? await makeRecoveryCodes(tx, ctx.user.id) : null
  await tellFactorChanged(ctx, tx, { user: ctx.user, change })
  return recoveryCodes
}
