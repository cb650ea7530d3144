import { Card, Skeleton, Text, Title } from '@mantine/core'
import type { AnyId } from '@tallgrass/domain'
import { type ReactNode, useId } from 'react'
import classes from './recent-list.module.css'

interface RecentListProps<Row> {
  title: string
  /** Link to the full list. */
  all?: ReactNode
  empty: string
  /** Undefined while it loads. */
  rows: Row[] | undefined
  children: (row: Row) => ReactNode
}

export function RecentList<Row extends { id: AnyId }>(props: RecentListProps<Row>) {
  const { all, children, empty, rows, title } = props
  const heading = useId()
  return (
    <section aria-labelledby={heading} className={classes.recent} aria-busy={!rows}>
      <div className={classes.head}>
        <Title order={2} size="h3" id={heading}>
          {title}
        </Title>
        {all}
      </div>
      {!rows && <Skeleton h="13rem" radius="lg" role="status" aria-label={`Loading ${title}`} />}
      {rows && (
        <Card padding={0}>
          {rows.length === 0 && (
            <Text p="lg" c="dimmed">
              {empty}
            </Text>
          )}
          {rows.length > 0 && (
            <ul className={classes.list}>
              {rows.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
          )}
        </Card>
      )}
    </section>
  )
}
