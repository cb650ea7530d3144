import type { WaitingAgreement as Waiting } from '@tallgrass/contracts'
import { agreementNames } from '../../../lib/agreement-words'
import { SignLink } from '../../../shared/agreements/sign-link'
import { RelativeTime } from '../../../ui/relative-time'
import { WaitingRow } from './waiting-row'

export function WaitingAgreement({ agreement }: { agreement: Waiting }) {
  const { createdAt, documentId, documentTitle, projectName, sentAt, type } = agreement
  const name = documentTitle ?? agreementNames[type]
  return (
    <WaitingRow
      what={`Sign “${name}”`}
      action={documentId && <SignLink url={`/sign/${documentId}`} what={`${name}, ${projectName}`} />}
    >
      {projectName}. Sent <RelativeTime at={sentAt ?? createdAt} />.
    </WaitingRow>
  )
}
