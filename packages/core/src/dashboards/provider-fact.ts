import type { HealthFact } from '@tallgrass/contracts'
import type { ProviderOutcomeRow } from '@tallgrass/db'
import { isInLastHour } from './last-hour.ts'

interface Words {
  subject: string
  /** Shown while it works. */
  works: string
  /** Shown while it fails, with the consequence. */
  fails: string
  advice: string
}

/** The health of an outside service, from the outcomes of its calls in the last hour. */
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
