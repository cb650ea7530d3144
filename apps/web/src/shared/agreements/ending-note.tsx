import type { DocumentEnding } from '@tallgrass/contracts'
import { DateTime } from '../../ui/date-time'
import { RelativeTime } from '../../ui/relative-time'
import { WithdrawnNote } from './withdrawn-note'

interface EndingNoteProps {
  /** A document, or an agreement with its newest one. */
  ended: DocumentEnding & { clientName: string }
  /** True in the client portal. */
  toClient?: boolean
}

/** What happened to a document that not everyone signed: who ended it, when, and why. */
export function EndingNote({ ended, toClient = false }: EndingNoteProps) {
  const { clientName, declinedAt, declineReason, expiredAt, withdrawnBy, withdrawReason } = ended
  if (!hasEnded(ended)) return null
  const at = declinedAt ?? expiredAt
  const reason = declinedAt ? declineReason : withdrawReason
  return (
    <>
      {withdrawnBy === null ? (
        <>
          {declinedAt
            ? `Declined by ${toClient ? 'you' : clientName} on `
            : 'Not signed in time: expired on '}
          {at && (
            <time dateTime={at}>
              <DateTime at={at} />
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
