/** The outside services that can be unavailable. */
export const providerNames = ['payments', 'signing', 'mail', 'model', 'identity'] as const
export type ProviderName = (typeof providerNames)[number]
