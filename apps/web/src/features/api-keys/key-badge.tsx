import { IconBan, IconCheck, IconClockOff } from '@tabler/icons-react'
import type { KeyStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<KeyStatus, { tone: Tone; icon: ReactNode; words: string }> = {
  ACTIVE: { tone: 'primary', icon: <IconCheck aria-hidden />, words: 'Active' },
  EXPIRED: { tone: 'neutral', icon: <IconClockOff aria-hidden />, words: 'Expired' },
  REVOKED: { tone: 'neutral', icon: <IconBan aria-hidden />, words: 'Revoked' },
}

export function KeyBadge({ status }: { status: KeyStatus }) {
  const { icon, tone, words } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {words}
    </StatusBadge>
  )
}
