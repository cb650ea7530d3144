import type { HealthFact } from '@tallgrass/contracts'
import type { summarizeWebhooks } from '@tallgrass/db'
import { toWaitingFact } from './hold-fact.ts'

const subject = 'Webhooks'

type Summary = Awaited<ReturnType<typeof summarizeWebhooks>>

/** Undefined without webhooks. One that fails while others work is only a note: its own system is the likely cause. */
export function toWebhooksFact(summary: Summary, { isHeld }: { isHeld: boolean }): HealthFact | undefined {
  const { active, failing, failingSince, lastError, suspended } = summary
  if (active + suspended === 0) return undefined
  if (isHeld) return toWaitingFact(subject, 'Deliveries wait for the release.')
  const off = suspended === 0 ? [] : [`${countOf(suspended)} switched off automatically.`]
  const advice = 'See the answers in the log of the webhook, under Webhooks.'
  if (failing === 0) {
    if (suspended > 0) return { subject, state: 'note', text: off.join(' '), advice }
    return { subject, state: 'good', text: 'Events are delivered to other systems.' }
  }
  const all =
    failing === active ? 'No webhook can be delivered.' : `Deliveries to ${ofAll(failing, active)} fail.`
  const text = [all, ...off, `Last error: ${lastError}`].join(' ')
  const state = failing === active ? 'fault' : 'note'
  return { subject, state, text, advice, ...(failingSince && { since: failingSince }) }
}

function countOf(webhooks: number): string {
  return webhooks === 1 ? 'One webhook was' : `${webhooks} webhooks were`
}

function ofAll(failing: number, active: number): string {
  return `${failing === 1 ? 'one' : failing} of ${active} webhooks`
}
