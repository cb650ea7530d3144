import type { SessionUser } from '@tallgrass/contracts'
import type { FinishProviderInput } from '@tallgrass/contracts/account'
import type { Ctx } from '../ctx.ts'
import { admitLinked } from './admit-linked.ts'
import { readTicket } from './sealed-cookies.ts'
import { standingOf } from './standing-of.ts'
import { visitEnded } from './visit-ended.ts'

/**
 * Signs in someone whom a provider has recognized, with the code of their second factor. Throws GONE without a visit, or
 * if the account was disconnected or deactivated since, and what `admit` throws.
 */
export async function finishSignIn(
  ctx: Ctx,
  { code }: FinishProviderInput,
): Promise<{ user: SessionUser; to: string | null }> {
  const ticket = readTicket(ctx)
  if (!ticket || ticket.userId !== null) throw visitEnded()
  const standing = await standingOf(ctx, ticket)
  if (standing.is !== 'linked') throw visitEnded()
  const user = await admitLinked(ctx, { standing, recognized: ticket, code })
  ctx.steps.ticket.revoke()
  return { user, to: ticket.to }
}
