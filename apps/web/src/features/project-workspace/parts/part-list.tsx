import type { AnyId } from '@tallgrass/domain'
import { type Column, DataTable } from '../../../ui/data-table'
import { EmptyState } from '../../../ui/empty-state'
import { PagedList, type Pages } from '../../../ui/paged-list'

interface PartListProps<Row> {
  /** The plural heading of the rows, such as 'Tasks'. */
  label: string
  pages: Pages<Row>
  columns: Column<Row>[]
  empty: { title: string; text: string }
}

export function PartList<Row extends { id: AnyId }>({ columns, empty, label, pages }: PartListProps<Row>) {
  return (
    <PagedList
      pages={pages}
      noun={`the ${label.toLowerCase()}`}
      empty={<EmptyState title={empty.title}>{empty.text}</EmptyState>}
    >
      {(rows) => <DataTable label={label} columns={columns} rows={rows} rowKey={(row) => row.id} />}
    </PagedList>
  )
}
