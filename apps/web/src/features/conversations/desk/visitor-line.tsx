import { Text } from '@mantine/core'
import type { VisitorPresence } from '@tallgrass/contracts'
import { RelativeTime } from '../../../ui/relative-time'

interface VisitorLineProps {
  presence: VisitorPresence | undefined
  /** Where answers are mailed if the visitor has left. */
  mailedTo: string | null
  isWithMe: boolean
}

/** Whether the visitor is there, and where an answer goes if not. */
export function VisitorLine({ isWithMe, mailedTo, presence }: VisitorLineProps) {
  if (!presence) return null
  const { isHere, isTyping, seenAt } = presence
  const way = mailedTo
    ? `Your answer is emailed to ${mailedTo}.`
    : 'They gave no address and see your answer only if they come back.'
  return (
    <div role="status">
      <Text fz="sm" fw={isHere ? 600 : undefined}>
        {isTyping && 'Visitor is typing...'}
        {!isTyping && isHere && 'Visitor is here'}
        {!isHere && seenAt && (
          <>
            Visitor left <RelativeTime at={seenAt} />
          </>
        )}
        {!isHere && !seenAt && 'Visitor is not here'}
      </Text>
      {isWithMe && !isHere && (
        <Text fz="sm" c="dimmed">
          {way}
        </Text>
      )}
    </div>
  )
}
