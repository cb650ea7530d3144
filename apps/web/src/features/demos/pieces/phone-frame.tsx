import type { ReactNode } from 'react'
import classes from './phone-frame.module.css'

/** Draws a phone around its screen content. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return (
    <div className={classes.phone}>
      <div className={classes.screen}>{children}</div>
    </div>
  )
}
