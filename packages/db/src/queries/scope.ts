const whole: unique symbol = Symbol('everybody')

/** The records of all clients. No literal fits: it comes with the context of an administrator or of the system. */
export interface Everybody {
  readonly [whole]: true
}

/** Whose records a reader sees: those of one client, or everybody's. Made where the caller's role is checked. */
export type Scope = { clientId: string } | Everybody

/** Called only where such a context is made; `npm run check` knows the places. */
export function scopeOfEverybody(): Everybody {
  return { [whole]: true }
}

/** The client to whom a read is narrowed, if it is. */
export function clientIn(scope: Scope): string | undefined {
  return 'clientId' in scope ? scope.clientId : undefined
}
