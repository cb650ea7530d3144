import type { DocumentEnding } from '@tallgrass/contracts'
import type { UserId } from '@tallgrass/domain'
import { RelativeTime } from '../../ui/relative-time'
import { ZonedDateTime } from '../../ui/zoned-date-time'
import { SignerWord } from './signer-word'
import { WithdrawnNote } from './withdrawn-note'

interface EndingNoteProps {
  /** A document, or an agreement with its newest one. */
  ended: DocumentEnding & { signerId: UserId | null; signerName: string | null }
}

/** What happened to a document that not everyone signed: who ended it, when, and why. */
export function EndingNote({ ended }: EndingNoteProps) {
  const { declinedAt, declineReason, expiredAt, signerId, signerName, withdrawnBy, withdrawReason } = ended
  if (!hasEnded(ended)) return null
  const at = declinedAt ?? expiredAt
  const reason = declinedAt ? declineReason : withdrawReason
  return (
    <>
      {withdrawnBy === null ? (
        <>
          {declinedAt ? (
            <>
              Declined by <SignerWord id={signerId} name={signerName} /> on{' '}
            </>
          ) : (
            'Not signed in time: expired on '
          )}
          {at && (
            <time dateTime={at}>
              <ZonedDateTime at={at} />
            </time>
          )}
        </>
      ) : (
        <WithdrawnNote {...ended} />
      )}
      {reason && `: ${reason}`}
    </>
  )
}

/** The same in brief, for a column. */
export function EndedTime({ ended: { declinedAt, expiredAt, withdrawnBy } }: { ended: DocumentEnding }) {
  const at = declinedAt ?? expiredAt
  if (!at) return null
  return (
    <>
      {declinedAt ? 'Declined' : withdrawnBy === null ? 'Expired' : 'Withdrawn'} <RelativeTime at={at} />
    </>
  )
}

/** True if not everyone signed the document, and no one can any more. */
export function hasEnded({ declinedAt, expiredAt }: DocumentEnding): boolean {
  return declinedAt !== null || expiredAt !== null
}
