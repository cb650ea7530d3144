import type { ESignProvider } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { HostedSigning } from '../ports/esign.ts'

/** The service on whose pages a document is signed; null for our own, and for a service that is no longer in use. */
export function hostOf({ esign }: Ctx, { provider }: { provider: ESignProvider }): HostedSigning | null {
  return provider === esign.provider ? esign.hosted : null
}
