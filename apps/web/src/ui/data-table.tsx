import { Card, Table } from '@mantine/core'
import type { MouseEvent, ReactNode } from 'react'
import classes from './data-table.module.css'

export interface Column<Row> {
  label: string
  cell: (row: Row) => ReactNode
  /** `title`: the subject of the row, and the first line of its card. `action`: buttons, unlabeled on a phone. */
  kind?: 'title' | 'text' | 'number' | 'action'
}

interface DataTableProps<Row> {
  /** Names the rows for screen readers. */
  label: string
  columns: Column<Row>[]
  rows: Row[]
  rowKey: (row: Row) => string
  /** A click anywhere in a row activates the link or button of its title. */
  rowOpens?: boolean
}

/** With more columns, the table uses less spacing. */
const MANY_COLUMNS = 6

/** A table on a wide screen, a list of cards on a phone. */
export function DataTable<Row>({ label, columns, rows, rowKey, rowOpens = false }: DataTableProps<Row>) {
  return (
    <Card padding={0} className={classes.card}>
      {/* On a phone the elements are displayed as blocks and would lose their semantics; the roles keep them. */}
      <Table
        role="table"
        aria-label={label}
        className={classes.table}
        stickyHeader
        stickyHeaderOffset="3.5rem"
        horizontalSpacing={columns.length > MANY_COLUMNS ? 'xs' : 'md'}
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
  const isSelecting = window.getSelection()?.isCollapsed === false
  if (onControl || isSelecting) return
  const opener = row.querySelector<HTMLElement>('[data-kind="title"] :is(a, button)')
  // Focused first, so that the focus returns here when the drawer or dialog closes.
  opener?.focus({ preventScroll: true })
  opener?.click()
}
