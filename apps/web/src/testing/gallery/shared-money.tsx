import { invoiceLabels, invoiceStatuses } from '@tallgrass/domain'
import { adminInvoices, fullProject, invoices, parseMoney } from '@tallgrass/mocks'
import { InvoiceAmount } from '../../shared/invoices/invoice-amount'
import { InvoiceDue } from '../../shared/invoices/invoice-due'
import { InvoiceFile } from '../../shared/invoices/invoice-file'
import { InvoiceLabelBadge } from '../../shared/invoices/invoice-label-badge'
import { InvoiceReference } from '../../shared/invoices/invoice-reference'
import { InvoiceStatusBadge } from '../../shared/invoices/invoice-status-badge'
import { InvoiceTitle } from '../../shared/invoices/invoice-title'
import { MoneyToReturn } from '../../shared/invoices/money-to-return'
import { PaidAmount } from '../../shared/invoices/paid-amount'
import { PayNowLink } from '../../shared/invoices/pay-now-link'
import { PaymentFrame } from '../../shared/invoices/payment-frame'
import { PaymentRequestForm } from '../../shared/invoices/payment-request-form'
import { RefundedAmount } from '../../shared/invoices/refunded-amount'
import { ProjectMoney } from '../../shared/projects/project-money'
import { dayIn, inDays } from './moments'
import { sampleOf } from './sample-of'
import { type Group, specimen, statesOf } from './specimen'

const invoice = sampleOf(invoices)
const open = { status: 'OPEN', paidAt: null } as const
const [amount, part, none] = [parseMoney('2400.00'), parseMoney('400.00'), parseMoney('0.00')]
const soon = async () => {}
const nothing = () => {}

export const moneyGroup: Group = {
  title: 'Invoices and money',
  specimens: [
    specimen(InvoiceStatusBadge, {
      ...statesOf(invoiceStatuses, (status) => <InvoiceStatusBadge status={status} label={null} />),
      ...statesOf(invoiceLabels, (label) => (
        <InvoiceStatusBadge status={label === 'OVERDUE' ? 'OPEN' : 'PAID'} label={label} />
      )),
    }),
    specimen(
      InvoiceLabelBadge,
      statesOf(invoiceLabels, (label) => <InvoiceLabelBadge label={label} />),
    ),
    specimen(InvoiceAmount, {
      usual: <InvoiceAmount invoice={{ amount, refunded: none }} />,
      refunded: <InvoiceAmount invoice={{ amount, refunded: part }} />,
    }),
    specimen(InvoiceDue, {
      ahead: <InvoiceDue invoice={{ ...open, dueDate: dayIn(5) }} />,
      overdue: <InvoiceDue invoice={{ ...open, dueDate: dayIn(-5) }} />,
      paid: <InvoiceDue invoice={{ status: 'PAID', paidAt: inDays(-2), dueDate: dayIn(-1) }} />,
    }),
    specimen(InvoiceFile, {
      invoice: <InvoiceFile invoice={invoice} file="invoice" />,
      receipt: <InvoiceFile invoice={invoice} file="receipt" />,
    }),
    specimen(InvoiceReference, {
      numbered: <InvoiceReference id={invoice.id} number="INV-2026-0007" />,
      draft: <InvoiceReference id={invoice.id} number={null} />,
    }),
    specimen(InvoiceTitle, {
      numbered: <InvoiceTitle invoice={{ ...invoice, number: 'INV-2026-0007' }} />,
      draft: <InvoiceTitle invoice={{ ...invoice, number: null }} />,
    }),
    specimen(MoneyToReturn, {
      some: <MoneyToReturn toReturn={part} />,
      none: <MoneyToReturn toReturn={none} />,
    }),
    specimen(PaidAmount, {
      usual: <PaidAmount paid={amount} refunded={none} />,
      refunded: <PaidAmount paid={amount} refunded={part} />,
    }),
    specimen(RefundedAmount, { some: <RefundedAmount refunded={part} /> }),
    specimen(PayNowLink, {
      open: <PayNowLink invoice={{ ...invoice, status: 'OPEN', url: 'https://example.com/pay' }} />,
      'for who does not pay': <PayNowLink invoice={{ ...invoice, status: 'OPEN', url: null }} />,
    }),
    specimen(PaymentFrame, {
      usual: <PaymentFrame>The amount and the button.</PaymentFrame>,
      'in test mode': <PaymentFrame testMode="Test mode: no money moves.">The amount.</PaymentFrame>,
    }),
    specimen(PaymentRequestForm, {
      'for any client': (
        <PaymentRequestForm wording="title" pending={false} onSubmit={soon} onCancel={nothing} />
      ),
      'for a known client': (
        <PaymentRequestForm
          wording="description"
          known={{
            client: { id: sampleOf(adminInvoices).clientId, name: 'Maren Okafor' },
            project: undefined,
          }}
          pending={false}
          onSubmit={soon}
          onCancel={nothing}
        />
      ),
    }),
    specimen(ProjectMoney, { 'of a project': fullProject && <ProjectMoney projectId={fullProject.id} /> }),
  ],
}
