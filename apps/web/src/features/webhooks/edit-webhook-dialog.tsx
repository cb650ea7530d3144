import { kindsIn, type Webhook, webhookForm } from '@tallgrass/contracts/integrations'
import { RecordDialog } from '../../ui/record-dialog'
import { useWebhookChanges } from './use-webhook-changes'
import { webhookFields } from './webhook-fields'

interface EditWebhookDialogProps {
  webhook: Webhook
  opened: boolean
  onClose: () => void
}

export function EditWebhookDialog({ onClose, opened, webhook }: EditWebhookDialogProps) {
  const { update } = useWebhookChanges()
  const { description, id, kinds, url, version } = webhook
  return (
    <RecordDialog
      opened={opened}
      onClose={onClose}
      title="Edit Webhook"
      submitLabel="Save Changes"
      pendingLabel="Saving..."
      fields={webhookFields}
      record={{ url, description: description ?? '', kinds: kinds.join('\n') }}
      version={version}
      schema={webhookForm}
      save={({ changes: { kinds: chosen, ...changes }, version: seen }) =>
        update.mutateAsync({
          ...changes,
          ...(chosen !== undefined && { kinds: kindsIn(String(chosen)) }),
          id,
          version: seen,
        })
      }
    />
  )
}
