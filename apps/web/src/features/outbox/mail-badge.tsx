import { IconAlertTriangle, IconCheck, IconHourglass, IconMailOff } from '@tabler/icons-react'
import type { MailStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'
import { mailStatusWords } from './mail-words'

const looks: Record<MailStatus, { tone: Tone; icon: ReactNode }> = {
  held: { tone: 'neutral', icon: <IconMailOff aria-hidden /> },
  queued: { tone: 'amber', icon: <IconHourglass aria-hidden /> },
  sent: { tone: 'primary', icon: <IconCheck aria-hidden /> },
  failed: { tone: 'danger', icon: <IconAlertTriangle aria-hidden /> },
}

export function MailBadge({ status }: { status: MailStatus }) {
  const { icon, tone } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {mailStatusWords[status]}
    </StatusBadge>
  )
}
