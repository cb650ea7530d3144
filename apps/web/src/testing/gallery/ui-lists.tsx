import { Button, Card } from '@mantine/core'
import { type Column, DataTable } from '../../ui/data-table'
import { EmptyState } from '../../ui/empty-state'
import { FirstRows } from '../../ui/first-rows'
import { LoadError } from '../../ui/load-error'
import { PagedCards } from '../../ui/paged-cards'
import { PagedList } from '../../ui/paged-list'
import { ScrollRegion } from '../../ui/scroll-region'
import { TableSkeleton } from '../../ui/table-skeleton'
import { pagesOf } from './pages-of'
import { type Group, specimen } from './specimen'

interface Row {
  id: string
  name: string
  amount: string
}

const rows: Row[] = [
  { id: 'one', name: 'Okafor Veterinary', amount: '$2,400.00' },
  { id: 'two', name: 'Castellan Roofing', amount: '$900.00' },
]
const columns: Column<Row>[] = [
  { label: 'Client', kind: 'title', cell: ({ name }) => name },
  { label: 'Amount', kind: 'number', cell: ({ amount }) => amount },
]
const nothing = () => {}
const empty = <EmptyState title="No clients yet" />
const names = (shown: Row[]) => shown.map(({ id, name }) => <div key={id}>{name}</div>)
const keyOf = ({ id }: Row) => id

export const listsGroup: Group = {
  title: 'Lists',
  specimens: [
    specimen(DataTable, {
      'a table, or cards on a phone': (
        <DataTable label="Clients" columns={columns} rows={rows} rowKey={keyOf} />
      ),
    }),
    specimen(PagedList, {
      loaded: (
        <PagedList pages={pagesOf(rows)} noun="clients" empty={empty}>
          {names}
        </PagedList>
      ),
      loading: (
        <PagedList pages={{ ...pagesOf<Row>(undefined), isPending: true }} noun="clients" empty={empty}>
          {names}
        </PagedList>
      ),
      empty: (
        <PagedList pages={pagesOf<Row>([])} noun="clients" empty={empty}>
          {names}
        </PagedList>
      ),
      failed: (
        <PagedList
          pages={{ ...pagesOf<Row>(undefined), error: new Error('Lost') }}
          noun="clients"
          empty={empty}
        >
          {names}
        </PagedList>
      ),
      'more to come': (
        <PagedList pages={{ ...pagesOf(rows), hasNextPage: true }} noun="clients" empty={empty}>
          {names}
        </PagedList>
      ),
    }),
    specimen(PagedCards, {
      loaded: (
        <PagedCards
          pages={pagesOf(rows)}
          noun="clients"
          empty={empty}
          cardHeight="4rem"
          card={({ id, name }) => <Card key={id}>{name}</Card>}
        />
      ),
      loading: (
        <PagedCards
          pages={{ ...pagesOf<Row>(undefined), isPending: true }}
          noun="clients"
          empty={empty}
          cardHeight="4rem"
          card={() => null}
        />
      ),
    }),
    specimen(FirstRows, { 'all rows, once there is time': <FirstRows rows={rows}>{names}</FirstRows> }),
    specimen(TableSkeleton, { loading: <TableSkeleton label="Loading clients" /> }),
    specimen(EmptyState, {
      usual: <EmptyState title="No invoices yet">Issue one from an agreement.</EmptyState>,
      'with an action': <EmptyState title="No leads yet" action={<Button>Add lead</Button>} />,
    }),
    specimen(LoadError, {
      usual: <LoadError onRetry={nothing}>Failed to load clients. Please try again.</LoadError>,
    }),
    specimen(ScrollRegion, {
      usual: (
        <ScrollRegion label="Terms">
          <p>A text with its own scrolling, reachable by keyboard.</p>
        </ScrollRegion>
      ),
    }),
  ],
}
