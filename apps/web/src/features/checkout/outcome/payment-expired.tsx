import { Button } from '@mantine/core'
import { IconClockX } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { QuietNotice } from '../../../ui/quiet-notice'

export function PaymentExpired() {
  return (
    <QuietNotice
      icon={<IconClockX aria-hidden />}
      tone="bad"
      title="The payment was not made"
      text="The payment page was closed or expired, and nothing was charged. Open the link from your invoice again, or pay from your client portal."
      actions={
        <>
          <Button renderRoot={(props) => <Link to="/portal/invoices" {...props} />}>Back to Invoices</Button>
          <Button variant="default" renderRoot={(props) => <Link to="/" {...props} />}>
            Go to Homepage
          </Button>
        </>
      }
    />
  )
}
