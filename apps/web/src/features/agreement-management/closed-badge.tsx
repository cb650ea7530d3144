import { IconArchive } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/status-badge'

/** Beside the status of an agreement that is no longer pursued. */
export function ClosedBadge() {
  return (
    <StatusBadge tone="neutral" icon={<IconArchive aria-hidden />}>
      Closed
    </StatusBadge>
  )
}
