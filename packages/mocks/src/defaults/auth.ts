import type { SessionUser } from '@tallgrass/contracts'
import { pendingInvitation } from '../samples/invitations.ts'
import { admin, client, type Visitor } from '../samples/people.ts'
import { factorMocks } from './factors.ts'
import type { MocksOf } from './mocks-of.ts'
import { signInMocks } from './sign-in.ts'

const users: Record<Visitor, SessionUser | null> = { admin, client, visitor: null }

/** The mocks of nested routers have files of their own, except for those that sign in. */
type AuthMocks = Omit<MocksOf<'auth'>, `auth.${string}.${string}`> &
  MocksOf<'auth.secondFactor'> &
  MocksOf<'auth.passkeys'> &
  MocksOf<'auth.links'> &
  MocksOf<'auth.providers'>

/** Remembers who is signed in, so that screens behind the sign-in can be reached. */
export function authMocks(as: Visitor): AuthMocks {
  let current = users[as]
  function signIn(user: SessionUser) {
    current = user
    return user
  }

  return {
    ...factorMocks(as, signIn),
    ...signInMocks(() => signIn(client)),
    'auth.session': () => current,
    'auth.login': () => signIn(client),
    'auth.adminLogin': () => ({ role: 'ADMIN', user: signIn(admin) }),
    'auth.register': ({ email, name, org = null }) => signIn({ ...client, email, name, org }),
    'auth.logout'() {
      current = null
      return { ok: true }
    },
    'auth.changePassword': () => ({ ok: true }),
    'auth.forgotPassword': () => ({ ok: true }),
    'auth.resetPassword': () => ({ ok: true }),
    'auth.invitation'() {
      const { email, firstName, lastName, role } = pendingInvitation
      return { email, firstName, lastName, role }
    },
    'auth.invitedAccount': () => null,
    'auth.acceptInvitation': () => ({ role: pendingInvitation.role }),
  }
}
