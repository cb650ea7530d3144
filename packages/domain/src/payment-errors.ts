interface UnreachableOptions extends ErrorOptions {
  /** Whole seconds until a retry makes sense, if known. */
  retryAfterSeconds?: number
}

/** The provider did not answer in time, or not at all. */
export class ProviderUnreachable extends Error {
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { retryAfterSeconds, ...options }: UnreachableOptions = {}) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The provider cannot do this yet. The same call may be retried. */
export class ProviderNotYet extends ProviderUnreachable {}

/** The provider rejects our key, or our account is not allowed to do this. */
export class ProviderRefusedUs extends ProviderUnreachable {}

/** The provider refuses this one request. */
export class ProviderRefused extends Error {}

/** The provider will not refund this payment; the message says why. */
export class RefundRefused extends Error {}

/** The notice was not signed by the provider, has been altered, or is dated too far from now. */
export class NoticeRefused extends Error {}
