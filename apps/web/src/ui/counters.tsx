import { Card, Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './counters.module.css'

export interface Counter {
  icon: ReactNode
  label: string
  /** Undefined while it loads. */
  value: string | number | undefined
  detail?: ReactNode
}

/** The length of '$10,000.00'. Longer values use a smaller font. */
const USUAL_LENGTH = 10

/** Related figures in one card: hairlines between the cells, two columns on a phone. */
export function Counters({ label, counters }: { label: string; counters: Counter[] }) {
  return (
    <Card component="section" aria-label={label} padding={0}>
      <dl className={classes.counters} data-count={counters.length}>
        {counters.map((counter) => (
          <div key={counter.label} className={classes.cell}>
            <dt className={classes.label}>
              {counter.icon}
              {counter.label}
            </dt>
            <dd
              className={classes.value}
              data-long={String(counter.value).length > USUAL_LENGTH || undefined}
            >
              {counter.value === undefined ? (
                <Skeleton h="2rem" w="3rem" aria-label="Loading" role="status" />
              ) : (
                <span>{counter.value}</span>
              )}
            </dd>
            {counter.detail && <dd className={classes.detail}>{counter.detail}</dd>}
          </div>
        ))}
      </dl>
    </Card>
  )
}
