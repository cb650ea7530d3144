import { Button, Group } from '@mantine/core'
import { IconDownload, IconRefresh } from '@tabler/icons-react'
import type { ESignatureDocument } from '@tallgrass/contracts'
import { isWaiting } from '@tallgrass/domain'
import { useDownloadDocument } from '../../../lib/use-download-document'
import { DocumentStatusBadge } from '../../../shared/agreements/document-status-badge'
import { EndingNote } from '../../../shared/agreements/ending-note'
import { ClientLink } from '../../../shared/clients/client-link'
import { ActionButton } from '../../../ui/action-button'
import { RelativeTime } from '../../../ui/relative-time'
import classes from './document-tracker.module.css'
import { remindersInWords } from './reminders-in-words'
import { useRefreshStatus } from './use-refresh-status'

interface TrackedDocumentProps {
  document: ESignatureDocument
  onView: () => void
}

export function TrackedDocument({ document, onView }: TrackedDocumentProps) {
  const { clientName, documentTitle, id, organizationId, status } = document
  const refresh = useRefreshStatus()
  const { download, isAsking } = useDownloadDocument(id)
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <div className={classes.head}>
          <h3 className={classes.title}>{documentTitle}</h3>
          <DocumentStatusBadge status={status} />
        </div>
        <p>
          <ClientLink name={clientName} organizationId={organizationId} />
        </p>
        <p className={classes.times}>
          {timesOf(document).map(({ at, word }) => (
            <span key={word}>
              {word} <RelativeTime at={at} />
            </span>
          ))}
          {(document.declinedAt || document.withdrawnBy !== null) && (
            <span>
              <EndingNote ended={document} />
            </span>
          )}
          {showsReminders(document) && <span>{remindersInWords(document)}</span>}
        </p>
      </div>
      <Group gap="sm">
        {isWaiting(document) && (
          <ActionButton
            variant="default"
            size="sm"
            leftSection={<IconRefresh aria-hidden />}
            loading={refresh.isPending}
            aria-label={`Refresh Status of ${documentTitle}`}
            onClick={() => refresh.mutate(id)}
          >
            Refresh Status
          </ActionButton>
        )}
        {status === 'completed' && (
          <ActionButton
            variant="default"
            size="sm"
            leftSection={<IconDownload aria-hidden />}
            loading={isAsking}
            aria-label={`Download ${documentTitle}`}
            onClick={download}
          >
            Download
          </ActionButton>
        )}
        <Button variant="default" size="sm" aria-label={`View Details of ${documentTitle}`} onClick={onView}>
          View Details
        </Button>
      </Group>
    </li>
  )
}

/** No reminders are sent after the client signs, so a count of zero says nothing then. */
function showsReminders({ reminderCount, signedAt, status }: ESignatureDocument) {
  return reminderCount > 0 || (isWaiting({ status }) && signedAt === null)
}

function timesOf(document: ESignatureDocument) {
  const { countersignedAt, declinedAt, expiredAt, openedAt, sentAt, signedAt, withdrawnBy } = document
  const times = [
    { word: 'Sent', at: sentAt },
    { word: 'Opened', at: openedAt },
    { word: 'Signed', at: signedAt },
    { word: 'Countersigned', at: countersignedAt },
    { word: 'Declined', at: declinedAt },
    { word: 'Expired', at: withdrawnBy === null ? expiredAt : null },
  ]
  return times.flatMap(({ at, word }) => (at ? [{ at, word }] : []))
}
