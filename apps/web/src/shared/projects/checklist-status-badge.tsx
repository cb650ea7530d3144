import { IconCircle, IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import type { AcceptanceStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { toWords } from '../../lib/words'
import { StatusBadge } from '../../ui/status-badge'

const icons: Record<AcceptanceStatus, ReactNode> = {
  PENDING: <IconCircle aria-hidden />,
  PASSED: <IconCircleCheck aria-hidden />,
  FAILED: <IconCircleX aria-hidden color="var(--danger)" />,
}

/** Only a passed item stands out; a failed one has its mark. */
export function ChecklistStatusBadge({ status }: { status: AcceptanceStatus }) {
  return (
    <StatusBadge tone={status === 'PASSED' ? 'primary' : 'neutral'} icon={icons[status]}>
      {toWords(status)}
    </StatusBadge>
  )
}
