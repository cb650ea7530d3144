import type { SigningView } from '@tallgrass/contracts'

/** What there is to do or to say about a document, for whoever looks at it. */
export type SigningState =
  | 'sign'
  | 'at-provider'
  | 'client-first'
  | 'countersignature'
  | 'completed'
  | 'declined'
  | 'expired'

type Facts = Pick<SigningView, 'atProvider' | 'expiresAt' | 'maySign' | 'role' | 'status'>

export function signingStateAt(
  { atProvider, expiresAt, maySign, role, status }: Facts,
  now: Date,
): SigningState {
  if (status === 'completed' || status === 'declined' || status === 'expired') return status
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  if (maySign) {
    // What has run out a moment ago reads like what a job has written down already.
    if (isOver) return 'expired'
    return atProvider ? 'at-provider' : 'sign'
  }
  return role === 'CLIENT' ? 'countersignature' : 'client-first'
}
