import { errorCode } from '../../lib/trpc-error'

export const SIGNED_OUT =
  'Your session has ended and nothing was sent. Sign in again. What you entered is still here.'

/** True if the session that opened the document has ended. Without it, the server answers NOT_FOUND. */
export function isSignedOut(error: unknown, token: string | undefined): boolean {
  return token === undefined && errorCode(error) === 'NOT_FOUND'
}
