import { IconArrowBackUp, IconCircle, IconCircleCheck, IconEye, IconPlayerPlay } from '@tabler/icons-react'
import type { TaskStatus } from '@tallgrass/domain'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

const looks: Record<TaskStatus, { tone: Tone; icon: ReactNode; word: string }> = {
  TODO: { tone: 'neutral', icon: <IconCircle aria-hidden />, word: 'To do' },
  IN_PROGRESS: { tone: 'info', icon: <IconPlayerPlay aria-hidden />, word: 'In progress' },
  READY_FOR_REVIEW: { tone: 'amber', icon: <IconEye aria-hidden />, word: 'Ready for review' },
  APPROVED: { tone: 'primary', icon: <IconCircleCheck aria-hidden />, word: 'Approved' },
  CHANGES_REQUESTED: { tone: 'danger', icon: <IconArrowBackUp aria-hidden />, word: 'Changes requested' },
}

export function TaskStatusBadge({ status }: { status: TaskStatus }) {
  const { icon, tone, word } = looks[status]
  return (
    <StatusBadge tone={tone} icon={icon}>
      {word}
    </StatusBadge>
  )
}
