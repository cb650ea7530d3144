import type { HealthFact } from '@tallgrass/contracts'
import type { ProviderOutcomeRow } from '@tallgrass/db'
import { isInLastHour } from './last-hour.ts'

interface Words {
  subject: string
  /** While it works. */
  works: string
  /** While it does not, and what follows from that. */
  fails: string
  advice: string
}

/** How an outside service did in the last hour, as its calls ended. */
export function toProviderFact(
  { advice, fails, subject, works }: Words,
  outcome: ProviderOutcomeRow | undefined,
  now: Date,
): HealthFact {
  const times = {
    ...(outcome?.lastSuccessAt && { lastSuccessAt: outcome.lastSuccessAt }),
    ...(outcome?.lastFailureAt && { lastFailureAt: outcome.lastFailureAt }),
  }
  const { failingSince, failure, lastFailureAt } = outcome ?? {}
  const failedLately = lastFailureAt && isInLastHour(new Date(lastFailureAt), now)
  if (!failedLately) return { subject, state: 'good', text: works, ...times }
  if (!failingSince) {
    const text = `${works} It failed in the last hour but works again. Reason: ${failure}`
    return { subject, state: 'note', text, ...times }
  }
  const text = `${fails} Last error: ${failure}`
  return { subject, state: 'fault', text, advice, since: failingSince, ...times }
}
