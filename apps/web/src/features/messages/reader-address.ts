import type { Role } from '@tallgrass/domain'

const SHARED = /^\/portal\/(?:admin\/)?(projects|agreements|invoices|notifications)(?=[/?#]|$)/
const ORIGIN_END = /(?<=^https?:\/\/[^/]+)\//

/**
 * The same page in the portal of this reader: what an administrator links to, a client opens in theirs, and the other way
 * round. Undefined for an address outside the portal.
 */
export function readerAddress(href: string, role: Role, origin: string): string | undefined {
  const path = pathOf(href, origin)
  if (!path?.startsWith('/portal')) return undefined
  const area = role === 'ADMIN' ? '/portal/admin' : '/portal'
  return path.replace(SHARED, `${area}/$1`)
}

/** The path of an address on this site. */
function pathOf(href: string, origin: string): string | undefined {
  if (href.startsWith('/') && !href.startsWith('//')) return href
  const [from = '', ...rest] = href.split(ORIGIN_END)
  return from === origin ? `/${rest.join('/')}` : undefined
}
