import { Alert, Text, Title } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { CheckoutInput, CheckoutView } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { useSiteLinks } from '../../lib/use-site-links'
import { ActionButton } from '../../ui/action-button'
import { useStartCheckout } from './use-start-checkout'

export function PayByCard({ checkout, link }: { checkout: CheckoutView; link: CheckoutInput }) {
  const { isStarting, start } = useStartCheckout(link)
  const { emailEnabled } = useSiteLinks()
  return (
    <>
      <Title order={2} size="h3" id="pay-title">
        Pay by card
      </Title>
      {checkout.testMode && (
        <Alert color="amber" role="note" icon={<IconAlertTriangle aria-hidden />}>
          <strong>TEST MODE</strong> No real money is charged. Do not enter a real card.
        </Alert>
      )}
      <ActionButton size="lg" fullWidth disabled={isStarting} onClick={start}>
        {isStarting ? 'Opening the payment page...' : `Pay ${formatMoney(checkout.amount)}`}
      </ActionButton>
      <Text c="dimmed" fz="xs">
        You enter your card details on the next page. Once the payment is confirmed,{' '}
        {emailEnabled ? 'you get an email.' : 'the receipt is in your client portal.'}
      </Text>
    </>
  )
}
