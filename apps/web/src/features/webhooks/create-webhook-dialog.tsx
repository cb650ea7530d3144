import { type WebhookWithSecret, webhookForm } from '@tallgrass/contracts/integrations'
import { RecordDialog } from '../../ui/record-dialog'
import { useWebhookChanges } from './use-webhook-changes'
import { webhookFields } from './webhook-fields'

interface CreateWebhookDialogProps {
  opened: boolean
  onClose: () => void
  onCreated: (webhook: WebhookWithSecret) => void
}

const record = { url: '', description: '', kinds: '' }

export function CreateWebhookDialog({ onClose, onCreated, opened }: CreateWebhookDialogProps) {
  const { create } = useWebhookChanges()
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Add Webhook"
      submitLabel="Add Webhook"
      pendingLabel="Adding..."
      fields={webhookFields}
      record={record}
      schema={webhookForm}
      save={async ({ values }) => onCreated(await create.mutateAsync(webhookForm.parse(values)))}
    />
  )
}
