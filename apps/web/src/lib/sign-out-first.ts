import type { AppRouter } from '@tallgrass/api'
import type { Operation, TRPCLink } from '@trpc/client'
import { observable, observableToPromise, type Unsubscribable } from '@trpc/server/observable'
import {
  finishSignOut,
  isSignOutPending,
  recordSignIn,
  recordSignOut,
  signOutPatience,
} from './pending-sign-out'

const SIGN_INS = ['auth.login', 'auth.adminLogin', 'auth.register']
const PERSONAL = /^(auth\.session$|chat\.|portal\.|admin\.)/

/**
 * While a sign-out is pending, it is tried again before anybody signs in or sees what belongs to the last one. If it
 * fails again, nobody is signed in as far as this page knows; a sign-in goes on, for it ends the session itself.
 */
export const signOutFirst: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) => {
    const isSignIn = SIGN_INS.includes(op.path)
    if (!isSignOutPending() || !(isSignIn || PERSONAL.test(op.path))) return next(op)
    return observable((observer) => {
      let answer: Unsubscribable | undefined
      let tellAnswered = () => {}
      const goOn = () => {
        answer = next(op).subscribe(observer)
      }
      const signIn = () => {
        const answered = new Promise<void>((resolve) => {
          tellAnswered = resolve
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
        return observableToPromise(next({ ...logout, signal: signOutPatience() }))
      }
      finishSignOut(signOut, { told: !isSignIn }).then(isSignIn ? signIn : goOn, (error) => {
        if (isSignIn) return signIn()
        if (op.path !== 'auth.session') return observer.error(error)
        observer.next({ result: { type: 'data', data: null } })
        observer.complete()
      })
      return () => {
        answer?.unsubscribe()
        tellAnswered()
      }
    })
  }

/** The door of administrators lets nobody else in, and answers all the same. */
function opensSession({ path }: Operation, data: unknown): boolean {
  return path !== 'auth.adminLogin' || Reflect.get(Object(data), 'role') === 'ADMIN'
}
