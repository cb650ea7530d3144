import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { listQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { EmptyState } from '../../ui/empty-state'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { SecretDialog } from './secret-dialog'
import { WebhooksTable } from './webhooks-table'

const CreateWebhookDialog = lazyDialog(() =>
  import('./create-webhook-dialog').then((module) => module.CreateWebhookDialog),
)

export function WebhooksScreen() {
  const [creating, setCreating] = useState(false)
  const addButton = useRef<HTMLButtonElement>(null)
  const secret = useDialogAbout<string>()
  const pages = trpc.admin.webhooks.list.useInfiniteQuery({}, listQuery)
  return (
    <>
      <PageHeader
        title="Webhooks"
        action={
          <Button ref={addButton} leftSection={<IconPlus aria-hidden />} onClick={() => setCreating(true)}>
            Add Webhook
          </Button>
        }
      >
        Tell other systems what happens here, within seconds.
      </PageHeader>
      <PagedList
        pages={pages}
        noun="the webhooks"
        empty={
          <EmptyState title="No Webhooks Yet">
            Add the address of another system, and choose the events that it is told of.
          </EmptyState>
        }
      >
        {(rows) => <WebhooksTable rows={rows} />}
      </PagedList>
      <CreateWebhookDialog
        opened={creating}
        onClose={() => setCreating(false)}
        onCreated={({ secret: created }) => secret.open(created)}
      />
      <SecretDialog secret={secret.about} opened={secret.opened} onClose={secret.close} />
    </>
  )
}
