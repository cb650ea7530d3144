/** The time limit of a call to an outside service. The caller gives up after it, whatever the port does. */
export interface ProviderCall {
  /** Aborted once the caller has given up. */
  signal: AbortSignal
  /** In milliseconds. */
  within: number
}

/** Passes one call to an outside service, within the remaining time. */
export type Guard = <T>(ask: (call?: ProviderCall) => Promise<T>) => Promise<T>
