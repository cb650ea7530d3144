import type { ReactNode } from 'react'
import classes from './business-now.module.css'

interface CellProps {
  /** The link, which holds label and figure. */
  children: ReactNode
  detail: ReactNode
}

export function Cell({ children, detail }: CellProps) {
  return (
    <li className={classes.cell}>
      {children}
      <p className={classes.detail}>{detail}</p>
    </li>
  )
}

/** A label above its figure. */
export function Figure({ label, late, value }: { label: string; value: ReactNode; late?: boolean }) {
  return (
    <>
      <span className={classes.label}>{label}</span>{' '}
      <span className={classes.value} data-late={late || undefined}>
        {value}
      </span>
    </>
  )
}
