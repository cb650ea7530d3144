import { IconBan, IconCheck, IconClockX, IconHourglass } from '@tabler/icons-react'
import type { InvitationStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../../ui/status-badge'

const looks: Record<InvitationStatus, { tone: Tone; icon: ReactNode; word: string }> = {
  PENDING: { tone: 'amber', icon: <IconHourglass aria-hidden />, word: 'Pending' },
  ACCEPTED: { tone: 'primary', icon: <IconCheck aria-hidden />, word: 'Accepted' },
  EXPIRED: { tone: 'neutral', icon: <IconClockX aria-hidden />, word: 'Expired' },
  CANCELLED: { tone: 'neutral', icon: <IconBan aria-hidden />, word: 'Cancelled' },
}

export function InvitationBadge({ status }: { status: InvitationStatus }) {
  const { icon, tone, word } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  )
}
