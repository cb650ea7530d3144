import type { ESignProvider } from '@tallgrass/domain'
import type { Ctx } from '../ctx.ts'
import type { HostedSigning } from '../ports/esign.ts'

/**
 * The service whose pages a document is signed on; null for our own pages, and for a service no longer
 * configured.
 */
export function hostOf({ esign }: Ctx, { provider }: { provider: ESignProvider }): HostedSigning | null {
  return provider === esign.provider ? esign.hosted : null
}
