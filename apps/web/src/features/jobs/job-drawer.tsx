import { Stack, Title } from '@mantine/core'
import type { FailedJob } from '@tallgrass/contracts'
import { toWords } from '../../lib/words'
import { DetailDrawer } from '../../ui/detail-drawer'
import { ExactTime } from '../../ui/exact-time'
import { Facts } from '../../ui/facts'
import { Preformatted } from '../../ui/preformatted'
import { RetryJobButton } from './retry-job-button'

interface JobDrawerProps {
  /** Undefined until the drawer is first opened. */
  job: FailedJob | undefined
  opened: boolean
  onClose: () => void
  onRetried: () => void
}

export function JobDrawer({ job, opened, onClose, onRetried }: JobDrawerProps) {
  return (
    <DetailDrawer opened={opened} onClose={onClose} title={job ? toWords(job.name) : ''}>
      {job && (
        <>
          <Facts facts={factsOf(job)} />
          <div>
            <RetryJobButton job={job} onDone={onRetried} />
          </div>
          <Stack component="section" gap="sm" aria-labelledby="job-data">
            <Title order={3} size="h4" id="job-data">
              Data
            </Title>
            <Preformatted code>{JSON.stringify(job.data, null, 2) ?? 'null'}</Preformatted>
          </Stack>
        </>
      )}
    </DetailDrawer>
  )
}

function factsOf(job: FailedJob) {
  return [
    { label: 'Failed', value: <ExactTime at={job.failedAt} /> },
    { label: 'Attempts', value: job.attempts },
    { label: 'Reason', value: job.error },
    { label: 'Kind', value: job.name, plain: true },
    { label: 'Job ID', value: job.id, plain: true },
  ]
}
