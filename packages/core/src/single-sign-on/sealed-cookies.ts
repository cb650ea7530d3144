import {
  type SealedProviderTicket,
  type SealedProviderVisit,
  sealedProviderTicket,
  sealedProviderVisit,
} from '@tallgrass/contracts/account'
import { PROVIDER_VISIT_TTL, toInstant } from '@tallgrass/domain'
import type { z } from 'zod'
import type { SessionCarrier } from '../caller.ts'
import type { Ctx } from '../ctx.ts'
import { openSealed } from '../security/open-sealed.ts'

type Open<Sealed> = Omit<Sealed, 'kind' | 'expiresAt'>

export function issueVisit(ctx: Ctx, visit: Open<SealedProviderVisit>): void {
  issue(ctx, ctx.steps.visit, { kind: 'provider-visit', ...visit })
}

/** The visit that this browser has begun; undefined after ten minutes. Each is read once. */
export function takeVisit(ctx: Ctx): SealedProviderVisit | undefined {
  const visit = read(ctx, ctx.steps.visit, sealedProviderVisit)
  ctx.steps.visit.revoke()
  return visit
}

export function issueTicket(ctx: Ctx, ticket: Open<SealedProviderTicket>): void {
  issue(ctx, ctx.steps.ticket, { kind: 'provider-ticket', ...ticket })
}

/** Whom a provider has recognized in this browser; undefined after ten minutes. */
export function readTicket(ctx: Ctx): SealedProviderTicket | undefined {
  return read(ctx, ctx.steps.ticket, sealedProviderTicket)
}

function issue({ clock, sealer }: Ctx, carrier: SessionCarrier, facts: object): void {
  const expiresAt = new Date(clock().getTime() + PROVIDER_VISIT_TTL * 1000)
  carrier.issue(sealer.seal(JSON.stringify({ ...facts, expiresAt: toInstant(expiresAt) })), expiresAt)
}

function read<Sealed extends { expiresAt: string }>(
  { clock, sealer }: Ctx,
  { token }: SessionCarrier,
  schema: z.ZodType<Sealed>,
): Sealed | undefined {
  const text = token === null ? undefined : openSealed(sealer, token)
  const sealed = text === undefined ? undefined : schema.safeParse(parse(text)).data
  const left = sealed ? Date.parse(sealed.expiresAt) - clock().getTime() : 0
  // What outlasts a visit made now was sealed while the clock was ahead.
  return left > 0 && left <= PROVIDER_VISIT_TTL * 1000 ? sealed : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
