import type { ReactNode } from 'react'
import classes from './facts.module.css'

export interface Fact {
  label: string
  value: ReactNode
  /** In plain weight: for ids and other codes, which no one reads as words. */
  plain?: boolean
}

interface FactsProps {
  facts: Fact[]
  /** Whole sentences. */
  long?: boolean
  /** Amounts and the like, of which two fit beside each other on a phone. */
  short?: boolean
}

/** Facts about one record: labels above values, in as many columns as fit. */
export function Facts({ facts, long, short }: FactsProps) {
  return (
    <dl
      className={classes.facts}
      data-count={facts.length}
      data-long={long || undefined}
      data-short={short || undefined}
    >
      {facts.map(({ label, plain, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-plain={plain || undefined}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
