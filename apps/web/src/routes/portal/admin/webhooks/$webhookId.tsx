import { createFileRoute } from '@tanstack/react-router'
import { WebhookNotFound } from '../../../../features/webhooks/page/webhook-not-found'
import { WebhookScreen } from '../../../../features/webhooks/page/webhook-screen'
import { webhookCalls } from '../../../../features/webhooks/webhook-calls'
import { idParam } from '../../../../lib/id-param'
import { preload } from '../../../../lib/preload'

export const Route = createFileRoute('/portal/admin/webhooks/$webhookId')({
  params: { parse: ({ webhookId }) => ({ webhookId: idParam('WebhookEndpoint', webhookId) }) },
  loader: ({ context, params }) => preload(webhookCalls(context.utils, params.webhookId)),
  head: () => ({ meta: [{ title: 'Webhook: Admin Portal' }] }),
  component: WebhookPage,
  notFoundComponent: WebhookNotFound,
})

function WebhookPage() {
  const { webhookId } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <WebhookScreen
      key={webhookId}
      id={webhookId}
      onDeleted={() => void navigate({ to: '/portal/admin/webhooks' })}
    />
  )
}
