import type { SigningView } from '@tallgrass/contracts'

/** The next action for the reader of a document, or the reason why there is none. */
export type SigningState =
  | 'sign'
  | 'at-provider'
  | 'in-view'
  | 'client-first'
  | 'colleague-first'
  | 'countersignature'
  | 'completed'
  | 'declined'
  | 'expired'

type Facts = Pick<SigningView, 'atProvider' | 'expiresAt' | 'maySign' | 'role' | 'signatures' | 'status'>

/** `isView`: an administrator sees the document as the client does, and nothing can be changed. */
export function signingStateAt(
  { atProvider, expiresAt, maySign, role, signatures, status }: Facts,
  now: Date,
  isView = false,
): SigningState {
  if (status === 'completed' || status === 'declined' || status === 'expired') return status
  const isOver = expiresAt !== null && Date.parse(expiresAt) <= now.getTime()
  if (maySign) {
    // Expired, even if the job that updates the status has not run yet.
    if (isOver) return 'expired'
    if (isView) return 'in-view'
    return atProvider ? 'at-provider' : 'sign'
  }
  if (role === 'PROVIDER') return 'client-first'
  // The signer may sign until they have, so this reader is a colleague of theirs, or has lost the right to sign.
  return signatures.some((one) => one.role === 'CLIENT') ? 'countersignature' : 'colleague-first'
}
