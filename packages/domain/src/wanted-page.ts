import type { Role } from './role.ts'

/** Only resolves relative addresses. Nothing of ours is there. */
const BASE = 'https://site.invalid'

/** The wanted address, if it is a page of the portal of this role. Anything else is no place to send people to. */
export function wantedPage(role: Role, wanted: string | undefined): string | undefined {
  const url = wanted?.startsWith('/') ? URL.parse(wanted, BASE) : null
  if (url?.origin !== BASE) return undefined
  const { hash, pathname, search } = url
  return portalOf(pathname) === role ? pathname + search + hash : undefined
}

export function startPage(role: Role): '/portal' | '/portal/admin' {
  return role === 'ADMIN' ? '/portal/admin' : '/portal'
}

function portalOf(pathname: string): Role | undefined {
  // The router decodes, so an encoded `admin` opens that portal, too.
  const [, portal, page] = pathname.split('/').map(decoded)
  if (portal !== 'portal') return undefined
  return page === 'admin' ? 'ADMIN' : 'CLIENT'
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
