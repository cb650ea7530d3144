import type { ESignatureDocument } from '@tallgrass/contracts'
import { ZonedDateTime } from '../../ui/zoned-date-time'

type Withdrawal = Pick<ESignatureDocument, 'expiredAt' | 'withdrawnBy'>

/** Adds to the badge of an expired document that it was withdrawn, by whom and when. */
export function WithdrawnNote({ expiredAt, withdrawnBy }: Withdrawal) {
  if (withdrawnBy === null || expiredAt === null) return null
  return (
    <>
      Withdrawn by {withdrawnBy} on{' '}
      <time dateTime={expiredAt}>
        <ZonedDateTime at={expiredAt} />
      </time>
    </>
  )
}
