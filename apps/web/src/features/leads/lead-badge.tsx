import {
  IconBan,
  IconCircleCheck,
  IconCircleX,
  IconHourglass,
  IconMessage,
  IconStar,
} from '@tabler/icons-react'
import type { Lead } from '@tallgrass/contracts'
import type { LeadClosing, LeadStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { closingWords, statusWords } from './lead-words'

const looks: Record<LeadStatus | LeadClosing, { tone: Tone; icon: ReactNode }> = {
  new: { tone: 'amber', icon: <IconHourglass aria-hidden /> },
  contacted: { tone: 'neutral', icon: <IconMessage aria-hidden /> },
  qualified: { tone: 'info', icon: <IconStar aria-hidden /> },
  converted: { tone: 'primary', icon: <IconCircleCheck aria-hidden /> },
  lost: { tone: 'neutral', icon: <IconCircleX aria-hidden /> },
  spam: { tone: 'neutral', icon: <IconBan aria-hidden /> },
}

/** The status of an open lead, and how a closed one was closed. */
export function LeadBadge({ lead: { closedAs, status } }: { lead: Pick<Lead, 'closedAs' | 'status'> }) {
  if (closedAs) return <StatusBadge {...looks[closedAs]}>{closingWords[closedAs]}</StatusBadge>
  return <StatusBadge {...looks[status]}>{statusWords[status]}</StatusBadge>
}
