import { Card, Text, Title } from '@mantine/core'
import { names } from '@tallgrass/brand'
import type { Agreement } from '@tallgrass/contracts'
import { type AgreementStatus, formatMoney } from '@tallgrass/domain'
import { agreementNames } from '../../lib/agreement-words'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
import { DocumentLink } from '../../shared/agreements/document-link'
import { EndingNote, hasEnded } from '../../shared/agreements/ending-note'
import { SignLink } from '../../shared/agreements/sign-link'
import { RelativeTime } from '../../ui/relative-time'
import classes from './agreement-card.module.css'

const sentences: Record<AgreementStatus, string> = {
  DRAFT: 'We are still preparing this agreement.',
  SENT: 'This agreement is ready for your signature.',
  SIGNED_CLIENT: `Waiting for final countersignature from ${names.business}`,
  SIGNED_BOTH: 'This agreement is fully executed and in effect.',
}

export function AgreementCard({ agreement }: { agreement: Agreement }) {
  const { countersignedAt, createdAt, documentId, id, price, signedAtClient, status, type, url } = agreement
  const { projectName } = agreement
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
            , signed by you <RelativeTime at={signedAtClient} />
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
            <EndingNote ended={agreement} toClient />
          </Text>
          <Text fz="sm">
            Nothing has been agreed to. If we change something, we will send it to you again.
          </Text>
        </>
      ) : (
        <Text fz="sm">{sentences[status]}</Text>
      )}
      <div className={classes.actions}>
        {status === 'SENT' && documentId && <SignLink url={`/sign/${documentId}`} what={what} />}
        {status !== 'DRAFT' && url && <DocumentLink url={url} what={what} />}
      </div>
    </Card>
  )
}
