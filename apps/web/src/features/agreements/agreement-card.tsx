import { Card, Text, Title } from '@mantine/core'
import { names } from '@tallgrass/brand'
import type { Agreement } from '@tallgrass/contracts'
import { type AgreementStatus, formatMoney } from '@tallgrass/domain'
import { agreementNames } from '../../lib/agreement-words'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../shared/agreements/document-link'
import { EndingNote, hasEnded } from '../../shared/agreements/ending-note'
import { SignLink } from '../../shared/agreements/sign-link'
import { SignerWord } from '../../shared/agreements/signer-word'
import { RelativeTime } from '../../ui/relative-time'
import classes from './agreement-card.module.css'

const sentences: Record<Exclude<AgreementStatus, 'SENT'>, string> = {
  DRAFT: 'We are still preparing this agreement.',
  SIGNED_CLIENT: `Waiting for final countersignature from ${names.business}`,
  SIGNED_BOTH: 'This agreement is fully executed and in effect.',
}

export function AgreementCard({ agreement }: { agreement: Agreement }) {
  const { countersignedAt, createdAt, id, price, signedAtClient, status, type, url } = agreement
  const { projectName, signerId, signerName, signingUrl } = agreement
  const heading = `agreement-${id}`
  const what = `${type} Agreement, ${projectName}`
  return (
    <Card component="article" aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={heading} className={classes.title}>
            {type} Agreement
          </Title>
          <Text c="dimmed" fz="sm">
            {agreementNames[type]}
          </Text>
          <Text c="dimmed" fz="sm">
            {projectName}
            {price && `, ${formatMoney(price)}`}
          </Text>
        </div>
        <AgreementStatusBadge status={status} toClient />
      </div>
      <Text c="dimmed" fz="sm">
        Created <RelativeTime at={createdAt} />
        {signedAtClient && (
          <>
            , signed by <SignerWord id={signerId} name={signerName} /> <RelativeTime at={signedAtClient} />
          </>
        )}
        {countersignedAt && (
          <>
            , countersigned <RelativeTime at={countersignedAt} />
          </>
        )}
      </Text>
      {hasEnded(agreement) ? (
        <>
          <Text fz="sm">
            <EndingNote ended={agreement} />
          </Text>
          <Text fz="sm">
            Nothing has been agreed to. If we change something, we will send it to you again.
          </Text>
        </>
      ) : (
        <Text fz="sm">{sentenceOf(agreement)}</Text>
      )}
      <div className={classes.actions}>
        {signingUrl && <SignLink url={signingUrl} what={what} />}
        {status !== 'DRAFT' && url && <DocumentLink url={url} what={what} />}
      </div>
    </Card>
  )
}

function sentenceOf({ signerName, signingUrl, status }: Agreement) {
  if (status !== 'SENT') return sentences[status]
  if (signingUrl) return 'This agreement is ready for your signature.'
  return `Waiting for ${signerName} to sign.`
}
