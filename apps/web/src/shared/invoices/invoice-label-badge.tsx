import { IconAlertCircle, IconReceiptRefund } from '@tabler/icons-react'
import type { InvoiceLabel } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { toWords } from '../../lib/words'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<InvoiceLabel, { tone: Tone; icon: ReactNode }> = {
  OVERDUE: { tone: 'danger', icon: <IconAlertCircle aria-hidden /> },
  REFUNDED: { tone: 'info', icon: <IconReceiptRefund aria-hidden /> },
  PARTLY_REFUNDED: { tone: 'info', icon: <IconReceiptRefund aria-hidden /> },
}

/** The label that is derived from an invoice's facts, such as overdue. Renders nothing without one. */
export function InvoiceLabelBadge({ label }: { label: InvoiceLabel | null }) {
  return label && <StatusBadge {...looks[label]}>{toWords(label)}</StatusBadge>
}
