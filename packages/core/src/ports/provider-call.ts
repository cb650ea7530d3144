/** How long a call to an outside service may take. Who calls gives up then, whatever the port does. */
export interface ProviderCall {
  /** Aborted once nobody waits any more. */
  signal: AbortSignal
  /** Milliseconds until then. */
  within: number
}

/** Lets one call through to an outside service, within the time that is left. */
export type Guard = <T>(ask: (call?: ProviderCall) => Promise<T>) => Promise<T>
