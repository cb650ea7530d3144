import { IconReceiptRefund } from '@tabler/icons-react'
import { type InvoiceLabel, invoiceLabelWords } from '@tallgrass/domain'
import { OverdueBadge } from '../../ui/overdue-badge'
import { StatusBadge } from '../../ui/status-badge'

/** The label that is derived from an invoice's facts, such as overdue. Renders nothing without one. */
export function InvoiceLabelBadge({ label }: { label: InvoiceLabel | null }) {
  if (label === null) return null
  if (label === 'OVERDUE') return <OverdueBadge />
  return (
    <StatusBadge tone="info" icon={<IconReceiptRefund aria-hidden />}>
      {invoiceLabelWords[label]}
    </StatusBadge>
  )
}
