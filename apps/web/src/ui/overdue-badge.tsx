import { IconAlertCircle } from '@tabler/icons-react'
import { StatusBadge } from './status-badge'

/** The one mark of what is late: money, work, or a project. */
export function OverdueBadge() {
  return (
    <StatusBadge tone="danger" icon={<IconAlertCircle aria-hidden />}>
      Overdue
    </StatusBadge>
  )
}
