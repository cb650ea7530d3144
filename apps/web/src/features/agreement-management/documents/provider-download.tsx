import { IconDownload } from '@tabler/icons-react'
import type { ProviderDocument } from '@tallgrass/contracts'
import { type DocumentId, documentStatusWords } from '@tallgrass/domain'
import { useDownloadDocument } from '../../../lib/use-download-document'
import { ActionButton } from '../../../ui/action-button'

/** A download button for a completed document. Files we do not store are available from the provider only. */
export function ProviderDownload({ document }: { document: ProviderDocument }) {
  const { documentStatus, documentTitle, ownId } = document
  if (documentStatus !== documentStatusWords.completed) return null
  if (ownId === null) return 'Available from the provider only'
  return <DownloadButton id={ownId} title={documentTitle} />
}

function DownloadButton({ id, title }: { id: DocumentId; title: string }) {
  const { download, isAsking } = useDownloadDocument(id)
  return (
    <ActionButton
      variant="default"
      size="sm"
      leftSection={<IconDownload aria-hidden />}
      loading={isAsking}
      aria-label={`Download ${title} from the provider’s list`}
      onClick={download}
    >
      Download
    </ActionButton>
  )
}
