import { assistant, chat } from '@tallgrass/brand'
import type { ReactNode } from 'react'
import { ChatBubble } from '../../ui/chat-bubble'
import { ChatLog } from '../../ui/chat-log'
import { MessageText } from '../../ui/message-text'
import type { ShownMessage } from './added-messages'
import classes from './message-log.module.css'

interface MessageLogProps {
  messages: ShownMessage[]
  /** The visitor's message that has no reply yet. */
  pending: string | undefined
  /** Shown below the newest message. */
  children: ReactNode
}

export function MessageLog({ children, messages, pending }: MessageLogProps) {
  return (
    <ChatLog label={chat.log}>
      <ChatBubble>{assistant.greeting}</ChatBubble>
      {messages.map(({ content, key, role }) => (
        <ChatBubble key={key} mine={role === 'user'}>
          <MessageText>{content}</MessageText>
        </ChatBubble>
      ))}
      {pending !== undefined && (
        <>
          <ChatBubble mine>{pending}</ChatBubble>
          <p className={classes.thinking}>{chat.thinking}</p>
        </>
      )}
      {children}
    </ChatLog>
  )
}
