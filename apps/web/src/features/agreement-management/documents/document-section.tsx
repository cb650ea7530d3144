import { Card, Stack, Title } from '@mantine/core'
import type { DocumentDetails } from '@tallgrass/contracts'
import { formatMoney, isWaiting } from '@tallgrass/domain'
import { useId } from 'react'
import { documentNames } from '../../../lib/agreement-words'
import { DocumentStatusBadge } from '../../../shared/agreements/document-status-badge'
import { WithdrawnNote } from '../../../shared/agreements/withdrawn-note'
import { Facts } from '../../../ui/facts'
import { Preformatted } from '../../../ui/preformatted'
import { RelativeTime } from '../../../ui/relative-time'
import { DocumentActions } from './document-actions'
import classes from './document-section.module.css'
import { EvidenceTimeline } from './evidence-timeline'
import { remindersInWords } from './reminders-in-words'

interface DocumentSectionProps {
  document: DocumentDetails
  /** Only the latest document shows its evidence expanded. */
  isLatest: boolean
  onWithdraw: () => void
  onChangeSigner: () => void
}

/** One document of an agreement: its status, actions, facts and evidence. */
export function DocumentSection({ document, isLatest, ...actions }: DocumentSectionProps) {
  const heading = useId()
  const { declineReason, description, documentTitle, evidence, status } = document
  return (
    <Card component="article" padding="md" aria-labelledby={heading}>
      <Stack gap="md">
        <div className={classes.head}>
          <Title order={4} size="h5" id={heading} className={classes.title}>
            {documentTitle}
          </Title>
          <DocumentStatusBadge status={status} />
        </div>
        <DocumentActions document={document} {...actions} />
        <Facts facts={factsOf(document)} />
        {document.withdrawnBy !== null && (
          <div className={classes.reason}>
            <b>
              <WithdrawnNote {...document} />
            </b>
            {document.withdrawReason && <Preformatted>{document.withdrawReason}</Preformatted>}
          </div>
        )}
        {declineReason && (
          <div className={classes.reason}>
            <b>Reason for declining</b>
            <Preformatted>{declineReason}</Preformatted>
          </div>
        )}
        {description && <Preformatted>{description}</Preformatted>}
        <details className={classes.evidence} open={isLatest}>
          <summary>
            Evidence ({evidence.length} {evidence.length === 1 ? 'entry' : 'entries'})
          </summary>
          <EvidenceTimeline document={document} />
        </details>
      </Stack>
    </Card>
  )
}

function factsOf(document: DocumentDetails) {
  const { countersignedAt, declinedAt, expiredAt, expiresAt, projectName, retainerAmount } = document
  const { openedAt, sealedAt, sentAt, signedAt } = document
  const unsent = document.status === 'draft' ? 'Not yet. Send it again.' : 'Never'
  const times = [
    { label: 'Opened by the client', at: openedAt },
    { label: 'Signed by the client', at: signedAt },
    { label: 'Countersigned', at: countersignedAt },
    { label: 'Declined', at: declinedAt },
    { label: 'Expired', at: document.withdrawnBy === null ? expiredAt : null },
    { label: 'Signature due', at: isWaiting(document) ? expiresAt : null },
    { label: 'Sealed', at: sealedAt },
  ]
  return [
    { label: 'Document', value: documentNames[document.documentType] },
    { label: 'Project name', value: projectName },
    { label: 'Signer', value: signerOf(document) },
    ...(retainerAmount ? [{ label: 'Retainer amount', value: formatMoney(retainerAmount) }] : []),
    { label: 'Sent', value: sentAt ? <RelativeTime at={sentAt} /> : unsent },
    ...times.flatMap(({ at, label }) => (at ? [{ label, value: <RelativeTime at={at} /> }] : [])),
    { label: 'Reminders', value: remindersInWords(document) },
  ]
}

/** As the document itself states it. */
function signerOf({ organizationName, signerName }: DocumentDetails): string {
  return organizationName ? `${signerName} for ${organizationName}` : signerName
}
