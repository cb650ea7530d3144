import type { ReactNode, Ref } from 'react'
import classes from './chat-log.module.css'

interface ChatBubbleProps {
  children: ReactNode
  mine?: boolean
  ref?: Ref<HTMLDivElement>
}

/** One message of a `ChatLog`. */
export function ChatBubble({ children, mine = false, ref }: ChatBubbleProps) {
  return (
    <div ref={ref ?? null} className={classes.bubble} data-mine={mine || undefined}>
      {children}
    </div>
  )
}
