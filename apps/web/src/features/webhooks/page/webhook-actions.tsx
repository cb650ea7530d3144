import { Button, Group } from '@mantine/core'
import type { Webhook } from '@tallgrass/contracts/integrations'
import { webhookFlow } from '@tallgrass/domain'
import { useState } from 'react'
import { ActionButton } from '../../../ui/action-button'
import { ConfirmDialog } from '../../../ui/confirm-dialog'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { RowMenu } from '../../../ui/row-menu'
import { useDialogAbout } from '../../../ui/use-dialog-about'
import { SecretDialog } from '../secret-dialog'
import { useWebhookChanges } from '../use-webhook-changes'

const EditWebhookDialog = lazyDialog(() =>
  import('../edit-webhook-dialog').then((module) => module.EditWebhookDialog),
)

interface WebhookActionsProps {
  webhook: Webhook
  onDeleted: () => void
}

export function WebhookActions({ onDeleted, webhook }: WebhookActionsProps) {
  const { id, status, url } = webhook
  const [asking, setAsking] = useState<'rotate' | 'delete'>()
  const [editing, setEditing] = useState(false)
  const secret = useDialogAbout<string>()
  const { remove, rotate, switchOff, switchOn, test } = useWebhookChanges()
  const { host } = new URL(url)
  async function confirmRotation() {
    // A toast has shown the refusal.
    const rotated = await rotate.mutateAsync({ id }).catch(() => undefined)
    setAsking(undefined)
    if (rotated) secret.open(rotated.secret)
  }
  async function confirmDeletion() {
    const deleted = await remove.mutateAsync({ id }).catch(() => undefined)
    setAsking(undefined)
    if (deleted) onDeleted()
  }
  return (
    <Group gap="xs">
      <ActionButton variant="default" disabled={test.isPending} onClick={() => test.mutate({ id })}>
        Send test event
      </ActionButton>
      {webhookFlow.can(status, 'switchOn') && (
        <ActionButton disabled={switchOn.isPending} onClick={() => switchOn.mutate({ id, on: true })}>
          Switch on
        </ActionButton>
      )}
      <Button variant="default" onClick={() => setEditing(true)}>
        Edit
      </Button>
      <RowMenu
        about={host}
        actions={[
          ...(webhookFlow.can(status, 'switchOff')
            ? [{ label: 'Switch off', onClick: () => switchOff.mutate({ id, on: false }) }]
            : []),
          { label: 'Replace secret', onClick: () => setAsking('rotate') },
          { label: 'Delete', onClick: () => setAsking('delete'), destructive: true },
        ]}
      />
      <EditWebhookDialog webhook={webhook} opened={editing} onClose={() => setEditing(false)} />
      <ConfirmDialog
        opened={asking === 'rotate'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void confirmRotation()}
        title="Replace the Secret"
        confirmLabel="Replace Secret"
        pending={rotate.isPending}
      >
        A new secret is created. For 24 hours, requests are signed with both, so that {host} can change over.
      </ConfirmDialog>
      <ConfirmDialog
        opened={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => void confirmDeletion()}
        title="Delete the Webhook"
        confirmLabel="Delete Webhook"
        destructive
        pending={remove.isPending}
      >
        {host} is told of nothing more, not even of events that wait for a retry. The log is deleted, too.
      </ConfirmDialog>
      <SecretDialog secret={secret.about} opened={secret.opened} onClose={secret.close} replaced />
    </Group>
  )
}
