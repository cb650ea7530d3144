import { Button, Text, Textarea, Title } from '@mantine/core'
import { IconArrowBackUp, IconCheck } from '@tabler/icons-react'
import { reviewTaskInput, type Task } from '@tallgrass/contracts'
import type { ReviewDecision } from '@tallgrass/domain'
import { useRef, useState } from 'react'
import { useDraft } from '../../../lib/use-draft'
import classes from './task-review.module.css'
import { useReviewTask } from './use-review-task'

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
  const field = useRef<HTMLTextAreaElement>(null)
  const review = useReviewTask({ onDone: finish, onRefused })

  function finish() {
    draft.drop()
    onDone()
  }

  function decide(decision: ReviewDecision) {
    const answer = { taskId: task.id, round: task.round, decision, comment: draft.text }
    const input = reviewTaskInput.safeParse(answer)
    setError(input.error?.issues[0]?.message)
    if (input.success) review.mutate(input.data)
    else field.current?.focus()
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
          <Button
            type="submit"
            fullWidth
            leftSection={<IconCheck aria-hidden />}
            loading={pending('APPROVE')}
            disabled={review.isPending}
            aria-label={`Approve ${task.title}`}
          >
            Approve
          </Button>
          <Button
            variant="default"
            fullWidth
            leftSection={<IconArrowBackUp aria-hidden />}
            loading={pending('REVISE')}
            disabled={review.isPending}
            aria-label={`Request changes to ${task.title}`}
            onClick={() => decide('REVISE')}
          >
            Request changes
          </Button>
        </>
      ) : (
        <>
          <Text>This task is no longer waiting for your review. Nothing was sent.</Text>
          <Button variant="default" fullWidth onClick={finish}>
            Close
          </Button>
        </>
      )}
    </form>
  )
}
