import { Anchor } from '@mantine/core'
import { whatsappBookingDemo as words } from '@tallgrass/brand'
import type { BookingState } from '@tallgrass/domain'
import { useSiteLinks } from '../../../lib/use-site-links'
import { ChatBubble } from '../../../ui/chat-bubble'
import { ChatLog } from '../../../ui/chat-log'
import { ClockTime } from '../pieces/clock-time'
import { PhoneFrame } from '../pieces/phone-frame'
import { TypingDots } from '../pieces/typing-dots'
import classes from './chat.module.css'
import { ChatComposer } from './chat-composer'

export function Chat({ onSend, state }: { state: BookingState; onSend: (text: string) => void }) {
  const { schedulerUrl } = useSiteLinks()
  const isTyping = state.unread.length > 0 || state.linkAt !== null
  return (
    <PhoneFrame>
      <div className={classes.chat}>
        <header className={classes.head}>
          <span className={classes.initials} aria-hidden>
            {words.initials}
          </span>
          <div>
            <strong>{words.business}</strong>
            <p>{words.presence}</p>
          </div>
        </header>
        <ChatLog label={words.conversation}>
          {state.messages.map(({ hasLink, id, isUser, text, timestamp }) => (
            <ChatBubble key={id} mine={isUser}>
              {text}
              {hasLink && (
                <Anchor href={schedulerUrl} target="_blank" rel="noopener" inherit>
                  {words.link}
                </Anchor>
              )}
              <ClockTime at={timestamp} />
            </ChatBubble>
          ))}
          {isTyping && (
            <p className={classes.typing}>
              <TypingDots label={words.typing} />
            </p>
          )}
        </ChatLog>
        <ChatComposer onSend={onSend} />
      </div>
    </PhoneFrame>
  )
}
