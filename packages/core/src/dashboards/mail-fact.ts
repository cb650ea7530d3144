import type { HealthFact } from '@tallgrass/contracts'
import { type ProviderOutcomeRow, summarizeMails } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import type { WholeCtx } from '../ctx.ts'
import { toWaitingFact } from './hold-fact.ts'
import { lastHour } from './last-hour.ts'
import { toProviderFact } from './provider-fact.ts'

/** A message goes out within seconds, or within minutes if the mail server defers it. */
const MAX_WAIT_MS = 15 * 60_000

const subject = 'Email'
const words = {
  subject,
  works: 'Messages are sent through your mail server.',
  fails: 'The mail server is not working. Messages are waiting in the outbox.',
  advice: 'Check the mail server and its password. Waiting messages are sent once it works again.',
}

/** The messages of the last hour; undefined without a mail server. */
export async function readMails({ clock, db, mail }: WholeCtx): Promise<Summary | undefined> {
  return mail.enabled ? summarizeMails(db, lastHour(clock())) : undefined
}

/** Messages that fail while others go out are only a note, because the recipient is the likely cause. */
export function toMailFact(
  summary: Summary | undefined,
  outcome: ProviderOutcomeRow | undefined,
  { isHeld, now }: { isHeld: boolean; now: Date },
): HealthFact {
  if (!summary) {
    const text = 'No mail server is configured. Messages stay in the outbox, and you share links yourself.'
    return { subject, state: 'note', text }
  }
  if (isHeld) return toWaitingFact(subject, 'Messages wait in the outbox for the release.')
  const fact = toProviderFact(words, outcome, now)
  if (fact.state === 'fault') return fact
  return toGivenUp(fact, summary) ?? toWaiting(fact, summary, now) ?? fact
}

type Summary = Awaited<ReturnType<typeof summarizeMails>>

function toGivenUp(fact: HealthFact, { anySent, givenUp, givenUpSince, lastError }: Summary) {
  if (givenUp === 0) return undefined
  const messages = givenUp === 1 ? 'One message was' : `${givenUp} messages were`
  const text = `${messages} not delivered in the last hour${anySent ? '' : ', and none was sent'}. Last error: ${lastError}`
  const advice = 'See the reasons in the outbox and retry the messages there.'
  return { ...fact, text, advice, ...toState(anySent, givenUpSince) }
}

function toWaiting(fact: HealthFact, { anySent, oldestWaiting }: Summary, now: Date) {
  if (!oldestWaiting || now.getTime() - Date.parse(oldestWaiting) < MAX_WAIT_MS) return undefined
  const text = 'The oldest unsent message has been waiting too long.'
  const advice = 'See why in the outbox. If it was never tried, background work has stopped.'
  return { ...fact, text, advice, ...toState(anySent, oldestWaiting) }
}

function toState(anySent: boolean, since: Instant | null): Pick<HealthFact, 'since' | 'state'> {
  return { state: anySent ? 'note' : 'fault', ...(since && { since }) }
}
