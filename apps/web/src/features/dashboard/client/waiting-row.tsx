import type { ReactNode } from 'react'
import classes from './waiting-for-you.module.css'

interface WaitingRowProps {
  /** The task to do, starting with a verb. */
  what: string
  /** Its project, and how long it has been waiting. */
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
