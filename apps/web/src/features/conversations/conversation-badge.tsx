import { IconCheck, IconHourglass, IconRobot, IconUser, IconX } from '@tabler/icons-react'
import type { Conversation } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { StatusBadge, type Tone } from '../../ui/status-badge'

type Facts = Pick<Conversation, 'state' | 'person' | 'waitingSince' | 'handledAt'>

interface Shown {
  icon: ReactNode
  tone: Tone
  text: string
}

/** Who answers, or that it is done. */
export function ConversationBadge({ conversation }: { conversation: Facts }) {
  const { icon, text, tone } = shownAs(conversation)
  return (
    <StatusBadge icon={icon} tone={tone}>
      {text}
    </StatusBadge>
  )
}

function shownAs({ handledAt, person, state, waitingSince }: Facts): Shown {
  if (waitingSince)
    return { icon: <IconHourglass size={12} aria-hidden />, tone: 'amber', text: 'Needs a person' }
  if (state === 'person')
    return { icon: <IconUser size={12} aria-hidden />, tone: 'primary', text: `With ${person?.name ?? 'us'}` }
  if (state === 'closed') return { icon: <IconX size={12} aria-hidden />, tone: 'neutral', text: 'Closed' }
  if (handledAt) return { icon: <IconCheck size={12} aria-hidden />, tone: 'neutral', text: 'Handled' }
  return { icon: <IconRobot size={12} aria-hidden />, tone: 'neutral', text: 'With the assistant' }
}
