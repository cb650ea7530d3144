import { assistant, chat } from '@tallgrass/brand'
import type { ChatMessage } from '@tallgrass/contracts'
import type { ReactNode } from 'react'
import { MessageText } from '../../ui/message-text'
import classes from './message-log.module.css'

interface MessageLogProps {
  messages: ChatMessage[]
  /** What was said and is not answered yet. */
  pending: string | undefined
  /** Stands below the newest message. */
  children: ReactNode
}

export function MessageLog({ children, messages, pending }: MessageLogProps) {
  return (
    // Scrolled by keyboard, and read out as it grows.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls has to be reached by keyboard
    <div className={classes.log} role="log" aria-label={chat.log} tabIndex={0}>
      <div>
        <p className={classes.bubble}>{assistant.greeting}</p>
        {messages.map(({ content, id, role }) => (
          <div key={id} className={classes.bubble} data-mine={role === 'user' || undefined}>
            <MessageText>{content}</MessageText>
          </div>
        ))}
        {pending !== undefined && (
          <>
            <p className={classes.bubble} data-mine>
              {pending}
            </p>
            <p className={classes.thinking}>{chat.thinking}</p>
          </>
        )}
        {children}
      </div>
    </div>
  )
}
