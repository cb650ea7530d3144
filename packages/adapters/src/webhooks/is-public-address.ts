import ipaddr from 'ipaddr.js'

/** Azure answers virtual machines there, about themselves. */
const METADATA = ['168.63.129.16']

/** Everything that is assigned to the internet is in there; other prefixes lead to translators and local networks. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * True for an address on the internet: none of this machine, a local network, a provider's network, or its metadata,
 * however it is written.
 */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false
  // IPv4 inside IPv6 counts as IPv4.
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  return address.kind() === 'ipv4' ? !METADATA.includes(address.toString()) : address.match(GLOBAL_UNICAST)
}

export function isLoopbackAddress(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === 'loopback'
}
