import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

/** Facts about one record: labels above values, in as many columns as fit. */
export function Facts({ facts, long }: { facts: Fact[]; long?: boolean }) {
  return (
    <dl className={classes.facts} data-count={facts.length} data-long={long || undefined}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
