import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import type { ProviderDocument } from '@tallgrass/contracts'
import { documentStatusWords } from '@tallgrass/domain'
import { useDownloadDocument } from './use-download-document'

/** Of what is finished; a file that we do not keep is had at the provider alone. */
export function ProviderDownload({ document }: { document: ProviderDocument }) {
  const { documentStatus, documentTitle, ownId } = document
  const download = useDownloadDocument()
  if (documentStatus !== documentStatusWords.completed) return null
  if (ownId === null) return 'At the provider only'
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconDownload aria-hidden />}
      loading={download.isPending}
      aria-label={`Download ${documentTitle} from the provider’s list`}
      onClick={() => download.mutate(ownId)}
    >
      Download
    </Button>
  )
}
