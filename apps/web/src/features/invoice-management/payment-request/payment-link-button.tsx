import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import type { InvoiceDetails } from '@tallgrass/contracts'
import { sharePaymentLink } from './share-payment-link'

interface PaymentLinkButtonProps {
  invoice: Pick<InvoiceDetails, 'amount' | 'title'>
  url: string
}

export function PaymentLinkButton({ invoice, url }: PaymentLinkButtonProps) {
  return (
    <Button
      size="sm"
      leftSection={<IconLink aria-hidden />}
      aria-label={`Payment Link for ${invoice.title}`}
      onClick={() => void sharePaymentLink(url, invoice.amount)}
    >
      Payment Link
    </Button>
  )
}
