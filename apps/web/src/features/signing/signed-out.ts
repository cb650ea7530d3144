import { errorCode } from '../../lib/trpc-error'

export const SIGNED_OUT =
  'You are not signed in any more, and nothing was sent. Sign in again: what you entered is still here.'

/** Whether the session has ended by which a document was opened: without it, there is no such document for them. */
export function isSignedOut(error: unknown, token: string | undefined): boolean {
  return token === undefined && errorCode(error) === 'NOT_FOUND'
}
