import { IconFileText } from '@tabler/icons-react'
import type { ProviderDocument } from '@tallgrass/contracts'
import { documentStatuses, documentStatusWords } from '@tallgrass/domain'
import { DocumentStatusBadge } from '../../../shared/agreements/document-status-badge'
import type { Column } from '../../../ui/data-table'
import { RelativeTime } from '../../../ui/relative-time'
import { StatusBadge } from '../../../ui/status-badge'
import { ProviderDownload } from './provider-download'

export const providerColumns: Column<ProviderDocument>[] = [
  { label: 'Title', kind: 'title', cell: ({ documentTitle }) => documentTitle },
  { label: 'Status', cell: ({ documentStatus }) => <ProviderStatus word={documentStatus} /> },
  { label: 'Created', cell: ({ createdDate }) => <RelativeTime at={createdDate} /> },
  { label: 'File', kind: 'action', cell: (document) => <ProviderDownload document={document} /> },
]

/** Falls back to the provider's own word for a status we do not know. */
function ProviderStatus({ word }: { word: string }) {
  const status = documentStatuses.find((known) => documentStatusWords[known] === word)
  if (status) return <DocumentStatusBadge status={status} />
  return (
    <StatusBadge tone="neutral" icon={<IconFileText aria-hidden />}>
      {word}
    </StatusBadge>
  )
}
