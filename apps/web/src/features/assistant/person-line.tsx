import { chat, hours, names } from '@tallgrass/brand'
import type { ChatState } from '@tallgrass/contracts'
import { fillTemplate, type Instant } from '@tallgrass/domain'
import classes from './person-line.module.css'

const texts = chat.person

/** Below the head of the chat: who is here, or what someone who waits is promised. */
export function PersonLine({ state }: { state: ChatState | undefined }) {
  const text = state && textOf(state)
  return (
    <div role="status" className={classes.place}>
      {text && (
        <p className={classes.line} data-here={state.state === 'person' || undefined}>
          {text}
        </p>
      )}
    </div>
  )
}

function textOf({ hasAddress, person, promise, state }: ChatState): string | undefined {
  if (state === 'person' && person) return fillTemplate(texts.here, { person, business: names.product })
  if (state !== 'waiting' || !promise) return undefined
  return `${promiseIn(promise)} ${hasAddress ? texts.mailed : texts.noAddress}`
}

function promiseIn(promise: NonNullable<ChatState['promise']>): string {
  if (promise.kind !== 'closed') return texts.waiting[promise.kind]
  if (!promise.backAt) return texts.waiting.closedForLong
  return fillTemplate(texts.waiting.closed, { when: timeOf(promise.backAt) })
}

/** Where the business is, because that is when it opens: "Monday at 9:00 AM CST". */
function timeOf(at: Instant): string {
  const { timeZone } = hours
  const day = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone })
  const time = new Intl.DateTimeFormat('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  const date = new Date(at)
  return `${day.format(date)} at ${time.format(date)}`
}
