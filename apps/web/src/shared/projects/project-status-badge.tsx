import {
  IconArchive,
  IconCircleCheck,
  IconCircleDashed,
  IconEye,
  IconFlag,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { type ProjectStatus, projectStatusWords } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<ProjectStatus, { tone: Tone; icon: ReactNode; solid?: true }> = {
  NEW: { tone: 'neutral', icon: <IconCircleDashed aria-hidden /> },
  ACTIVE: { tone: 'primary', icon: <IconPlayerPlay aria-hidden /> },
  REVIEW: { tone: 'amber', icon: <IconEye aria-hidden /> },
  READY: { tone: 'info', icon: <IconFlag aria-hidden /> },
  COMPLETE: { tone: 'primary', icon: <IconCircleCheck aria-hidden />, solid: true },
  ARCHIVED: { tone: 'neutral', icon: <IconArchive aria-hidden /> },
}

export function ProjectStatusBadge({ status }: { status: ProjectStatus }) {
  return <StatusBadge {...looks[status]}>{projectStatusWords[status]}</StatusBadge>
}
