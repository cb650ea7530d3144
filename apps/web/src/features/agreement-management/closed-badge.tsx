import { IconArchive } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/status-badge'

/** Shown beside the status of a closed agreement. */
export function ClosedBadge() {
  return (
    <StatusBadge tone="neutral" icon={<IconArchive aria-hidden />}>
      Closed
    </StatusBadge>
  )
}
