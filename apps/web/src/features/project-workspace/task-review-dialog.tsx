import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core'
import { type ReviewTaskInput, reviewTaskInput, type Task } from '@tallgrass/contracts'
import { mayReview, type ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { Preformatted } from '../../ui/preformatted'
import { TaskReviews } from './task-reviews'

interface TaskReviewDialogProps {
  /** None before the dialog was first opened. */
  task: Task | undefined
  opened: boolean
  onClose: () => void
  pending: boolean
  onReview: (review: ReviewTaskInput) => void
}

/** What a task says, what was said about it, and where it waits for us: the answer. */
export function TaskReviewDialog({ onClose, opened, task, ...review }: TaskReviewDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={task?.title} size="lg">
      {task && (
        <Stack gap="lg">
          {task.detail && <Preformatted>{task.detail}</Preformatted>}
          {mayReview(task, 'ADMIN') && <Answer task={task} {...review} />}
          <TaskReviews taskId={task.id} />
        </Stack>
      )}
    </Modal>
  )
}

function Answer({
  onReview,
  pending,
  task,
}: Pick<TaskReviewDialogProps, 'onReview' | 'pending'> & { task: Task }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState('')
  const [error, setError] = useState<string>()

  function answer(decision: ReviewDecision) {
    const read = reviewTaskInput.safeParse({ taskId: task.id, round: task.round, decision, comment })
    setError(read.error?.issues[0]?.message)
    if (read.success) onReview(read.data)
    else field.current?.focus()
  }
  return (
    <Stack gap="sm">
      <Text>The client says that this is ready. Is it what you need?</Text>
      <Textarea
        ref={field}
        label="Comment"
        description="Needed when you ask for changes. The client reads it."
        maxRows={8}
        value={comment}
        error={error}
        readOnly={pending}
        onChange={(event) => setComment(event.currentTarget.value)}
        data-autofocus
      />
      <Group justify="flex-end">
        <Button variant="default" disabled={pending} onClick={() => answer('REVISE')}>
          Request changes
        </Button>
        <Button disabled={pending} onClick={() => answer('APPROVE')}>
          Approve
        </Button>
      </Group>
    </Stack>
  )
}
