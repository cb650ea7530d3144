import { Card, Skeleton } from '@mantine/core'
import classes from './table-skeleton.module.css'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

/** A placeholder for a table. */
export function TableSkeleton({ label = 'Loading' }: { label?: string }) {
  return (
    <Card padding={0} className={classes.card} role="status" aria-label={label}>
      {rows.map((row) => (
        <div key={row} className={classes.row}>
          <Skeleton h="1rem" w="60%" />
          <Skeleton h="1rem" w="80%" />
          <Skeleton h="1rem" w="70%" />
          <Skeleton h="1rem" w="40%" />
        </div>
      ))}
    </Card>
  )
}
