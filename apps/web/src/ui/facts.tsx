import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
  /** In plain weight: for ids and other codes, which nobody reads as words. */
  plain?: boolean
}

/** Facts about one record: labels above values, in as many columns as fit. */
export function Facts({ facts, long }: { facts: Fact[]; long?: boolean }) {
  return (
    <dl className={classes.facts} data-count={facts.length} data-long={long || undefined}>
      {facts.map(({ label, plain, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-plain={plain || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
