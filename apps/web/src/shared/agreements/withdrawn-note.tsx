import type { ESignatureDocument } from '@tallgrass/contracts'
import { formatDateTime } from '../../lib/format'

type Withdrawal = Pick<ESignatureDocument, 'expiredAt' | 'withdrawnBy'>

/** What the badge of an expired document leaves out: that we have taken it back, and who did. */
export function WithdrawnNote({ expiredAt, withdrawnBy }: Withdrawal) {
  if (withdrawnBy === null || expiredAt === null) return null
  return (
    <>
      Withdrawn by {withdrawnBy} on <time dateTime={expiredAt}>{formatDateTime(expiredAt)}</time>
    </>
  )
}
