import { Stack } from '@mantine/core'
import { DocumentTracker } from './document-tracker'
import { ProviderDocuments } from './provider-documents'

/** Our own documents, followed by the e-signature provider's list. */
export function DocumentsTab({ onView }: { onView: (agreementId: string) => void }) {
  return (
    <Stack gap="xl">
      <DocumentTracker onView={onView} />
      <ProviderDocuments />
    </Stack>
  )
}
