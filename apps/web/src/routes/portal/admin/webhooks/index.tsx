import { createFileRoute } from '@tanstack/react-router'
import { webhooksCalls } from '../../../../features/webhooks/webhook-calls'
import { WebhooksScreen } from '../../../../features/webhooks/webhooks-screen'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/admin/webhooks/')({
  loader: ({ context }) => preload(webhooksCalls(context.utils)),
  head: () => ({ meta: [{ title: 'Webhooks: Admin Portal' }] }),
  component: WebhooksScreen,
})
