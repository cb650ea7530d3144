import { tracingChannel } from 'node:diagnostics_channel'
import type { ProviderName } from '@tallgrass/domain'

/** A call to an outside service. */
export interface ProviderCallFacts {
  provider: ProviderName
}

/** Tells who listens of every call to an outside service, in the caller's context. Costs nothing without listeners. */
export const providerCalls = tracingChannel<unknown, ProviderCallFacts>('tallgrass.provider')
