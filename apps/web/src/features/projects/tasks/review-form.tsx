import { Textarea, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { reviewTaskInput, type Task } from '@tallgrass/contracts'
import type { ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { useDraft } from '../../../lib/use-draft'
import { ActionButton } from '../../../ui/action-button'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { ReviewGone } from './review-gone'
import classes from './task-review.module.css'
import { useReviewTask } from './use-review-task'

const ApproveDialog = lazyDialog(() => import('./approve-dialog').then((module) => module.ApproveDialog))

interface ReviewFormProps {
  task: Task
  /** True if the task is waiting for the client's review. */
  awaitsReview: boolean
  onDone: () => void
  onRefused: () => void
}

export function ReviewForm({ onDone, onRefused, task, awaitsReview }: ReviewFormProps) {
  const draft = useDraft(`review ${task.id} ${task.round}`)
  const [error, setError] = useState<string>()
  const [asking, setAsking] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const review = useReviewTask({
    onDone: finish,
    onRefused() {
      setAsking(false)
      onRefused()
    },
  })

  function finish() {
    setAsking(false)
    draft.drop()
    onDone()
  }

  /** An approval is final for the client, so it is asked about once. The question stays until it is answered. */
  function decide(decision: ReviewDecision, { asked = decision !== 'APPROVE' } = {}) {
    const answer = { taskId: task.id, round: task.round, decision, comment: draft.text }
    const input = reviewTaskInput.safeParse(answer)
    setError(input.error?.issues[0]?.message)
    setAsking(input.success && decision === 'APPROVE')
    if (!input.success) field.current?.focus()
    else if (asked) review.mutate(input.data)
  }
  const pending = (decision: ReviewDecision) => review.isPending && review.variables.decision === decision

  return (
    <form
      noValidate
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault()
        decide('APPROVE')
      }}
    >
      <Title order={3} size="h4">
        Your review
      </Title>
      <Textarea
        ref={field}
        label="Comment"
        description="Required when you request changes."
        placeholder="What should change, or what works well"
        autosize
        minRows={3}
        maxRows={10}
        value={draft.text}
        error={error}
        readOnly={review.isPending || !awaitsReview}
        onChange={(event) => {
          draft.write(event.currentTarget.value)
          setError(undefined)
        }}
      />
      {awaitsReview ? (
        <>
          <ActionButton
            type="submit"
            fullWidth
            leftSection={<IconCheck aria-hidden />}
            loading={pending('APPROVE')}
            disabled={review.isPending}
            aria-label={`Approve ${task.title}`}
          >
            Approve
          </ActionButton>
          <ActionButton
            variant="default"
            fullWidth
            leftSection={<IconArrowBackUp aria-hidden />}
            loading={pending('REVISE')}
            disabled={review.isPending}
            aria-label={`Request changes to ${task.title}`}
            onClick={() => decide('REVISE')}
          >
            Request changes
          </ActionButton>
        </>
      ) : (
        <ReviewGone onClose={finish} />
      )}
      <ApproveDialog
        opened={asking}
        onClose={() => setAsking(false)}
        pending={pending('APPROVE')}
        task={task}
        withComment={draft.text.trim() !== ''}
        onConfirm={() => decide('APPROVE', { asked: true })}
      />
    </form>
  )
}
