import { findUserById } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import type { UserCtx } from '../authorize.ts'
import { connectIdentity, refuseSecondConnection } from './connect-identity.ts'
import { readTicket } from './sealed-cookies.ts'
import { tellOfConnection } from './tell-of-connection.ts'
import { visitEnded } from './visit-ended.ts'

/**
 * Connects the account that a provider has recognized with the person who is signed in and began the visit, and tells
 * them. Throws GONE without a visit, and CONFLICT if their address is not confirmed or the account is connected already.
 */
export async function connectProvider(ctx: UserCtx): Promise<{ ok: true }> {
  const ticket = readTicket(ctx)
  const { id: userId } = ctx.user
  if (ticket?.userId !== userId) throw visitEnded()
  await refuseSecondConnection(() =>
    ctx.transaction(async (tx) => {
      const user = await findUserById(tx.db, userId)
      if (!user?.emailVerifiedAt)
        throw new AppError('CONFLICT', 'Please confirm your email address before you connect an account')
      await connectIdentity(tx, { ...ticket, userId })
      await tellOfConnection(ctx, tx, { user, identity: ticket, is: 'connected' })
    }),
  )
  ctx.steps.ticket.revoke()
  return { ok: true }
}
