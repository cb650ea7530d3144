import { Card, Skeleton, Stack, Text, Title } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import classes from './dashboard-panel.module.css'

interface DashboardPanelProps<Row> {
  /** Target of links to this panel. */
  id?: string
  title: string
  /** Undefined while they load. */
  rows: Row[] | undefined
  rowKey: (row: Row) => string
  row: (row: Row) => ReactNode
  empty: string
}

/** A card with a short list. */
export function DashboardPanel<Row>({ empty, id, row, rowKey, rows, title }: DashboardPanelProps<Row>) {
  const heading = useId()
  return (
    <Card component="section" id={id} aria-labelledby={heading}>
      <Stack gap="sm">
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {!rows && <Skeleton h="12rem" role="status" aria-label="Loading" />}
        {rows?.length === 0 && <Text c="dimmed">{empty}</Text>}
        {rows && rows.length > 0 && (
          <ul className={classes.list}>
            {rows.map((one) => (
              <li key={rowKey(one)} className={classes.row}>
                {row(one)}
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Card>
  )
}
