import { type Database, recordProviderFailure, recordProviderSuccess } from '@tallgrass/db'
import type { ProviderName } from '@tallgrass/domain'
import type { RecordOutcome } from './provider-guards.ts'

/** What stays as it was is not written at every call. */
const EVERY_MS = 15_000
const MAX_REASON = 200

interface RecordOptions {
  database: Database
  clock: () => Date
  everyMs?: number
  /** Told when the database does not take it: the call itself went its way. */
  warn: (reason: string) => void
}

/** Keeps how calls to the providers ended, for all processes. */
export function recordOutcomes({ clock, database, everyMs = EVERY_MS, warn }: RecordOptions): RecordOutcome {
  const noted = new Map<ProviderName, { failure: string | null; at: number }>()
  return async (provider, failure) => {
    const at = clock()
    const last = noted.get(provider)
    if (last?.failure === failure && Math.abs(at.getTime() - last.at) < everyMs) return
    noted.set(provider, { failure, at: at.getTime() })
    try {
      if (failure === null) await recordProviderSuccess(database.db, provider, at)
      else await recordProviderFailure(database.db, provider, { at, failure: failure.slice(0, MAX_REASON) })
    } catch (error) {
      noted.delete(provider)
      warn(`The outcome of a call to ${provider} was not recorded: ${String(error)}`)
    }
  }
}
