import { outboxMail } from '@tallgrass/adapters'
import {
  acceptInvitation,
  type Ctx,
  cancelInvitation,
  createAdministrator,
  createCtx,
  createInvitation,
  createSystemCtx,
  hasAdministrator,
  joinWaitlist,
  noCarrier,
  noLimits,
  register,
  requireAdmin,
  type Services,
} from '@tallgrass/core'
import { findUserByEmail } from '@tallgrass/db'
import { loadCalls } from './load-calls.ts'
import { DEMO_PASSWORD, invited, owner, registered } from './people.ts'
import { waiting } from './waiting.ts'

const DAY_MS = 24 * 3600 * 1000

/**
 * Fills an empty database with a small consultancy, by the product's own verbs, dated back from now.
 * Answers false, and does nothing, where there is an administrator already.
 */
export async function loadDemoData(services: Services): Promise<boolean> {
  if (await hasAdministrator(createSystemCtx(services))) return false
  const at = (daysAgo: number) => ctxAt(services, daysAgo)
  const { email, joined, name, username } = owner
  await createAdministrator(at(joined.daysAgo), { email, name, username, password: DEMO_PASSWORD })
  const user = (await findUserByEmail(services.database.db, email)) ?? null
  for (const { daysAgo, ...person } of registered)
    await register(at(daysAgo), { ...person, password: DEMO_PASSWORD })
  for (const { daysAgo, outcome, ...person } of invited) {
    const admin = requireAdmin(ctxAt(services, daysAgo, user))
    const { id, inviteUrl } = await createInvitation(admin, person)
    if (outcome === 'cancelled') await cancelInvitation(admin, { id })
    if (typeof outcome === 'object') await accept(at(daysAgo - 1), inviteUrl, outcome.accepted)
  }
  for (const { daysAgo, ...submission } of waiting) await joinWaitlist(at(daysAgo), submission)
  await loadCalls({ visitorAt: at, adminAt: (daysAgo) => requireAdmin(ctxAt(services, daysAgo, user)) })
  return true
}

async function accept(ctx: Ctx, inviteUrl: string, username: string): Promise<void> {
  const token = new URL(inviteUrl).searchParams.get('token') ?? ''
  await acceptInvitation(ctx, { token, username, password: DEMO_PASSWORD })
}

function ctxAt(services: Services, daysAgo: number, user: Ctx['user'] = null): Ctx {
  const then = new Date(services.clock().getTime() - daysAgo * DAY_MS)
  // Nobody at these addresses asked for mail.
  const past = { ...services, clock: () => then, limits: noLimits, mail: outboxMail }
  const origin = { ip: null, userAgent: null, requestId: null }
  return createCtx(past, { user, origin, session: noCarrier, conversation: noCarrier })
}
