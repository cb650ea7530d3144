/** Where a provider may send people, each as `host` or `host:port`. */
export interface TrustedHosts {
  /** Over https. */
  secure: readonly string[]
  /** Over http as well: this machine, where the configuration names it. */
  plain: readonly string[]
}

/** The providers with pages of their own. */
export type ProviderHosts = Record<'payments' | 'signing', TrustedHosts>

/** The address as a browser reads it; undefined for one to which nobody may be sent. */
export function toTrustedAddress(text: string, { plain, secure }: TrustedHosts): string | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  const hosts = url.protocol === 'https:' ? secure : url.protocol === 'http:' ? plain : []
  return hosts.includes(url.host) ? url.href : undefined
}
