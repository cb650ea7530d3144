import type { ReactNode } from 'react'
import { OverdueBadge } from '../../../ui/overdue-badge'
import classes from './waiting-list.module.css'

interface WaitingRowProps {
  /** The task to do, starting with a verb. */
  what: string
  /** Its project, and how long it has been waiting. */
  children: ReactNode
  action?: ReactNode
  isOverdue?: boolean
}

export function WaitingRow({ action, children, isOverdue = false, what }: WaitingRowProps) {
  return (
    <div className={classes.row}>
      <div className={classes.words}>
        <p className={classes.what}>
          {what}
          {isOverdue && (
            <>
              {' '}
              <OverdueBadge />
            </>
          )}
        </p>
        <p className={classes.why}>{children}</p>
      </div>
      {action}
    </div>
  )
}
