import type { WaitingAgreement as Waiting } from '@tallgrass/contracts'
import { agreementNames } from '../../../lib/agreement-words'
import { SignOffer } from '../../../shared/agreements/sign-offer'
import { RelativeTime } from '../../../ui/relative-time'
import { WaitingRow } from './waiting-row'

export function WaitingAgreement({ agreement }: { agreement: Waiting }) {
  const { createdAt, documentTitle, projectName, sentAt, signerName, signingUrl, type } = agreement
  const name = documentTitle ?? agreementNames[type]
  return (
    <WaitingRow
      what={`Sign “${name}”`}
      action={<SignOffer url={signingUrl} signerName={signerName} what={`${name}, ${projectName}`} />}
    >
      {projectName}. Sent <RelativeTime at={sentAt ?? createdAt} />.
    </WaitingRow>
  )
}
