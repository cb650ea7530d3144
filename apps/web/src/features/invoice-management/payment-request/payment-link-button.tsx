import { Button } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { sharePaymentLink } from './share-payment-link'

export function PaymentLinkButton({ title, url }: { title: string; url: string }) {
  return (
    <Button
      size="sm"
      leftSection={<IconLink aria-hidden />}
      aria-label={`Payment Link for ${title}`}
      onClick={() => void sharePaymentLink(url)}
    >
      Payment Link
    </Button>
  )
}
