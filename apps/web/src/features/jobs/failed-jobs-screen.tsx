import { Stack, Text } from '@mantine/core'
import type { FailedJob } from '@tallgrass/contracts'
import { useRef } from 'react'
import { detailQuery } from '../../lib/freshness'
import { trpc } from '../../lib/trpc'
import { toWords } from '../../lib/words'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { LoadError } from '../../ui/load-error'
import { PageHeader } from '../../ui/page-header'
import { RefreshButton } from '../../ui/refresh-button'
import { RelativeTime } from '../../ui/relative-time'
import { RowOpener } from '../../ui/row-opener'
import { TableSkeleton } from '../../ui/table-skeleton'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { JobDrawer } from './job-drawer'
import { RetryJobButton } from './retry-job-button'

export function FailedJobsScreen() {
  const list = useRef<HTMLDivElement>(null)
  const shown = useDialogAbout<FailedJob>()
  const jobs = trpc.admin.jobs.listFailed.useQuery(undefined, detailQuery)
  // The row has disappeared together with the button that had the focus.
  const focusList = () => list.current?.focus()
  const columns: Column<FailedJob>[] = [
    {
      label: 'Job',
      kind: 'title',
      cell: (row) => <RowOpener onOpen={() => shown.open(row)}>{toWords(row.name)}</RowOpener>,
    },
    { label: 'Failed', cell: (row) => <RelativeTime at={row.failedAt} /> },
    { label: 'Attempts', kind: 'number', cell: (row) => row.attempts },
    { label: 'Reason', cell: (row) => <Reason text={row.error} /> },
    { label: 'Actions', kind: 'action', cell: (row) => <RetryJobButton job={row} onDone={focusList} /> },
  ]

  return (
    <>
      <PageHeader title="Failed Jobs" action={<RefreshButton onRefresh={() => jobs.refetch()} />}>
        Background jobs that failed on every attempt. Fix the cause, then try again.
      </PageHeader>
      <Stack gap="lg" ref={list} tabIndex={-1}>
        {jobs.isPending && <TableSkeleton />}
        {jobs.error && (
          <LoadError onRetry={() => void jobs.refetch()}>Failed to load jobs. Please try again.</LoadError>
        )}
        {jobs.data?.length === 0 && (
          <EmptyState title="No Failed Jobs">
            All background jobs have finished or are waiting to run.
          </EmptyState>
        )}
        {jobs.data && jobs.data.length > 0 && (
          <DataTable
            label="Failed jobs"
            columns={columns}
            rows={jobs.data}
            rowKey={(row) => row.id}
            rowOpens
          />
        )}
      </Stack>
      <JobDrawer
        job={shown.about}
        opened={shown.opened}
        onClose={shown.close}
        onRetried={() => {
          shown.close()
          focusList()
        }}
      />
    </>
  )
}

/** The first two lines; the drawer shows the full text. */
function Reason({ text }: { text: string }) {
  return (
    <Text fz="inherit" lineClamp={2} maw="28rem">
      {text}
    </Text>
  )
}
