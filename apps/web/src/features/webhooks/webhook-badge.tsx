import { IconAlertTriangle, IconCircleCheck, IconCircleOff } from '@tabler/icons-react'
import type { WebhookStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<WebhookStatus, { tone: Tone; icon: ReactNode; words: string }> = {
  ACTIVE: { tone: 'primary', icon: <IconCircleCheck aria-hidden />, words: 'On' },
  OFF: { tone: 'neutral', icon: <IconCircleOff aria-hidden />, words: 'Off' },
  SUSPENDED: { tone: 'danger', icon: <IconAlertTriangle aria-hidden />, words: 'Off after failures' },
}

export function WebhookBadge({ status }: { status: WebhookStatus }) {
  const { icon, tone, words } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {words}
    </StatusBadge>
  )
}
