import { createFileRoute } from '@tanstack/react-router'
import { FailedJobs } from '../../../features/jobs/failed-jobs'

export const Route = createFileRoute('/portal/admin/failed-jobs')({
  head: () => ({ meta: [{ title: 'Failed Jobs: Admin Portal' }] }),
  component: FailedJobs,
})
