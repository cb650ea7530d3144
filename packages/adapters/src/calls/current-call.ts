import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProviderCall } from '@tallgrass/core'

const calls = new AsyncLocalStorage<ProviderCall>()

/** Does the work for a call, or for the one that is under way: what it asks of the network ends with that. */
export function duringCall<T>(call: ProviderCall | undefined, work: () => Promise<T>): Promise<T> {
  return call ? calls.run(call, work) : work()
}

/** For an SDK that takes no signal of ours: its own, which then also ends with the call that is under way. */
export function untilCallEnds(signal: AbortSignal): AbortSignal {
  const call = calls.getStore()
  return call ? AbortSignal.any([signal, call.signal]) : signal
}
