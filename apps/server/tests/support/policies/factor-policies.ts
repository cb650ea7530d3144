import { ANYONE, SIGNED_IN } from './policy.ts'

/** Second factors and passkeys are the caller's own. */
export const factorPolicies = {
  'auth.secondFactor.state': SIGNED_IN,
  'auth.secondFactor.begin': SIGNED_IN,
  'auth.secondFactor.confirm': SIGNED_IN,
  'auth.secondFactor.turnOff': SIGNED_IN,
  'auth.secondFactor.renewRecoveryCodes': SIGNED_IN,
  'auth.secondFactor.prove': SIGNED_IN,
  'auth.passkeys.list': SIGNED_IN,
  'auth.passkeys.registerOptions': SIGNED_IN,
  'auth.passkeys.register': SIGNED_IN,
  'auth.passkeys.rename': SIGNED_IN,
  'auth.passkeys.remove': SIGNED_IN,
  'auth.passkeys.signInOptions': ANYONE,
  'auth.passkeys.signIn': ANYONE,
} as const

/** The audit actions of each mutation. */
export const auditedFactorChanges: Record<
  Exclude<keyof typeof factorPolicies, 'auth.secondFactor.state' | 'auth.passkeys.list'>,
  [action: string, actor: 'caller' | 'owner'][]
> = {
  'auth.secondFactor.begin': [['authenticator.begin', 'caller']],
  'auth.secondFactor.confirm': [['authenticator.confirm', 'caller']],
  'auth.secondFactor.turnOff': [['authenticator.remove', 'caller']],
  'auth.secondFactor.renewRecoveryCodes': [['recovery-codes.renew', 'caller']],
  'auth.secondFactor.prove': [['session.prove', 'caller']],
  // Questions to a browser, which are forgotten in five minutes.
  'auth.passkeys.registerOptions': [],
  'auth.passkeys.signInOptions': [],
  'auth.passkeys.register': [['passkey.create', 'caller']],
  'auth.passkeys.rename': [['passkey.rename', 'caller']],
  'auth.passkeys.remove': [['passkey.delete', 'caller']],
  'auth.passkeys.signIn': [['session.start', 'owner']],
}
