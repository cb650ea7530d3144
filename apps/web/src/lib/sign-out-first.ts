import type { AppRouter } from '@tallgrass/api'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable, observableToPromise, type Unsubscribable } from '@trpc/server/observable'
import {
  finishSignOut,
  isSignOutPending,
  recordSignIn,
  recordSignOut,
  signOutTimeout,
} from './pending-sign-out'

const SIGN_INS =
  /^auth\.(login|adminLogin|register|passkeys\.signIn|links\.use(Code)?|providers\.(link|finish))$/
const PERSONAL = /^(auth\.session$|chat\.|portal\.|admin\.)/

/**
 * Retries a pending sign-out before a sign-in and before any call for personal data. If it fails again, the session
 * query answers that no one is signed in and other calls fail. A sign-in proceeds, because it ends the old session.
 */
export const signOutFirst: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) => {
    const signsIn = isSignIn(op)
    if (!isSignOutPending() || !(signsIn || PERSONAL.test(op.path))) return next(op)
    return observable((observer) => {
      let answer: Unsubscribable | undefined
      let markAnswered = () => {}
      const proceed = () => {
        answer = next(op).subscribe(observer)
      }
      const signIn = () => {
        const answered = new Promise<void>((resolve) => {
          markAnswered = resolve
        })
        recordSignIn(answered)
        answer = next(op).subscribe({
          ...observer,
          next(value) {
            if ('data' in value.result && opensSession(op, value.result.data)) recordSignOut('done')
            observer.next(value)
          },
        })
      }
      const signOut = () => {
        const logout = { ...op, type: 'mutation' as const, path: 'auth.logout', input: undefined }
        return observableToPromise(next({ ...logout, signal: signOutTimeout() }))
      }
      finishSignOut(signOut, { announced: !signsIn }).then(signsIn ? signIn : proceed, (error) => {
        if (signsIn) return signIn()
        if (op.path !== 'auth.session') return observer.error(error)
        observer.next({ result: { type: 'data', data: null } })
        observer.complete()
      })
      return () => {
        answer?.unsubscribe()
        markAnswered()
      }
    })
  }

export function isSignIn({ path }: Operation): boolean {
  return SIGN_INS.test(path)
}

/** A sign-in for administrators by a client is answered, but opens no session. */
function opensSession({ input, path }: Operation, data: unknown): boolean {
  const isForAdmins = path === 'auth.adminLogin' || Reflect.get(Object(input), 'role') === 'ADMIN'
  return !isForAdmins || Reflect.get(Object(data), 'role') === 'ADMIN'
}
