import { Button, Text } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import type { CheckoutOutcome } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { Link } from '@tanstack/react-router'
import { useSiteLinks } from '../../../lib/use-site-links'
import { QuietNotice } from '../../../ui/quiet-notice'
import classes from './payment-success.module.css'

const SHOWN_ID_LENGTH = 20

interface PaymentSuccessProps {
  outcome: CheckoutOutcome
  sessionId: string
}

export function PaymentSuccess({ outcome: { amount, number }, sessionId }: PaymentSuccessProps) {
  const { emailEnabled } = useSiteLinks()
  return (
    <QuietNotice
      icon={<IconCircleCheck aria-hidden />}
      tone="good"
      title="Payment Successful!"
      text="Your payment has been processed successfully."
      actions={
        <Button renderRoot={(props) => <Link to="/client/dashboard" {...props} />}>
          Continue to Dashboard
        </Button>
      }
    >
      <dl className={classes.facts}>
        {amount && (
          <div>
            <dt>Amount</dt>
            <dd>{formatMoney(amount)}</dd>
          </div>
        )}
        {number && (
          <div>
            <dt>Invoice</dt>
            <dd>{number}</dd>
          </div>
        )}
        <div>
          <dt>Transaction ID</dt>
          <dd>{sessionId.slice(0, SHOWN_ID_LENGTH)}</dd>
        </div>
      </dl>
      <Text c="dimmed" fz="sm">
        {emailEnabled ? 'A confirmation email will follow.' : 'The receipt is in your client portal.'}
      </Text>
    </QuietNotice>
  )
}
