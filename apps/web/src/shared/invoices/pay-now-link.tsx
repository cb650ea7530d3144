import { Button } from '@mantine/core'
import { IconExternalLink } from '@tabler/icons-react'
import type { Invoice } from '@tallgrass/contracts'

/** Opens the payment page of an open invoice in a new tab. Renders nothing for other invoices. */
export function PayNowLink({ invoice }: { invoice: Pick<Invoice, 'status' | 'title' | 'url'> }) {
  if (invoice.status !== 'OPEN' || !invoice.url) return null
  return (
    <Button
      component="a"
      href={invoice.url}
      target="_blank"
      rel="noopener"
      size="sm"
      aria-label={`Pay Now: ${invoice.title}`}
      rightSection={<IconExternalLink aria-hidden />}
    >
      Pay Now
    </Button>
  )
}
