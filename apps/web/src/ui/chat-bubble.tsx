import type { ReactNode } from 'react'
import classes from './chat-log.module.css'

/** One message of a `ChatLog`. */
export function ChatBubble({ children, mine = false }: { children: ReactNode; mine?: boolean }) {
  return (
    <div className={classes.bubble} data-mine={mine || undefined}>
      {children}
    </div>
  )
}
