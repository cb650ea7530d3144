import { Card, Table } from '@mantine/core'
import type { ReactNode } from 'react'
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
}

/** A table on a wide screen, a list of cards on a phone. */
export function DataTable<Row>({ label, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <Card padding={0}>
      {/* Drawn as blocks on a phone, the elements would lose their meaning; the roles keep it. */}
      <Table role="table" aria-label={label} className={classes.table}>
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
            <Table.Tr key={rowKey(row)} role="row">
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
