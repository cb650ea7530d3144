import { chat, hours, names } from '@tallgrass/brand'
import type { ChatState } from '@tallgrass/contracts'
import { fillTemplate, type Instant } from '@tallgrass/domain'
import classes from './person-line.module.css'

const texts = chat.person
const business = names.product

/** Below the head of the chat: who is here, or what someone who waits is promised. */
export function PersonLine({ state }: { state: ChatState | undefined }) {
  const text = state && textOf(state)
  return (
    <div role="status" className={classes.place}>
      {text && (
        <p className={classes.line} data-here={state.personIsHere || undefined}>
          {text}
        </p>
      )}
    </div>
  )
}

function textOf({ hasAddress, person, personIsHere, promise }: ChatState): string | undefined {
  const filled = { person: person ?? '', business }
  if (person && personIsHere) return fillTemplate(texts.here, filled)
  if (!promise) return undefined
  const promised = person
    ? `${fillTemplate(texts.away, filled)} ${promiseIn(promise, texts.awayPromise)}`
    : promiseIn(promise, texts.waiting)
  return `${promised} ${hasAddress ? texts.mailed : texts.noAddress}`
}

type Promised = NonNullable<ChatState['promise']>

function promiseIn(promise: Promised, words: Record<keyof typeof texts.waiting, string>): string {
  if (promise.kind !== 'closed') return words[promise.kind]
  if (!promise.backAt) return words.closedForLong
  return fillTemplate(words.closed, { when: timeOf(promise.backAt) })
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
