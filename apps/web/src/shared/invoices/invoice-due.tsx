import type { Invoice } from '@tallgrass/contracts'
import { PrintedDay } from '../../ui/printed-day'
import { RelativeTime } from '../../ui/relative-time'

/** The cell of a column *Due*: an open invoice is due, a paid one says when it was paid. */
export function InvoiceDue({
  invoice: { dueDate, paidAt, status },
}: {
  invoice: Pick<Invoice, 'dueDate' | 'paidAt' | 'status'>
}) {
  if (paidAt) {
    return (
      <>
        Paid <RelativeTime at={paidAt} />
      </>
    )
  }
  if (!dueDate || status === 'VOID') return null
  return <PrintedDay day={dueDate} />
}
