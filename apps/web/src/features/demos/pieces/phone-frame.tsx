import type { ReactNode } from 'react'
import classes from './phone-frame.module.css'

/** The telephone around what its screen shows. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.phone}>
      <div className={classes.screen}>{children}</div>
    </div>
  )
}
