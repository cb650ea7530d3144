import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReviewTaskInput, reviewTaskInput, type Task } from '@tallgrass/contracts'
import type { ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { RelativeTime } from '../../../ui/relative-time'

export interface TaskReviewAnswerProps {
  task: Task
  /** For our review. */
  waits: boolean
  pending: boolean
  onReview: (review: ReviewTaskInput) => void
}

/** Our answer to what the client has done. What is written stays, also when nobody asks for it any more. */
export function TaskReviewAnswer({ onReview, pending, task, waits }: TaskReviewAnswerProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  if (!waits && comment === '') return null

  function answer(decision: ReviewDecision) {
    const read = reviewTaskInput.safeParse({ taskId: task.id, round: task.round, decision, comment })
    setError(read.error?.issues[0]?.message)
    if (read.success) onReview(read.data)
    else field.current?.focus()
  }
  return (
    <Stack gap="sm">
      <Text>
        {waits ? (
          <>
            The client marked this as ready for review{' '}
            {task.readyAt ? <RelativeTime at={task.readyAt} /> : 'just now'}. Nothing is handed in here: look
            at what they did where they did it, then approve it or ask for changes.
          </>
        ) : (
          'This task does not wait for our answer any more, and nothing was sent.'
        )}
      </Text>
      <Textarea
        ref={field}
        label="Comment"
        description="Needed when you ask for changes. The client reads it."
        maxRows={8}
        value={comment}
        error={error}
        readOnly={pending || !waits}
        onChange={(event) => setComment(event.currentTarget.value)}
        data-autofocus
      />
      {waits && (
        <Group justify="flex-end">
          <Button variant="default" disabled={pending} onClick={() => answer('REVISE')}>
            Request changes
          </Button>
          <Button disabled={pending} onClick={() => answer('APPROVE')}>
            Approve
          </Button>
        </Group>
      )}
    </Stack>
  )
}
