import { assistant, chat } from '@tallgrass/brand'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { ChatBubble } from '../../ui/chat-bubble'
import { ChatLog } from '../../ui/chat-log'
import { MessageText } from '../../ui/message-text'
import type { ShownMessage } from './added-messages'
import classes from './message-log.module.css'
import { scrollToBeginning, scrollToEnd } from './scroll-log'

interface MessageLogProps {
  messages: ShownMessage[]
  /** The visitor's message that has no reply yet. */
  pending: string | undefined
  /** The panel is open. */
  opened: boolean
  /** A person answers, who does not think aloud. */
  withPerson: boolean
  /** Shown below the newest message. */
  children: ReactNode
}

/** Shows the newest message; a reply that does not fit, from its beginning. */
export function MessageLog({ children, messages, opened, pending, withPerson }: MessageLogProps) {
  const newest = useRef<HTMLDivElement & HTMLParagraphElement>(null)
  const last = messages.at(-1)
  const isReply = last?.role === 'assistant' && pending === undefined
  const shown = pending === undefined ? last?.key : 'pending'

  useLayoutEffect(() => {
    if (!opened || !newest.current || shown === undefined) return
    if (isReply) scrollToBeginning(newest.current)
    else scrollToEnd(newest.current)
  }, [isReply, opened, shown])

  return (
    <ChatLog label={chat.log}>
      <ChatBubble>{assistant.greeting}</ChatBubble>
      {messages.map(({ content, key, metadata: { person }, role }) =>
        role === 'system' ? (
          <p key={key} ref={key === shown ? newest : null} className={classes.note}>
            {content}
          </p>
        ) : (
          <ChatBubble key={key} ref={key === shown ? newest : null} mine={role === 'user'}>
            {person && <span className={classes.author}>{person}</span>}
            <MessageText>{content}</MessageText>
          </ChatBubble>
        ),
      )}
      {pending !== undefined && (
        <>
          <ChatBubble ref={newest} mine>
            {pending}
          </ChatBubble>
          {!withPerson && <p className={classes.thinking}>{chat.thinking}</p>}
        </>
      )}
      {children}
    </ChatLog>
  )
}
