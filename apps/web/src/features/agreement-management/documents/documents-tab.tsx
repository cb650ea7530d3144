import { Stack } from '@mantine/core'
import type { AgreementId } from '@tallgrass/domain'
import { DocumentTracker } from './document-tracker'
import { ProviderDocuments } from './provider-documents'

/** Our own documents, followed by the e-signature provider's list. */
export function DocumentsTab({ onView }: { onView: (agreementId: AgreementId) => void }) {
  return (
    <Stack gap="xl">
      <DocumentTracker onView={onView} />
      <ProviderDocuments />
    </Stack>
  )
}
