import { Button, Card, Text, Title } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import { names } from '@tallgrass/brand'
import type { Agreement } from '@tallgrass/contracts'
import type { AgreementStatus } from '@tallgrass/domain'
import { agreementNames } from '../../lib/agreement-words'
import { AgreementStatusBadge } from '../../shared/agreements/agreement-status-badge'
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
  const { countersignedAt, createdAt, documentId, id, projectName, signedAtClient, status, type, url } =
    agreement
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
      <Text fz="sm">{sentences[status]}</Text>
      <div className={classes.actions}>
        {status === 'SENT' && documentId && <SignLink url={`/sign/${documentId}`} what={what} />}
        {status !== 'DRAFT' && url && (
          <Button
            component="a"
            href={url}
            target="_blank"
            rel="noopener"
            size="sm"
            variant="default"
            aria-label={`View Document: ${what}`}
            rightSection={<IconExternalLink aria-hidden />}
          >
            View Document
          </Button>
        )}
      </div>
    </Card>
  )
}
