import { Stack } from '@mantine/core'
import { DocumentTracker } from './document-tracker'
import { ProviderDocuments } from './provider-documents'

/** Our own documents, and below them what the e-signature provider holds. */
export function DocumentsTab({ onView }: { onView: (agreementId: string) => void }) {
  return (
    <Stack gap="xl">
      <DocumentTracker onView={onView} />
      <ProviderDocuments />
    </Stack>
  )
}
