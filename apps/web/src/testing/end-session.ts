import type { SessionUser } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { admin, client } from '@tallgrass/mocks'
import { trpcMock } from './trpc-mock'

/** The session of the reader ends on the server. Signing in opens another one. */
export function endSession() {
  let user: SessionUser | null = null
  function signIn(found: SessionUser) {
    user = found
    return found
  }
  trpcMock.use({
    'auth.session': () => user,
    'auth.login': () => signIn(client),
    'auth.adminLogin': () => ({ role: 'ADMIN', user: signIn(admin) }),
  })
  return {
    signIn,
    /** A procedure that answers only while someone is signed in. */
    guarded:
      <Input, Answer>(answer: (input: Input) => Answer) =>
      (input: Input) => {
        if (!user) throw new AppError('UNAUTHENTICATED', 'Please sign in first')
        return answer(input)
      },
  }
}

export const callsTo = (name: string) => trpcMock.calls.filter((call) => call.name === name)
