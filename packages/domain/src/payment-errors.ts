interface UnreachableOptions extends ErrorOptions {
  /** Whole seconds until another try makes sense, where that is known. */
  retryAfterSeconds?: number
}

/** The provider did not answer, or not in time. */
export class ProviderUnreachable extends Error {
  readonly retryAfterSeconds: number | undefined

  constructor(message: string, { retryAfterSeconds, ...options }: UnreachableOptions = {}) {
    super(message, options)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The provider answered, and cannot do this yet: the same call may be made again. */
export class ProviderNotYet extends ProviderUnreachable {}

/** The provider answered, and does not work for us at all: it does not take our key, or our account may not do this. */
export class ProviderRefusedUs extends ProviderUnreachable {}

/** The provider answered, and refuses this one request. */
export class ProviderRefused extends Error {}

/** The provider will not give this money back; the message says why. */
export class RefundRefused extends Error {}

/** The notice was not signed by the provider, has been altered, or is dated too far from now. */
export class NoticeRefused extends Error {}
