import { Button, Group } from '@mantine/core'
import {
  IconBan,
  IconBell,
  IconCalendarPlus,
  IconDownload,
  IconFileText,
  IconUserEdit,
} from '@tabler/icons-react'
import type { DocumentDetails } from '@tallgrass/contracts'
import { DOCUMENT_TERM_DAYS, documentFlow, isWaiting } from '@tallgrass/domain'
import { useDownloadDocument } from '../../../lib/use-download-document'
import { ActionButton } from '../../../ui/action-button'
import { useExtendDocument } from './use-extend-document'
import { useRemindSigner } from './use-remind-signer'

interface DocumentActionsProps {
  document: DocumentDetails
  onWithdraw: () => void
  onChangeSigner: () => void
}

/** Buttons for the actions that the document's status allows. */
export function DocumentActions({ document, onChangeSigner, onWithdraw }: DocumentActionsProps) {
  const { documentTitle, id, sealedAt, sentAt, signedAt, status } = document
  const remind = useRemindSigner()
  const extend = useExtendDocument()
  const { download, isAsking } = useDownloadDocument(id)
  const name = (verb: string) => ({ 'aria-label': `${verb}: ${documentTitle}` })
  return (
    <Group gap="sm">
      {isWaiting(document) && !signedAt && (
        <ActionButton
          size="sm"
          variant="default"
          leftSection={<IconBell aria-hidden />}
          loading={remind.isPending}
          onClick={() => remind.mutate({ id })}
          {...name('Remind now')}
        >
          Remind now
        </ActionButton>
      )}
      {isWaiting(document) && !signedAt && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconUserEdit aria-hidden />}
          onClick={onChangeSigner}
          {...name('Change signer')}
        >
          Change signer
        </Button>
      )}
      {isWaiting(document) && (
        <ActionButton
          size="sm"
          variant="default"
          leftSection={<IconCalendarPlus aria-hidden />}
          loading={extend.isPending}
          onClick={() => extend.mutate({ id })}
          {...name(`Extend ${DOCUMENT_TERM_DAYS} days`)}
        >
          Extend {DOCUMENT_TERM_DAYS} days
        </ActionButton>
      )}
      {sentAt && (
        <Button
          size="sm"
          variant="default"
          component="a"
          href={`/api/esignature-documents/${id}/document.pdf`}
          target="_blank"
          rel="noopener"
          leftSection={<IconFileText aria-hidden />}
          {...name('Open PDF')}
        >
          Open PDF
        </Button>
      )}
      {sealedAt && (
        <ActionButton
          size="sm"
          variant="default"
          leftSection={<IconDownload aria-hidden />}
          loading={isAsking}
          onClick={download}
          {...name('Download')}
        >
          Download
        </ActionButton>
      )}
      {documentFlow.can(status, 'withdraw') && (
        <Button
          size="sm"
          variant="default"
          c="danger"
          leftSection={<IconBan aria-hidden />}
          onClick={onWithdraw}
          {...name('Withdraw')}
        >
          Withdraw
        </Button>
      )}
    </Group>
  )
}
