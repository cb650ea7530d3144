import { Card, Table } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** `title`: what the row is about, first line of the card. `action`: buttons, without a label on a phone. */
  kind?: 'title' | 'text' | 'number' | 'action'
}

interface DataTableProps<Row> {
  /** What the rows are, for those who do not see the heading above. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** A click anywhere in a row does what the link or button of its title does. */
  rowOpens?: boolean
}

/** More than these stand closer together. */
const MANY_COLUMNS = 6

/** A table on a wide screen, a list of cards on a phone. */
export function DataTable<Row>({ label, columns, rows, rowKey, rowOpens = false }: DataTableProps<Row>) {
  return (
    <Card padding={0} className={classes.card}>
      {/* Drawn as blocks on a phone, the elements would lose their meaning; the roles keep it. */}
      <Table
        role="table"
        aria-label={label}
        className={classes.table}
        stickyHeader
        stickyHeaderOffset="3.5rem"
        horizontalSpacing={columns.length > MANY_COLUMNS ? 'sm' : 'md'}
      >
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {columns.map((column) => (
              <Table.Th key={column.label} role="columnheader" scope="col" data-kind={column.kind}>
                {column.label}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <Table.Tr
              key={rowKey(row)}
              role="row"
              data-opens={rowOpens || undefined}
              onClick={rowOpens ? openRow : undefined}
            >
              {columns.map((column) => (
                <Table.Td key={column.label} role="cell" data-kind={column.kind} data-label={column.label}>
                  <div>{column.cell(row)}</div>
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Card>
  )
}

function openRow({ currentTarget: row, target }: MouseEvent<HTMLTableRowElement>) {
  const onControl = target instanceof Element && target.closest('a, button') !== null
  const marksText = window.getSelection()?.isCollapsed === false
  if (onControl || marksText) return
  const opener = row.querySelector<HTMLElement>('[data-kind="title"] :is(a, button)')
  // The focus returns to it when what it opened is closed.
  opener?.focus({ preventScroll: true })
  opener?.click()
}
