import type { FailedJob } from '@tallgrass/contracts'
import { toWords } from '../../lib/words'
import { ActionButton } from '../../ui/action-button'
import { useRetryJob } from './use-retry-job'

export function RetryJobButton({ job, onDone }: { job: FailedJob; onDone: () => void }) {
  const retry = useRetryJob(onDone)
  return (
    <ActionButton
      variant="default"
      size="sm"
      disabled={retry.isPending}
      onClick={() => retry.mutate({ id: job.id, name: job.name })}
      aria-label={`Try again: ${toWords(job.name)}`}
    >
      Try again
    </ActionButton>
  )
}
