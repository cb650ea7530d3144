import { Card, Text, Title } from '@mantine/core'
import type { ESignatureDocument } from '@tallgrass/contracts'
import { Fragment } from 'react'
import { documentNames } from '../../lib/agreement-words'
import { DocumentStatusBadge } from '../../shared/agreements/document-status-badge'
import { EndingNote } from '../../shared/agreements/ending-note'
import { RelativeTime } from '../../ui/relative-time'
import classes from './agreement-card.module.css'
import { DocumentActions } from './document-actions'

export function DocumentCard({ document }: { document: ESignatureDocument }) {
  const { declinedAt, documentTitle, documentType, id, organizationName, reminderCount } = document
  const { sealedAt, status, withdrawnBy } = document
  const heading = `document-${id}`
  return (
    <Card component="article" aria-labelledby={heading} className={classes.card}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={heading} className={classes.title}>
            {documentTitle}
          </Title>
          <Text c="dimmed" fz="sm">
            {documentNames[documentType]}
            {organizationName && ` for ${organizationName}`}
          </Text>
        </div>
        <DocumentStatusBadge status={status} />
      </div>
      <Text c="dimmed" fz="sm">
        {datesOf(document).map(({ at, what }, index) => (
          <Fragment key={what}>
            {index === 0 ? what : `, ${what.toLowerCase()}`} <RelativeTime at={at} />
          </Fragment>
        ))}
        {reminderCount > 0 && ` · ${reminderCount === 1 ? '1 reminder' : `${reminderCount} reminders`}`}
      </Text>
      {(declinedAt || withdrawnBy !== null) && (
        <Text fz="sm">
          <EndingNote ended={document} />
        </Text>
      )}
      {status === 'completed' && !sealedAt && (
        <Text fz="sm">Everyone has signed. The sealed file will be available in a moment.</Text>
      )}
      <DocumentActions document={document} />
    </Card>
  )
}

function datesOf(document: ESignatureDocument) {
  const { countersignedAt, createdAt, declinedAt, expiredAt, sentAt, signedAt, withdrawnBy } = document
  return [
    sentAt ? { what: 'Sent', at: sentAt } : { what: 'Created', at: createdAt },
    { what: 'Signed', at: signedAt },
    { what: 'Countersigned', at: countersignedAt },
    { what: 'Declined', at: declinedAt },
    { what: 'Expired', at: withdrawnBy === null ? expiredAt : null },
  ].flatMap(({ at, what }) => (at === null ? [] : { what, at }))
}
