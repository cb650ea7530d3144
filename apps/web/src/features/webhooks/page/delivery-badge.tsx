import { IconAlertTriangle, IconCheck, IconHourglass } from '@tabler/icons-react'
import type { WebhookDelivery } from '@tallgrass/contracts/integrations'
import type { DeliveryStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../../ui/status-badge'

const looks: Record<DeliveryStatus, { tone: Tone; icon: ReactNode; words: string }> = {
  PENDING: { tone: 'amber', icon: <IconHourglass aria-hidden />, words: 'Waiting' },
  DELIVERED: { tone: 'primary', icon: <IconCheck aria-hidden />, words: 'Delivered' },
  FAILED: { tone: 'danger', icon: <IconAlertTriangle aria-hidden />, words: 'Failed' },
}

export function DeliveryBadge({ delivery }: { delivery: WebhookDelivery }) {
  const { icon, tone, words } = looks[delivery.status]
  const isRetried = delivery.status === 'PENDING' && delivery.attempts > 0
  return (
    <StatusBadge tone={tone} icon={icon}>
      {isRetried ? 'Waiting for a retry' : words}
    </StatusBadge>
  )
}
