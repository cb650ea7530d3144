import { Group } from '@mantine/core'
import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react'
import { type InvoiceLabel, type InvoiceStatus, invoiceStatusWords } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { InvoiceLabelBadge } from './invoice-label-badge'

const looks: Record<InvoiceStatus, { tone: Tone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <IconCircleDashed aria-hidden /> },
  OPEN: { tone: 'amber', icon: <IconClock aria-hidden /> },
  PAID: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  VOID: { tone: 'neutral', icon: <IconCircleX aria-hidden /> },
}

interface InvoiceStatusBadgeProps {
  status: InvoiceStatus
  /** Derived from the facts, and shown beside the status. */
  label: InvoiceLabel | null
}

export function InvoiceStatusBadge({ label, status }: InvoiceStatusBadgeProps) {
  return (
    <Group component="span" gap="0.375rem" display="inline-flex">
      <StatusBadge {...looks[status]}>{invoiceStatusWords[status]}</StatusBadge>
      <InvoiceLabelBadge label={label} />
    </Group>
  )
}
