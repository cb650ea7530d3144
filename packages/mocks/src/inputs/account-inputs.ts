import { mockId } from '../samples/moments.ts'
import type { SampleInputs } from './sample-inputs-type.ts'
import { DATA_EXPORT, IDENTITY, PASSKEY_ID, PASSWORD, SESSION, TOKEN } from './sample-values.ts'

const PASSKEY = { id: 'AA', rawId: 'AA', type: 'public-key' } as const
const ATTESTATION = { clientDataJSON: 'e30', attestationObject: 'oA' }
const ASSERTION = { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' }

/** Of procedures for the caller’s own account. */
export const accountInputs = {
  'auth.acceptInvitation': { token: TOKEN, username: 'nadiafox', password: PASSWORD },
  'auth.adminLogin': { username: 'ruth', password: PASSWORD },
  'auth.changePassword': { currentPassword: PASSWORD, newPassword: 'Meadow2026!' },
  'auth.data.openExport': { id: DATA_EXPORT },
  'auth.data.requestDeletion': { confirmation: 'DELETE' },
  'auth.email.change': { email: 'nadia@example.com', password: PASSWORD },
  'auth.email.confirm': { token: TOKEN },
  'auth.email.link': { token: TOKEN },
  'auth.email.undo': { token: TOKEN },
  'auth.email.undoable': { token: TOKEN },
  'auth.forgotPassword': { email: 'nadia@example.com' },
  'auth.invitation': { token: TOKEN },
  'auth.invitedAccount': { token: TOKEN },
  'auth.keys.create': { name: 'Bookkeeping', scopes: ['invoices:read'], days: 90 },
  'auth.keys.revoke': { id: mockId('ApiKey', 1) },
  'auth.links.get': { token: TOKEN },
  'auth.links.request': { email: 'nadia@example.com' },
  'auth.links.use': { token: TOKEN },
  'auth.links.useCode': { digits: '123456' },
  'auth.login': { email: 'nadia@example.com', password: PASSWORD },
  'auth.passkeys.register': { name: 'Laptop', response: { ...PASSKEY, response: ATTESTATION } },
  'auth.passkeys.remove': { id: PASSKEY_ID },
  'auth.passkeys.rename': { id: PASSKEY_ID, name: 'Desk' },
  'auth.passkeys.signIn': { response: { ...PASSKEY, response: ASSERTION } },
  'auth.profile.setPicture': { image: 'AAAA' },
  'auth.profile.update': { name: 'Nadia Fox', version: 1 },
  'auth.providers.finish': { code: '123456' },
  'auth.providers.link': { password: PASSWORD },
  'auth.providers.unlink': { id: IDENTITY },
  'auth.register': { name: 'Nadia Fox', email: 'nadia@example.com', password: PASSWORD },
  'auth.resetPassword': { token: TOKEN, password: PASSWORD },
  'auth.secondFactor.confirm': { code: '123456' },
  'auth.secondFactor.prove': { code: '123456' },
  'auth.sessions.end': { id: SESSION },
} satisfies Partial<SampleInputs>
