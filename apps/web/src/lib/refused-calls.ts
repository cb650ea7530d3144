import type { AppRouter } from '@tallgrass/api'
import type { TRPCLink } from '@trpc/client'
import { observable, type Unsubscribable } from '@trpc/server/observable'
import { proveFirst } from './prove-first'
import { isSignIn } from './sign-out-first'
import { errorCode } from './trpc-error'

/**
 * Resolves to true once the same person has signed in again, and to false if the refusal stands. Never resolves if they
 * leave: no one needs the answer any more.
 */
type SignInAgain = () => Promise<boolean>

let signInAgain: SignInAgain | undefined

/** Called by an open portal: its calls that an ended session refuses wait for `ask`. Returns the cleanup. */
export function whenRefused(ask: SignInAgain) {
  signInAgain = ask
  return () => {
    if (signInAgain === ask) signInAgain = undefined
  }
}

/**
 * Sends a call of an open portal again after its reader has signed in again, or confirmed who they are. A refused call
 * has changed nothing.
 */
export const repeatRefused: TRPCLink<AppRouter> =
  () =>
  ({ next, op }) =>
    observable((observer) => {
      let answer: Unsubscribable | undefined
      let isWanted = true
      const send = () => {
        answer = next(op).subscribe({
          ...observer,
          error(refusal) {
            const code = errorCode(refusal)
            const isEnded = code === 'UNAUTHENTICATED' && !isSignIn(op)
            const ask = isEnded ? signInAgain : code === 'PROOF_NEEDED' ? proveFirst : undefined
            if (!ask) return observer.error(refusal)
            void ask().then((isBack) => {
              if (!isBack) observer.error(refusal)
              else if (isWanted) send()
            })
          },
        })
      }
      send()
      return () => {
        isWanted = false
        answer?.unsubscribe()
      }
    })
