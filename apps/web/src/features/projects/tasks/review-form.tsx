import { Textarea, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import type { ReviewTaskInput, Task } from '@tallgrass/contracts'
import type { ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { useDraft } from '../../../lib/use-draft'
import { ActionButton } from '../../../ui/action-button'
import { lazyDialog } from '../../../ui/lazy-dialog'
import { ReviewGone } from './review-gone'
import classes from './task-review.module.css'
import { useReviewRules } from './use-review-rules'
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
  const [asking, setAsking] = useState<ReviewTaskInput>()
  const field = useRef<HTMLTextAreaElement>(null)
  const checkReview = useReviewRules()
  const review = useReviewTask({
    onDone: finish,
    onRefused() {
      setAsking(undefined)
      onRefused()
    },
  })

  function finish() {
    setAsking(undefined)
    draft.drop()
    onDone()
  }

  /** An approval is final for the client, so it is asked about once. The question stays until it is answered. */
  async function decide(decision: ReviewDecision) {
    const input = await checkReview({ taskId: task.id, round: task.round, decision, comment: draft.text })
    if (!input) return
    setError(input.error?.issues[0]?.message)
    if (!input.success) field.current?.focus()
    else if (decision === 'APPROVE') setAsking(input.data)
    else review.mutate(input.data)
  }
  const pending = (decision: ReviewDecision) => review.isPending && review.variables.decision === decision

  return (
    <form
      noValidate
      className={classes.answer}
      onSubmit={(event) => {
        event.preventDefault()
        void decide('APPROVE')
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
        opened={asking !== undefined}
        onClose={() => setAsking(undefined)}
        pending={pending('APPROVE')}
        task={task}
        withComment={draft.text.trim() !== ''}
        onConfirm={() => asking && review.mutate(asking)}
      />
    </form>
  )
}
