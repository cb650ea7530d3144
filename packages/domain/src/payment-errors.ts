/** The provider did not answer, or not in time. */
export class ProviderUnreachable extends Error {}

/** The provider will not give this money back; the message says why. */
export class RefundRefused extends Error {}

/** The notice was not signed by the provider, has been altered, or is too old. */
export class NoticeRefused extends Error {}
