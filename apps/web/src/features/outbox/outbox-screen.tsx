import { Alert, NativeSelect, Stack } from '@mantine/core'
import { IconMailOff } from '@tabler/icons-react'
import type { OutboxMail } from '@tallgrass/contracts'
import { mailStatuses } from '@tallgrass/domain'
import { useRef } from 'react'
import { filteredListQuery } from '../../lib/freshness'
import { rowsOf } from '../../lib/rows-of'
import { trpc } from '../../lib/trpc'
import { useOutboxSettings } from '../../lib/use-outbox-settings'
import { WaitingFact } from '../../shared/work-items/waiting-fact'
import { EmptyState } from '../../ui/empty-state'
import { PageHeader } from '../../ui/page-header'
import { PagedList } from '../../ui/paged-list'
import { RefreshButton } from '../../ui/refresh-button'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { mailStatusWords } from './mail-words'
import { OutboxDrawer } from './outbox-drawer'
import { type OutboxSearch, readOutboxSearch } from './outbox-search'
import { OutboxTable } from './outbox-table'

const statusChoices = [
  { value: '', label: 'All statuses' },
  ...mailStatuses.map((status) => ({ value: status, label: mailStatusWords[status] })),
]

interface OutboxScreenProps {
  filters: OutboxSearch
  onFiltersChange: (filters: OutboxSearch) => void
}

export function OutboxScreen({ filters, onFiltersChange }: OutboxScreenProps) {
  const list = useRef<HTMLDivElement>(null)
  const shown = useDialogAbout<OutboxMail>()
  const { emailEnabled } = useOutboxSettings()
  const mails = trpc.admin.outbox.list.useInfiniteQuery(filters, filteredListQuery)
  const rows = rowsOf(mails.data)
  // The retry button disappears once the message is queued.
  const focusList = () => list.current?.focus()

  return (
    <>
      <PageHeader title="Outbox" action={<RefreshButton onRefresh={() => mails.refetch()} />}>
        <WaitingFact about="outbox" />
      </PageHeader>
      {!emailEnabled && (
        <Alert color="info" icon={<IconMailOff aria-hidden />}>
          No mail server is configured (SMTP_URL), so new messages stay here and are not sent.
        </Alert>
      )}
      <Stack gap="lg" ref={list} tabIndex={-1}>
        <NativeSelect
          aria-label="Status"
          size="sm"
          w="max-content"
          data={statusChoices}
          value={filters.status ?? ''}
          onChange={(event) => onFiltersChange(readOutboxSearch({ status: event.currentTarget.value }))}
        />
        <PagedList
          pages={mails}
          noun="messages"
          empty={
            <EmptyState title="No Messages Found">
              {filters.status ? 'Try another status.' : 'New messages appear here.'}
            </EmptyState>
          }
        >
          {(messages) => <OutboxTable rows={messages} onOpen={shown.open} onRetried={focusList} />}
        </PagedList>
      </Stack>
      <OutboxDrawer
        mail={rows?.find((row) => row.id === shown.about?.id) ?? shown.about}
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
