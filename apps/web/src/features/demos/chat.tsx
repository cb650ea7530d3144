import { Anchor } from '@mantine/core'
import { whatsappBookingDemo as words } from '@tallgrass/brand'
import type { BookingState } from '@tallgrass/domain'
import { useSiteLinks } from '../../lib/use-site-links'
import classes from './chat.module.css'
import { ChatComposer } from './chat-composer'
import { ClockTime } from './clock-time'
import { PhoneFrame } from './phone-frame'
import { TypingDots } from './typing-dots'

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
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard. */}
        <div role="log" aria-label={words.conversation} tabIndex={0} className={classes.log}>
          <div>
            {state.messages.map(({ hasLink, id, isUser, text, timestamp }) => (
              <p key={id} className={classes.bubble} data-mine={isUser || undefined}>
                {text}
                {hasLink && (
                  <Anchor href={schedulerUrl} target="_blank" rel="noopener" inherit>
                    {words.link}
                  </Anchor>
                )}
                <ClockTime at={timestamp} />
              </p>
            ))}
            {isTyping && (
              <p className={classes.typing}>
                <TypingDots label={words.typing} />
              </p>
            )}
          </div>
        </div>
        <ChatComposer onSend={onSend} />
      </div>
    </PhoneFrame>
  )
}
