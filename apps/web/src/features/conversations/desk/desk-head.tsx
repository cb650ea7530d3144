import { Stack, Text } from '@mantine/core'
import type { ConversationDetails, VisitorPresence } from '@tallgrass/contracts'
import type { RefObject } from 'react'
import { ConversationBadge } from '../conversation-badge'
import { DeskActions } from './desk-actions'
import { VisitorLine } from './visitor-line'

interface DeskHeadProps {
  ref: RefObject<HTMLDivElement | null>
  conversation: ConversationDetails
  presence: VisitorPresence | undefined
  /** The reader has taken over. */
  isWithMe: boolean
  onChanged: () => void
}

/** Who answers in a conversation, whether its visitor is there, and what can be done. */
export function DeskHead(props: DeskHeadProps) {
  const { conversation, isWithMe, onChanged, presence, ref } = props
  const { mailedTo, person, waitingSince } = conversation
  return (
    <Stack gap="sm" ref={ref} tabIndex={-1}>
      <div>
        <ConversationBadge conversation={conversation} />
      </div>
      <VisitorLine presence={presence} mailedTo={mailedTo} isWithMe={isWithMe} />
      {person && !isWithMe && (
        <Text fz="sm">
          {waitingSince
            ? `${person.name} has taken over and was away when the visitor wrote.`
            : `${person.name} has taken over. To answer yourself, hand it back first.`}
        </Text>
      )}
      <DeskActions conversation={conversation} isWithMe={isWithMe} onChanged={onChanged} />
    </Stack>
  )
}
