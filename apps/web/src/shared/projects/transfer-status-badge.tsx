import { IconCircle, IconCircleCheck, IconSettings } from '@tabler/icons-react'
import type { TransferStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { toWords } from '../../lib/words'
import { StatusBadge } from '../../ui/status-badge'

const icons: Record<TransferStatus, ReactNode> = {
  PENDING: <IconCircle aria-hidden />,
  CONFIGURED: <IconSettings aria-hidden />,
  TRANSFERRED: <IconCircleCheck aria-hidden />,
}

/** Only a tool that was transferred to the client stands out. */
export function TransferStatusBadge({ status }: { status: TransferStatus }) {
  return (
    <StatusBadge tone={status === 'TRANSFERRED' ? 'primary' : 'neutral'} icon={icons[status]}>
      {toWords(status)}
    </StatusBadge>
  )
}
