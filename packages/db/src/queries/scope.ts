/** Whose records a reader sees: those of one client, or everybody's. Made where the caller's role is checked. */
export type Scope = { clientId: string } | 'everybody'

/** The client to whom a read is narrowed, if it is. */
export function clientIn(scope: Scope): string | undefined {
  return scope === 'everybody' ? undefined : scope.clientId
}
