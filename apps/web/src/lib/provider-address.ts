interface Leaving {
  /** Where to go on to afterwards. */
  to?: string | undefined
  /** Connects the account to the person who is signed in. */
  connects?: boolean
}

/** Where the browser leaves to sign in with a provider. */
export function providerAddress(name: string, { connects = false, to }: Leaving = {}): string {
  const query = new URLSearchParams({ ...(to && { to }), ...(connects && { connect: '1' }) })
  return `/api/auth/providers/${encodeURIComponent(name)}/start${query.size > 0 ? `?${query}` : ''}`
}
