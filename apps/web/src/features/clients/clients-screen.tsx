import { Button, Group, Stack } from '@mantine/core'
import { IconCopyCheck } from '@tabler/icons-react'
import { ExportCsv } from '../../ui/export-csv'
import { lazyDialog } from '../../ui/lazy-dialog'
import { PageHeader } from '../../ui/page-header'
import { useDialogAbout } from '../../ui/use-dialog-about'
import { ClientFilterFields } from './client-filter-fields'
import { ClientsList } from './clients-list'
import type { ClientFilters } from './clients-search'
import { NewClientButton } from './create/new-client-button'
import type { Pair } from './merge/merge-dialog'

const DuplicatesDialog = lazyDialog(() =>
  import('./client-dialogs').then((module) => module.DuplicatesDialog),
)

const MergeDialog = lazyDialog(() => import('./client-dialogs').then((module) => module.MergeDialog))

interface ClientsScreenProps {
  filters: ClientFilters
  onFiltersChange: (filters: ClientFilters, options: { replace: boolean }) => void
}

export function ClientsScreen({ filters, onFiltersChange }: ClientsScreenProps) {
  const listing = useDialogAbout<true>()
  const merging = useDialogAbout<Pair>()
  return (
    <>
      <PageHeader
        title="Clients"
        action={
          <Group gap="sm">
            <Button
              variant="default"
              leftSection={<IconCopyCheck aria-hidden />}
              onClick={() => listing.open(true)}
            >
              Possible Duplicates
            </Button>
            <ExportCsv path="/api/clients.csv" filters={filters} />
            <NewClientButton />
          </Group>
        }
      />
      <Stack gap="lg">
        <ClientFilterFields
          filters={filters}
          onFiltersChange={(next) =>
            // The back button undoes the whole search, not letter by letter.
            onFiltersChange(next, {
              replace: Boolean(filters.search && next.search) && filters.search !== next.search,
            })
          }
        />
        <ClientsList filters={filters} />
      </Stack>
      <DuplicatesDialog
        opened={listing.opened}
        onClose={listing.close}
        onCompare={(pair) => listing.closeFor(() => merging.open(pair))}
      />
      <MergeDialog pair={merging.about} opened={merging.opened} onClose={merging.close} />
    </>
  )
}
