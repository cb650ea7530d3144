import type { Ctx } from '../ctx.ts'

/**
 * What an attempt to sign in counts in, whichever way it is made: by address, and by account if it names one. Attempts
 * that did not fail are given back; only a session resets the account's count.
 */
export function signInLimits({ origin }: Ctx, account: string | undefined) {
  const byAddress = { name: 'signInAddress', key: origin.ip ?? 'local' } as const
  return account === undefined ? [byAddress] : ([byAddress, { name: 'signInAccount', key: account }] as const)
}

/** Takes back what `limitAttempts` counted, because the attempt did not fail. */
export async function giveBackAttempt({ limits }: Ctx, counted: ReturnType<typeof signInLimits>) {
  for (const { key, name } of counted) await limits.giveBack(name, key)
}
