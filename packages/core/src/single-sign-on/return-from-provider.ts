import { emailAddress, line } from '@tallgrass/contracts'
import type { SealedProviderVisit } from '@tallgrass/contracts/account'
import { findIdentity } from '@tallgrass/db'
import {
  AppError,
  type ErrorCode,
  type ProviderRefusal,
  statesTwoFactors,
  type UserId,
} from '@tallgrass/domain'
import { startPage, wantedPage } from '@tallgrass/domain/wanted-page'
import type { Ctx } from '../ctx.ts'
import type { IdentityProvider, ProviderPerson } from '../ports/identity-providers.ts'
import { ProviderUnreachable } from '../ports/payments.ts'
import { refuseSignIn } from '../sign-ins/refuse-sign-in.ts'
import { admitLinked } from './admit-linked.ts'
import { findProvider } from './find-provider.ts'
import { openAccount } from './open-account.ts'
import { issueTicket, takeVisit } from './sealed-cookies.ts'
import { type Recognized, standingOf } from './standing-of.ts'

type Refused = { refused: ProviderRefusal; userId?: UserId | null }
type Outcome = { to: string } | Refused

/** Where the steps after a visit are done. */
const STEPS_PAGE = '/sign-in/provider'

/**
 * Ends a visit to a provider: signs its person in, or says where the next step is, or why there is none. Returns the page
 * to go on to. Throws NOT_FOUND for an unknown provider.
 */
export async function returnFromProvider(
  ctx: Ctx,
  { name, query }: { name: string; query: string },
): Promise<string> {
  const provider = findProvider(ctx, name)
  if (!provider) throw new AppError('NOT_FOUND', 'There is nothing at this address')
  const outcome = await finishVisit(ctx, provider, query)
  if ('to' in outcome) return outcome.to
  const { refused, userId = null } = outcome
  if (userId) await refuseSignIn(ctx, userId, { way: 'provider', outcome: 'refused' })
  return `${STEPS_PAGE}?${new URLSearchParams({ refused, provider: name })}`
}

async function finishVisit(ctx: Ctx, provider: IdentityProvider, query: string): Promise<Outcome> {
  const visit = takeVisit(ctx)
  if (visit?.provider !== provider.name || new URLSearchParams(query).get('state') !== visit.state)
    return { refused: 'expired' }
  try {
    const answer = await provider.finish(visit, query)
    if ('refused' in answer) return answer
    const { person } = answer
    const recognized = await recognize(ctx, provider, person)
    if ('refused' in recognized) return recognized
    return visit.userId
      ? await offerConnection(ctx, visit, recognized)
      : await enter(ctx, { person, provider, recognized, visit })
  } catch (error) {
    if (error instanceof ProviderUnreachable) return { refused: 'unreachable' }
    const refused = error instanceof AppError && REFUSED_LATE[error.code]
    if (refused) return { refused }
    throw error
  }
}

/** Too many at once, and accounts that were deactivated or disconnected at the same moment. */
const REFUSED_LATE: Partial<Record<ErrorCode, ProviderRefusal>> = {
  RATE_LIMITED: 'busy',
  NOT_READY: 'busy',
  UNAUTHENTICATED: 'expired',
  GONE: 'expired',
}

/** Refuses a person without an address that the provider has verified, even if their account is connected. */
async function recognize(
  ctx: Ctx,
  provider: IdentityProvider,
  person: ProviderPerson,
): Promise<(Recognized & { isDoubleChecked: boolean }) | Refused> {
  const { amr, emailVerified, issuer, subject } = person
  const email = emailAddress('No address').safeParse(person.email).data
  if (email !== undefined && emailVerified) {
    return { issuer, subject, email, isDoubleChecked: provider.trustAmr && statesTwoFactors(amr) }
  }
  const identity = await findIdentity(ctx.db, person)
  return { refused: email === undefined ? 'no_email' : 'unverified', userId: identity?.userId ?? null }
}

interface Arrival {
  person: ProviderPerson
  provider: IdentityProvider
  recognized: Recognized & { isDoubleChecked: boolean }
  visit: SealedProviderVisit
}

async function enter(ctx: Ctx, arrival: Arrival): Promise<Outcome> {
  const { recognized, visit } = arrival
  const standing = await standingOf(ctx, recognized)
  const ticket = { ...recognized, provider: visit.provider, to: visit.to, userId: null }
  if (standing.is === 'refused') return { refused: standing.reason, userId: standing.userId }
  if (standing.is === 'unlinked') {
    issueTicket(ctx, ticket)
    return { to: STEPS_PAGE }
  }
  if (standing.is === 'linked') {
    try {
      const { role } = await admitLinked(ctx, { standing, recognized })
      return { to: wantedPage(role, visit.to ?? undefined) ?? startPage(role) }
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'SECOND_FACTOR_NEEDED')) throw error
      issueTicket(ctx, ticket)
      return { to: STEPS_PAGE }
    }
  }
  return enterAsNew(ctx, arrival)
}

async function enterAsNew(ctx: Ctx, { person, provider, recognized, visit }: Arrival): Promise<Outcome> {
  const name = line({ label: 'Name', required: 'No name' }).safeParse(person.name).data ?? null
  if (!(await openAccount(ctx, { provider, recognized, name }))) return { refused: 'unknown' }
  const standing = await standingOf(ctx, recognized)
  if (standing.is !== 'linked') return { refused: 'unknown' }
  const { role } = await admitLinked(ctx, { standing, recognized })
  return { to: wantedPage(role, visit.to ?? undefined) ?? startPage(role) }
}

/** Leads someone who is signed in back to their profile, where they confirm the connection. */
async function offerConnection(
  ctx: Ctx,
  { provider, userId }: SealedProviderVisit,
  recognized: Recognized & { isDoubleChecked: boolean },
): Promise<Outcome> {
  if (ctx.user === null || ctx.user.id !== userId) return { refused: 'expired' }
  const identity = await findIdentity(ctx.db, recognized)
  if (identity && identity.userId !== userId) return { refused: 'taken' }
  const profile = `${startPage(ctx.user.role)}/profile`
  if (identity) return { to: profile }
  issueTicket(ctx, { ...recognized, provider, to: null, userId })
  return { to: profile }
}
