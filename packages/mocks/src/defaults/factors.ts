import type { SessionUser } from '@tallgrass/contracts'
import type { Passkey } from '@tallgrass/contracts/account'
import { parseId, parseInstant } from '@tallgrass/domain'
import { admin, client, type Visitor } from '../samples/people.ts'
import type { MocksOf } from './mocks-of.ts'

const at = parseInstant('2026-11-19T15:30:00.000Z')
const laptop: Passkey = {
  id: parseId('Passkey', '01f00000-0000-7000-8000-000000000001'),
  name: 'Laptop',
  synced: true,
  createdAt: at,
  lastUsedAt: at,
}

const recoveryCodes = Array.from({ length: 10 }, (_, n) => `k7f${n}-9m2p-4xwt-q8d${n}`)

/** Remembers what was added, so that the whole way can be walked. */
export function factorMocks(
  as: Visitor,
  signIn: (user: SessionUser) => SessionUser,
): MocksOf<'auth.secondFactor'> & MocksOf<'auth.passkeys'> {
  let hasApp = false
  let passkeys: Passkey[] = []
  const signedIn = as === 'admin' ? admin : client
  const isFirst = () => !hasApp && passkeys.length === 0
  return {
    'auth.secondFactor.state': () => ({
      app: hasApp ? { addedAt: at } : null,
      passkeys: passkeys.length,
      recoveryCodesLeft: isFirst() ? null : 10,
      isRequired: false,
    }),
    'auth.secondFactor.begin': () => ({
      uri: 'otpauth://totp/Tallgrass:ruth%40example.com?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Tallgrass',
      secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    }),
    'auth.secondFactor.confirm'() {
      const first = isFirst()
      hasApp = true
      return { recoveryCodes: first ? recoveryCodes : null }
    },
    'auth.secondFactor.turnOff'() {
      hasApp = false
      return { ok: true }
    },
    'auth.secondFactor.renewRecoveryCodes': () => ({ recoveryCodes }),
    'auth.secondFactor.prove': () => ({ ok: true }),
    'auth.passkeys.list': () => passkeys,
    'auth.passkeys.registerOptions': () => ({
      challenge: 'c2lnbiB0aGlz',
      rp: { id: 'localhost', name: 'Tallgrass' },
      user: { id: 'cnV0aA', name: signedIn.email, displayName: signedIn.name },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [],
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
    }),
    'auth.passkeys.register'({ name }) {
      const first = isFirst()
      const passkey = { ...laptop, name, lastUsedAt: null }
      passkeys = [...passkeys, passkey]
      return { passkey, recoveryCodes: first ? recoveryCodes : null }
    },
    'auth.passkeys.rename': ({ id, name }) => ({ ...laptop, id, name }),
    'auth.passkeys.remove'({ id }) {
      passkeys = passkeys.filter((passkey) => passkey.id !== id)
      return { ok: true }
    },
    'auth.passkeys.signInOptions': () => ({
      challenge: 'c2lnbiB0aGlz',
      rpId: 'localhost',
      timeout: 300_000,
      userVerification: 'required',
    }),
    'auth.passkeys.signIn': ({ role }) =>
      role === 'ADMIN' ? { role, user: signIn(admin) } : { role: 'CLIENT', user: signIn(client) },
  }
}
