import type { Agreement } from '@tallgrass/contracts'
import { agreementNames } from '../../lib/agreement-words'
import { RelativeTime } from '../../ui/relative-time'
import { WaitingRow } from './waiting-row'

export function WaitingAgreement({ agreement }: { agreement: Agreement }) {
  return (
    <WaitingRow what={`Sign the ${agreementNames[agreement.type]}`}>
      {agreement.projectName}. From <RelativeTime at={agreement.createdAt} />.
    </WaitingRow>
  )
}
