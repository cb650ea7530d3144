import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'
import { cardLimits, isPayableByCard } from '@tallgrass/domain'
import { useSessionUser } from '../../lib/use-session-user'
import { viewToken } from '../../lib/view-token'
import { OfferInView } from '../contacts/offer-in-view'
import { RightNote } from '../contacts/right-note'

/**
 * Opens the payment page of an open invoice in a new tab. For an amount that cards cannot pay, that page says
 * how to pay instead. Names who pays to those who do not. Renders nothing for other invoices.
 */
export function PayNowLink({ invoice }: { invoice: Pick<Invoice, 'amount' | 'status' | 'title' | 'url'> }) {
  const user = useSessionUser()
  if (invoice.status !== 'OPEN') return null
  const byCard = isPayableByCard(invoice.amount, cardLimits)
  const label = byCard ? 'Pay Now' : 'How to pay'
  if (!invoice.url) {
    const wouldPay = viewToken() !== null && user?.rights.includes('pays')
    if (!wouldPay) return <RightNote right="pays" />
    return <OfferInView label={label} what={invoice.title} deed="pays" />
  }
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
