import { createFileRoute } from '@tanstack/react-router'
import { FailedJobsScreen } from '../../../features/jobs/failed-jobs-screen'
import { detailQuery } from '../../../lib/freshness'
import { preload } from '../../../lib/preload'

export const Route = createFileRoute('/portal/admin/failed-jobs')({
  loader: ({ context }) => preload([context.utils.admin.jobs.listFailed.prefetch(undefined, detailQuery)]),
  head: () => ({ meta: [{ title: 'Failed Jobs: Admin Portal' }] }),
  component: FailedJobsScreen,
})
