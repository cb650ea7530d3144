import { Group } from '@mantine/core'
import {
  IconAlertCircle,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconClock,
  IconReceiptRefund,
} from '@tabler/icons-react'
import type { InvoiceLabel, InvoiceStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { toWords } from '../lib/words'
import { StatusBadge, type Tone } from './status-badge'

type Look = { tone: Tone; icon: ReactNode }

const looks: Record<InvoiceStatus, Look> = {
  DRAFT: { tone: 'neutral', icon: <IconCircleDashed aria-hidden /> },
  OPEN: { tone: 'amber', icon: <IconClock aria-hidden /> },
  PAID: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  VOID: { tone: 'neutral', icon: <IconCircleX aria-hidden /> },
}
const labelLooks: Record<InvoiceLabel, Look> = {
  OVERDUE: { tone: 'danger', icon: <IconAlertCircle aria-hidden /> },
  REFUNDED: { tone: 'info', icon: <IconReceiptRefund aria-hidden /> },
  PARTLY_REFUNDED: { tone: 'info', icon: <IconReceiptRefund aria-hidden /> },
}

interface InvoiceStatusBadgeProps {
  status: InvoiceStatus
  /** What follows from the facts, beside the status. */
  label?: InvoiceLabel | null
}

export function InvoiceStatusBadge({ label, status }: InvoiceStatusBadgeProps) {
  return (
    <Group component="span" gap="0.375rem" display="inline-flex">
      <StatusBadge {...looks[status]}>{toWords(status)}</StatusBadge>
      {label && <StatusBadge {...labelLooks[label]}>{toWords(label)}</StatusBadge>}
    </Group>
  )
}
