import type { SessionUser } from '@tallgrass/contracts'
import type { LinkProviderInput } from '@tallgrass/contracts/account'
import { AppError } from '@tallgrass/domain'
import { verifyCredentials } from '../accounts/verify-credentials.ts'
import type { Ctx } from '../ctx.ts'
import { admit } from '../sign-ins/admit.ts'
import { connectIdentity, refuseSecondConnection } from './connect-identity.ts'
import { readTicket } from './sealed-cookies.ts'
import { standingOf } from './standing-of.ts'
import { tellOfConnection } from './tell-of-connection.ts'
import { visitEnded } from './visit-ended.ts'

/**
 * Connects the account that a provider has recognized with the one here that has its address, and signs its owner in: the
 * password, asked for once, proves that both are the same person's. Throws GONE without a visit, UNAUTHENTICATED,
 * RATE_LIMITED, CONFLICT, and what `admit` throws.
 */
export async function linkProvider(
  ctx: Ctx,
  { code, password }: LinkProviderInput,
): Promise<{ user: SessionUser; to: string | null }> {
  const ticket = readTicket(ctx)
  if (!ticket || ticket.userId !== null) throw visitEnded()
  const { email, provider, to } = ticket
  const user = await verifyCredentials(ctx, { login: email, password })
  const standing = await standingOf(ctx, ticket)
  if (standing.is !== 'unlinked' || standing.user.id !== user.id)
    throw new AppError('CONFLICT', 'This account cannot be connected any more. Please start again.')
  const admitted = await refuseSecondConnection(() =>
    admit(ctx, {
      user,
      way: 'provider',
      code,
      isDoubleChecked: ticket.isDoubleChecked,
      async arrive(tx) {
        await connectIdentity(tx, { ...ticket, provider, userId: user.id })
        await tellOfConnection(ctx, tx, { user, identity: ticket, is: 'connected' })
        return undefined
      },
    }),
  )
  ctx.steps.ticket.revoke()
  return { user: admitted, to }
}
