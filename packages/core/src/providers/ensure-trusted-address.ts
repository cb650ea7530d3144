import { AppError, type InvoiceId } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { type ProviderHosts, toTrustedAddress } from './trusted-address.ts'

/** Long, because an administrator has to act first. */
const RETRY_AFTER_SECONDS = 600
/** The number of characters shown of a hostile address. */
const MAX_SHOWN = 100

const SENTENCES: Record<keyof ProviderHosts, string> = {
  payments: 'The payment page cannot be opened because its address is not trusted. We have been notified.',
  signing: 'The signing page cannot be opened because its address is not trusted. We have been notified.',
}
const SERVICES: Record<keyof ProviderHosts, string> = {
  payments: 'payment provider',
  signing: 'e-signature service',
}

interface GivenAddress {
  provider: keyof ProviderHosts
  address: string
  /** The person who was to be sent there, such as 'the payer of an invoice'. */
  person: string
  invoiceId?: InvoiceId
}

/**
 * Returns a provider's address if it is trusted. Otherwise notifies the administrators and throws NOT_READY.
 */
export async function ensureTrustedAddress(ctx: Ctx, given: GivenAddress): Promise<string> {
  const trusted = toTrustedAddress(given.address, ctx.providers.hosts[given.provider])
  if (trusted !== undefined) return trusted
  await reportAddress(ctx, given)
  throw new AppError('NOT_READY', SENTENCES[given.provider], { retryAfterSeconds: RETRY_AFTER_SECONDS })
}

/**
 * Raises one work item per host and day. After it is closed, the next attempt on another day raises a new
 * one.
 */
async function reportAddress(
  ctx: Ctx,
  { address, invoiceId, provider, person }: GivenAddress,
): Promise<void> {
  const place = placeOf(address)
  const day = ctx.clock().toISOString().slice(0, 10)
  await ctx.transaction((tx) =>
    raiseWorkItem(tx, {
      kind: 'untrusted_address',
      cause: `address:${provider}:${place}:${day}`,
      detail: `The ${SERVICES[provider]} tried to send ${person} to ${place}, which is not a trusted host. No one was sent there. If the host is correct, add it to the configuration. If not, contact the ${SERVICES[provider]} and replace its keys.`,
      ...(invoiceId && { invoiceId }),
    }),
  )
}

/** Without path and query, which may contain a secret. */
function placeOf(address: string): string {
  const url = URL.parse(address)
  return url ? `${url.protocol}//${url.host}`.slice(0, MAX_SHOWN) : 'an invalid address'
}
