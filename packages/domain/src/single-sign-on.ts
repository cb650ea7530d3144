/** How long someone may take at a provider, and afterwards to enter a password or a code, in seconds. */
export const PROVIDER_VISIT_TTL = 600

/** Why a provider's answer signs no one in. */
export type ProviderRefusal =
  | 'cancelled'
  | 'expired'
  | 'untrusted'
  | 'unreachable'
  | 'busy'
  | 'no_email'
  | 'unverified'
  | 'unconfirmed'
  | 'other_account'
  | 'taken'
  | 'unknown'

/** Methods that, beside a password, prove a second factor (RFC 8176, 2). */
const BESIDE_PASSWORD = ['otp', 'hwk', 'swk']

/** True if the authentication methods that a provider states are two factors. */
export function statesTwoFactors(amr: readonly string[]): boolean {
  return (
    amr.includes('mfa') || (amr.includes('pwd') && BESIDE_PASSWORD.some((method) => amr.includes(method)))
  )
}

/** True if one of the domains, in lower case, is that of the address. Subdomains do not count. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  return domains.includes(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}
