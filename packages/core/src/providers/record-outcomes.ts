import { type Database, recordProviderFailure, recordProviderSuccess } from '@tallgrass/db'
import type { ProviderName } from '@tallgrass/domain'
import type { RecordOutcome } from './provider-guards.ts'

/** An unchanged outcome is written at most this often. */
const MIN_INTERVAL_MS = 15_000
const MAX_REASON = 200

interface RecordOptions {
  database: Database
  clock: () => Date
  everyMs?: number
  /** Called if the database does not accept the outcome. The call itself is not affected. */
  warn: (reason: string) => void
}

/** Stores the outcomes of calls to providers, for all processes. */
export function recordOutcomes({
  clock,
  database,
  everyMs = MIN_INTERVAL_MS,
  warn,
}: RecordOptions): RecordOutcome {
  const written = new Map<ProviderName, { failure: string | null; at: number }>()
  return async (provider, failure) => {
    const at = clock()
    const last = written.get(provider)
    if (last?.failure === failure && Math.abs(at.getTime() - last.at) < everyMs) return
    written.set(provider, { failure, at: at.getTime() })
    try {
      if (failure === null) await recordProviderSuccess(database.db, provider, at)
      else await recordProviderFailure(database.db, provider, { at, failure: failure.slice(0, MAX_REASON) })
    } catch (error) {
      written.delete(provider)
      warn(`The outcome of a call to ${provider} was not recorded: ${String(error)}`)
    }
  }
}
