import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'
import { cardLimits, isPayableByCard } from '@tallgrass/domain'
import { RightNote } from '../contacts/right-note'

/**
 * Opens the payment page of an open invoice in a new tab. For an amount that cards cannot pay, that page says
 * how to pay instead. Names who pays to those who do not. Renders nothing for other invoices.
 */
export function PayNowLink({ invoice }: { invoice: Pick<Invoice, 'amount' | 'status' | 'title' | 'url'> }) {
  if (invoice.status !== 'OPEN') return null
  if (!invoice.url) return <RightNote right="pays" />
  const byCard = isPayableByCard(invoice.amount, cardLimits)
  const label = byCard ? 'Pay Now' : 'How to pay'
  return (
    <Button
      component="a"
      href={invoice.url}
      target="_blank"
      rel="noopener"
      size="sm"
      variant={byCard ? 'filled' : 'default'}
      aria-label={`${label}: ${invoice.title}`}
      rightSection={<IconExternalLink aria-hidden />}
    >
      {label}
    </Button>
  )
}
