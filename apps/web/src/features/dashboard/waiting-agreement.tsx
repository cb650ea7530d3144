import type { Agreement } from '@tallgrass/contracts'
import type { AgreementType } from '@tallgrass/domain'
import { RelativeTime } from '../../ui/relative-time'
import { WaitingRow } from './waiting-row'

const names: Record<AgreementType, string> = {
  MSA: 'Master Service Agreement',
  SOW: 'Statement of Work',
  TOOLS: 'Tools Agreement',
}

export function WaitingAgreement({ agreement }: { agreement: Agreement }) {
  return (
    <WaitingRow what={`Sign the ${names[agreement.type]}`}>
      {agreement.projectName}. From <RelativeTime at={agreement.createdAt} />.
    </WaitingRow>
  )
}
