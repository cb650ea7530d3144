import { IconCircleCheck, IconHourglass, IconMessage, IconStar } from '@tabler/icons-react'
import type { LeadStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { statusWords } from './lead-words'

const looks: Record<LeadStatus, { tone: Tone; icon: ReactNode }> = {
  new: { tone: 'amber', icon: <IconHourglass aria-hidden /> },
  contacted: { tone: 'neutral', icon: <IconMessage aria-hidden /> },
  qualified: { tone: 'info', icon: <IconStar aria-hidden /> },
  converted: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
}

export function LeadBadge({ status }: { status: LeadStatus }) {
  return <StatusBadge {...looks[status]}>{statusWords[status]}</StatusBadge>
}
