import { Group, Stack, Text, Textarea } from '@mantine/core'
import { type ReviewTaskInput, reviewTaskInput, type Task } from '@tallgrass/contracts'
import type { ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { ActionButton } from '../../../ui/action-button'
import { RelativeTime } from '../../../ui/relative-time'
import { useGuardedForm } from '../../../ui/use-guarded-form'

export interface TaskReviewAnswerProps {
  task: Task
  /** True if the task is waiting for our review. */
  awaitsReview: boolean
  pending: boolean
  onReview: (review: ReviewTaskInput) => void
}

/** Our review of the client's work. A comment stays visible even if the task no longer needs a review. */
export function TaskReviewAnswer({ onReview, pending, task, awaitsReview }: TaskReviewAnswerProps) {
  const { formProps } = useGuardedForm()
  const field = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()
  if (!awaitsReview && comment === '') return null

  function answer(decision: ReviewDecision) {
    const read = reviewTaskInput.safeParse({ taskId: task.id, round: task.round, decision, comment })
    setError(read.error?.issues[0]?.message)
    if (read.success) onReview(read.data)
    else field.current?.focus()
  }
  return (
    <form {...formProps}>
      <Stack gap="sm">
        <Text>
          {awaitsReview ? (
            <>
              The client marked this as ready for review{' '}
              {task.readyAt ? <RelativeTime at={task.readyAt} /> : 'just now'}. Look at what was handed in,
              and check the work where it was done. Then approve it or request changes.
            </>
          ) : (
            'This task is no longer waiting for your review. Nothing was sent.'
          )}
        </Text>
        <Textarea
          ref={field}
          label="Comment"
          description="Required when you request changes. The client can read it."
          maxRows={8}
          value={comment}
          error={error}
          readOnly={pending || !awaitsReview}
          onChange={(event) => setComment(event.currentTarget.value)}
          data-autofocus
        />
        {awaitsReview && (
          <Group justify="flex-end">
            <ActionButton variant="default" disabled={pending} onClick={() => answer('REVISE')}>
              Request changes
            </ActionButton>
            <ActionButton disabled={pending} onClick={() => answer('APPROVE')}>
              Approve
            </ActionButton>
          </Group>
        )}
      </Stack>
    </form>
  )
}
