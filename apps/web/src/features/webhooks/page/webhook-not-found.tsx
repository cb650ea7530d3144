import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { DeadEnd } from '../../../ui/dead-end'

export function WebhookNotFound() {
  return (
    <DeadEnd
      title="Webhook Not Found"
      text="The link may be wrong, or the webhook was deleted."
      action={
        <Button variant="default" renderRoot={(props) => <Link to="/portal/admin/webhooks" {...props} />}>
          Back to webhooks
        </Button>
      }
    />
  )
}
