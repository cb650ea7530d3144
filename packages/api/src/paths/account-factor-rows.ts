import { row } from './row.ts'

/** Second factors, passkeys and API keys of the caller, for front ends outside. */
export const accountFactorRows = [
  row('GET', '/api/account/second-factor', 'auth.secondFactor.state'),
  row('POST', '/api/account/authenticator', 'auth.secondFactor.begin'),
  row('POST', '/api/account/authenticator/confirm', 'auth.secondFactor.confirm'),
  row('DELETE', '/api/account/authenticator', 'auth.secondFactor.turnOff'),
  row('POST', '/api/account/recovery-codes', 'auth.secondFactor.renewRecoveryCodes'),
  row('POST', '/api/account/proof', 'auth.secondFactor.prove'),
  row('GET', '/api/account/passkeys', 'auth.passkeys.list'),
  row('POST', '/api/account/passkeys/options', 'auth.passkeys.registerOptions'),
  row('POST', '/api/account/passkeys', 'auth.passkeys.register', { creates: '/api/account/passkeys' }),
  row('PUT', '/api/account/passkeys/{id}', 'auth.passkeys.rename'),
  row('DELETE', '/api/account/passkeys/{id}', 'auth.passkeys.remove'),
  row('GET', '/api/account/api-keys', 'auth.keys.list'),
  row('POST', '/api/account/api-keys', 'auth.keys.create', { creates: '/api/account/api-keys' }),
  row('DELETE', '/api/account/api-keys/{id}', 'auth.keys.revoke'),
  row('POST', '/api/auth/passkey/options', 'auth.passkeys.signInOptions'),
  row('POST', '/api/auth/passkey', 'auth.passkeys.signIn'),
]
