import type { ProviderTicket } from '@tallgrass/contracts/account'
import { findIdentity } from '@tallgrass/db'
import type { Ctx } from '../ctx.ts'
import { findProvider } from './find-provider.ts'
import { readTicket } from './sealed-cookies.ts'

/** Whom a provider has recognized in this browser, and what is missing; null if nothing is, or after ten minutes. */
export async function getTicket(ctx: Ctx): Promise<ProviderTicket | null> {
  const ticket = readTicket(ctx)
  const provider = ticket && findProvider(ctx, ticket.provider)
  if (!provider) return null
  const { email, userId } = ticket
  const facts = { provider: { name: provider.name, label: provider.label }, email }
  if (userId !== null) return ctx.user?.id === userId ? { ...facts, needs: 'connect' } : null
  return { ...facts, needs: (await findIdentity(ctx.db, ticket)) ? 'code' : 'password' }
}
