import { Button, Group, Stack, Text, Title } from '@mantine/core'
import type { AnyId } from '@tallgrass/domain'
import { type ReactNode, useId, useRef } from 'react'
import { type Column, DataTable } from '../../../ui/data-table'
import { PagedList, type Pages } from '../../../ui/paged-list'

interface RecordSectionProps<Row> {
  /** The plural heading of the rows, such as 'Projects'. */
  title: string
  columns: Column<Row>[]
  /** The newest rows; more follow if there is a cursor. */
  newest: { items: Row[]; nextCursor: string | null }
  /** All rows, loaded once `isWhole` is set. */
  all: Pages<Row>
  isWhole: boolean
  onWhole: () => void
  /** Below the rows. */
  note?: ReactNode
  /** Shown if there are no rows. */
  empty: string
  /** The button for a new row. */
  action?: ReactNode
}

/** The records of one kind on a client's page: the newest, and all of them on request. */
export function RecordSection<Row extends { id: AnyId }>(props: RecordSectionProps<Row>) {
  const { action, all, columns, empty, isWhole, newest, note, onWhole, title } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const nothing = <Text c="dimmed">{empty}</Text>
  const toTable = (rows: Row[]) => (
    <>
      <DataTable label={title} columns={columns} rows={rows} rowKey={(row) => row.id} />
      {note}
    </>
  )

  function showAll() {
    onWhole()
    // The button disappears.
    heading.current?.focus({ preventScroll: true })
  }
  return (
    <Stack component="section" gap="sm" aria-labelledby={headingId}>
      <Group justify="space-between">
        <Title order={2} size="h3" id={headingId} ref={heading} tabIndex={-1}>
          {title}
        </Title>
        {action}
      </Group>
      {isWhole ? (
        <PagedList pages={all} noun={`the ${title.toLowerCase()}`} empty={nothing}>
          {toTable}
        </PagedList>
      ) : (
        <>
          {newest.items.length > 0 ? toTable(newest.items) : nothing}
          {newest.nextCursor && (
            <Button variant="default" w="max-content" onClick={showAll}>
              {`Show all ${title.toLowerCase()}`}
            </Button>
          )}
        </>
      )}
    </Stack>
  )
}
