import {
  IconAlarm,
  IconCircleCheck,
  IconCircleX,
  IconPencil,
  IconSend,
  IconWritingSign,
} from '@tabler/icons-react'
import { type DocumentStatus, documentStatusWords } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<DocumentStatus, { tone: Tone; icon: ReactNode }> = {
  draft: { tone: 'neutral', icon: <IconPencil aria-hidden /> },
  sent: { tone: 'amber', icon: <IconSend aria-hidden /> },
  in_progress: { tone: 'amber', icon: <IconWritingSign aria-hidden /> },
  completed: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  declined: { tone: 'danger', icon: <IconCircleX aria-hidden /> },
  expired: { tone: 'neutral', icon: <IconAlarm aria-hidden /> },
}

/** The status of an e-signature document. */
export function DocumentStatusBadge({ status }: { status: DocumentStatus }) {
  return <StatusBadge {...looks[status]}>{documentStatusWords[status]}</StatusBadge>
}
