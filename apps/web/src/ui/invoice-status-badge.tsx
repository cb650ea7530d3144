import { IconCircleCheck, IconCircleDashed, IconCircleX, IconClock } from '@tabler/icons-react'
import type { InvoiceStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { toWords } from '../lib/words'
import { StatusBadge, type Tone } from './status-badge'

const looks: Record<InvoiceStatus, { tone: Tone; icon: ReactNode }> = {
  DRAFT: { tone: 'neutral', icon: <IconCircleDashed aria-hidden /> },
  OPEN: { tone: 'amber', icon: <IconClock aria-hidden /> },
  PAID: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  VOID: { tone: 'neutral', icon: <IconCircleX aria-hidden /> },
}

export function InvoiceStatusBadge({ status }: { status: InvoiceStatus }) {
  return (
    <StatusBadge tone={looks[status].tone} icon={looks[status].icon}>
      {toWords(status)}
    </StatusBadge>
  )
}
