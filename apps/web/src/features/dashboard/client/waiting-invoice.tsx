import type { Invoice } from '@tallgrass/contracts'
import { formatMoney } from '@tallgrass/domain'
import { PayNowLink } from '../../../shared/invoices/pay-now-link'
import { PrintedDay } from '../../../ui/printed-day'
import { RelativeTime } from '../../../ui/relative-time'
import { WaitingRow } from './waiting-row'

export function WaitingInvoice({ invoice }: { invoice: Invoice }) {
  return (
    <WaitingRow
      what={`Pay “${invoice.title}”, ${formatMoney(invoice.amount)}`}
      isOverdue={invoice.label === 'OVERDUE'}
      action={<PayNowLink invoice={invoice} />}
    >
      Created <RelativeTime at={invoice.createdAt} />
      {invoice.dueDate && (
        <>
          , due <PrintedDay day={invoice.dueDate} />
        </>
      )}
      .
    </WaitingRow>
  )
}
