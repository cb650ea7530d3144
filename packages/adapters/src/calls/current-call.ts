import { AsyncLocalStorage } from 'node:async_hooks'
import type { ProviderCall } from '@tallgrass/core'

const calls = new AsyncLocalStorage<ProviderCall>()

/** Runs the work as part of a call, by default the current one: its network requests end when the call ends. */
export function duringCall<T>(call: ProviderCall | undefined, work: () => Promise<T>): Promise<T> {
  return call ? calls.run(call, work) : work()
}

/** For an SDK that takes no signal per request: its own signal, which now also aborts when the current call ends. */
export function untilCallEnds(signal: AbortSignal): AbortSignal {
  const call = calls.getStore()
  return call ? AbortSignal.any([signal, call.signal]) : signal
}
