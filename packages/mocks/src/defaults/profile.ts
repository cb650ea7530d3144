import type { Profile } from '@tallgrass/contracts/account'
import { inDays } from '../samples/moments.ts'
import { admin, client, type Visitor } from '../samples/people.ts'
import { profileOf } from '../samples/profile.ts'
import type { MocksOf } from './mocks-of.ts'

const PICTURE = '/favicon.svg'

/** Remembers what was changed. */
export function profileMocks(as: Visitor): MocksOf<'auth.profile'> & MocksOf<'auth.email'> {
  let current = profileOf(as === 'admin' ? admin : client)
  function change(facts: Partial<Profile>) {
    current = { ...current, ...facts }
    return current
  }

  return {
    'auth.profile.get': () => current,
    'auth.profile.update': ({ name = current.name, phone = null, timeZone = null, version }) =>
      change({ name, phone, timeZone, version: version + 1 }),
    'auth.profile.setPicture': () => change({ picture: PICTURE }),
    'auth.profile.removePicture': () => change({ picture: null }),
    'auth.email.change': ({ email }) => change({ newEmail: { email, expiresAt: inDays(1) } }),
    'auth.email.cancelChange': () => change({ newEmail: null }),
    'auth.email.sendConfirmation': () => ({ ok: true }),
    'auth.email.link': () => ({ email: current.email, isChange: false }),
    'auth.email.confirm': () => ({ email: current.email, isChange: false }),
    'auth.email.undoable': () => ({ oldEmail: current.email, newEmail: 'maren@okafor.example' }),
    'auth.email.undo': () => ({ email: current.email, passwordToken: 'any' }),
  }
}
