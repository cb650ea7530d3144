import { Text } from '@mantine/core'
import type { ProjectFile } from '@tallgrass/contracts'
import { megabytes } from '@tallgrass/domain'
import { lazy, Suspense } from 'react'
import { loadWithRetries } from '../../lib/load-with-retries'
import type { PdfViewer } from './pdf/pdf-viewer'

/** A browser may have to keep all of it in memory. */
const MAX_BYTES = megabytes(100)

// Much code, only for those who open a PDF.
const Viewer = lazy(() =>
  loadWithRetries<typeof PdfViewer>(() => import('./pdf/pdf-viewer').then((module) => module.PdfViewer)),
)

interface PdfPreviewProps {
  address: string
  file: Pick<ProjectFile, 'name' | 'bytes'>
}

/** The pages of a PDF, if it is not too large. */
export function PdfPreview({ address, file: { bytes, name } }: PdfPreviewProps) {
  if (bytes > MAX_BYTES)
    return <Text role="status">This PDF is too large to be shown here. Download it instead.</Text>
  return (
    <Suspense fallback={<Text role="status">The document is opening.</Text>}>
      <Viewer address={address} bytes={bytes} name={name} />
    </Suspense>
  )
}
