import type { ReactNode } from 'react'
import classes from './chat-log.module.css'
import { ScrollRegion } from './scroll-region'

/** A conversation as bubbles, the newest at the bottom. */
export function ChatLog({ children, label }: { children: ReactNode; label: string }) {
  return (
    <ScrollRegion log label={label} className={classes.log}>
      {children}
    </ScrollRegion>
  )
}
