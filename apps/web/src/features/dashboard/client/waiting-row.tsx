import type { ReactNode } from 'react'
import classes from './waiting-for-you.module.css'

interface WaitingRowProps {
  /** What to do, beginning with a verb. */
  what: string
  /** Of what it is a part, and since when it waits. */
  children: ReactNode
  action?: ReactNode
}

export function WaitingRow({ action, children, what }: WaitingRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.what}>{what}</p>
        <p className={classes.why}>{children}</p>
      </div>
      {action}
    </div>
  )
}
