import { createFileRoute } from '@tanstack/react-router'
import { FailedJobsScreen } from '../../../features/jobs/failed-jobs-screen'

export const Route = createFileRoute('/portal/admin/failed-jobs')({
  head: () => ({ meta: [{ title: 'Failed Jobs: Admin Portal' }] }),
  component: FailedJobsScreen,
})
