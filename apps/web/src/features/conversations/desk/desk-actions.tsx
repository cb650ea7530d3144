import { Group } from '@mantine/core'
import type { ConversationDetails } from '@tallgrass/contracts'
import { conversationFlow } from '@tallgrass/domain'
import { ActionButton } from '../../../ui/action-button'
import { useDesk } from './use-desk'

interface DeskActionsProps {
  conversation: ConversationDetails
  /** The reader has taken over. */
  isWithMe: boolean
  onChanged: () => void
}

/** What an administrator can do with a conversation. */
export function DeskActions({ conversation, isWithMe, onChanged }: DeskActionsProps) {
  const desk = useDesk({ onChanged })
  const { handledAt, id, state, waitingSince } = conversation
  const isMissing = state === 'person' && waitingSince !== null && !isWithMe
  const isPending = Object.values(desk).some((mutation) => mutation.isPending)
  return (
    <Group gap="sm">
      {(conversationFlow.can(state, 'takeOver') || isMissing) && (
        <ActionButton
          disabled={isPending}
          loading={desk.takeOver.isPending}
          onClick={() => desk.takeOver.mutate({ id })}
        >
          Take Over
        </ActionButton>
      )}
      {conversationFlow.can(state, 'handBack') && (
        <ActionButton
          variant="default"
          disabled={isPending}
          loading={desk.handBack.isPending}
          onClick={() => desk.handBack.mutate({ id })}
        >
          Hand Back
        </ActionButton>
      )}
      {conversationFlow.can(state, 'handle') && !handledAt && (
        <ActionButton
          variant="default"
          disabled={isPending}
          loading={desk.markHandled.isPending}
          onClick={() => desk.markHandled.mutate({ id })}
        >
          Mark as Handled
        </ActionButton>
      )}
      {conversationFlow.can(state, 'close') && (
        <ActionButton
          variant="default"
          disabled={isPending}
          loading={desk.close.isPending}
          onClick={() => desk.close.mutate({ id })}
        >
          Close
        </ActionButton>
      )}
    </Group>
  )
}
