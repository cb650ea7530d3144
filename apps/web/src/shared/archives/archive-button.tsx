import { IconFileZip } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useCheckedDownload } from '../../lib/use-checked-download'
import { ActionButton } from '../../ui/action-button'

interface ArchiveButtonProps {
  /** Where the archive is made. */
  path: string
  variant: 'default' | 'subtle'
  /** Shown if the server does not say why it refuses. */
  failed: string
  children: ReactNode
}

/** Downloads an archive, or shows why it is refused. */
export function ArchiveButton({ children, failed, path, variant }: ArchiveButtonProps) {
  const { isAsking, take } = useCheckedDownload(path, failed)
  return (
    <ActionButton
      variant={variant}
      leftSection={<IconFileZip aria-hidden />}
      loading={isAsking}
      onClick={take}
    >
      {children}
    </ActionButton>
  )
}
