import { Button } from '@mantine/core'
import { IconBan, IconCash, IconDownload, IconPencil, IconSend } from '@tabler/icons-react'
import type { InvoiceDetails } from '@tallgrass/contracts'
import { invoiceFlow, isMailable } from '@tallgrass/domain'
import { PaymentLinkButton } from './payment-request/payment-link-button'
import type { InvoiceStep } from './steps/invoice-step'
import { MailButtons } from './steps/mail-buttons'

interface InvoiceActionsProps {
  invoice: InvoiceDetails
  onStep: (step: InvoiceStep) => void
}

/** Buttons for the actions that the invoice's status allows. */
export function InvoiceActions({ invoice, onStep }: InvoiceActionsProps) {
  const { id, status, url } = invoice
  const can = (event: 'issue' | 'pay' | 'void') => invoiceFlow.can(status, event)
  return (
    <>
      {can('issue') && (
        <>
          <Button size="sm" leftSection={<IconSend aria-hidden />} onClick={() => onStep('issue')}>
            Issue
          </Button>
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPencil aria-hidden />}
            onClick={() => onStep('edit')}
          >
            Edit
          </Button>
        </>
      )}
      {can('pay') && url && <PaymentLinkButton invoice={invoice} url={url} />}
      {can('pay') && (
        <Button
          size="sm"
          variant="default"
          leftSection={<IconCash aria-hidden />}
          onClick={() => onStep('pay')}
        >
          Record payment
        </Button>
      )}
      {isMailable(status) && <MailButtons id={id} />}
      {invoice.number && <Download href={`/api/invoices/${id}/invoice.pdf`}>Invoice PDF</Download>}
      {status === 'PAID' && <Download href={`/api/invoices/${id}/receipt.pdf`}>Receipt PDF</Download>}
      {can('void') && (
        <Button
          size="sm"
          variant="default"
          c="danger"
          leftSection={<IconBan aria-hidden />}
          onClick={() => onStep('void')}
        >
          Void
        </Button>
      )}
    </>
  )
}

function Download({ children, href }: { children: string; href: string }) {
  return (
    <Button
      component="a"
      href={href}
      download
      size="sm"
      variant="default"
      leftSection={<IconDownload aria-hidden />}
    >
      {children}
    </Button>
  )
}
