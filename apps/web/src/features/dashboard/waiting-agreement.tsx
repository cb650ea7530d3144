import type { Agreement } from '@tallgrass/contracts'
import { agreementNames } from '../../lib/agreement-words'
import { RelativeTime } from '../../ui/relative-time'
import { SignLink } from '../../ui/sign-link'
import { WaitingRow } from './waiting-row'

export function WaitingAgreement({ agreement }: { agreement: Agreement }) {
  const { createdAt, documentId, projectName, type } = agreement
  const name = agreementNames[type]
  return (
    <WaitingRow
      what={`Sign the ${name}`}
      action={documentId && <SignLink url={`/sign/${documentId}`} what={`${name}, ${projectName}`} />}
    >
      {projectName}. From <RelativeTime at={createdAt} />.
    </WaitingRow>
  )
}
