/** The hosts that a provider may send people to, each as `host` or `host:port`. */
export interface TrustedHosts {
  /** Over https only. */
  secure: readonly string[]
  /** Over http: this machine, if the configuration names it. */
  plain: readonly string[]
}

/** The providers that have their own pages. */
export type ProviderHosts = Record<'payments' | 'signing', TrustedHosts>

/** The address as a browser reads it; undefined if it is not trusted. */
export function toTrustedAddress(text: string, { plain, secure }: TrustedHosts): string | undefined {
  const url = URL.parse(text)
  if (url === null || url.username !== '' || url.password !== '') return undefined
  const hosts = url.protocol === 'https:' ? secure : url.protocol === 'http:' ? plain : []
  return hosts.includes(url.host) ? url.href : undefined
}
