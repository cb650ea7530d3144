import { findHold, listProviderOutcomes, type ProviderOutcomeRow } from '@tallgrass/db'
import { type ProviderName, ProviderRefusedUs } from '@tallgrass/domain'
import type { Services } from '../ctx.ts'
import type { JobName } from '../ports/job-queue.ts'
import type { ProviderCall } from '../ports/provider-call.ts'

const EVERY_MS = 10_000
/** A failure that has lasted for so long is no hiccup, even if calls are too rare to pause them. */
const DOWN_AFTER_MS = 60_000
/** A service that rejects our key or password is asked rarely: many lock out who keeps trying. */
const REJECTED_MS = 5 * 60_000
/** A job that began before the recovery has ended by then. */
const STRAGGLERS_MS = 45_000
/** If a service only seems to work, its jobs wait twice as long each time. */
const MIN_WAIT_MS = 60_000
const MAX_WAIT_MS = 60 * 60_000

interface Recoverable {
  provider: ProviderName
  /** The jobs that call it. */
  jobs: readonly JobName[]
  /** The cheapest call that shows that it works. */
  ask: (call: ProviderCall) => Promise<unknown>
}

/** Those outside services that jobs call. Our own stand-ins need no watch. */
function recoverable({ esign, mail, payments }: Services): Recoverable[] {
  const reach = mail.reach?.bind(mail)
  return [
    ...(mail.enabled && reach ? [{ provider: 'mail', jobs: ['send-mail'], ask: reach } as const] : []),
    ...(payments.sandbox ? [] : [{ provider: 'payments', jobs: PAYMENT_JOBS, ask: anyPayment } as const]),
    ...(esign.hosted ? [{ provider: 'signing', jobs: SIGNING_JOBS, ask: anySigning } as const] : []),
  ]

  /** That it does not know this one is an answer. */
  function anyPayment(call: ProviderCall) {
    return payments.findSession('cs_none', call)
  }

  function anySigning(call: ProviderCall) {
    return esign.list(1, call)
  }
}

const PAYMENT_JOBS: readonly JobName[] = [
  'settle-payment-notice',
  'settle-refund',
  'close-checkouts',
  'close-abandoned-checkouts',
]
const SIGNING_JOBS: readonly JobName[] = [
  'reconcile-document',
  'seal-document',
  'remind-of-document',
  'extend-document',
  'withdraw-document',
  'process-due-documents',
]

interface WatchOptions {
  /** Monotonic, in milliseconds. */
  monotonic?: () => number
}

/**
 * Notices that an outside service works again, and runs the jobs that wait for it: after an hour of failures, the next retry
 * of a job would be another hour away. Returns the function that looks once.
 */
export function createRecoveryWatch(
  services: Services,
  { monotonic = () => performance.now() }: WatchOptions = {},
) {
  const watched = recoverable(services).map((one) => watchOne(services, one, monotonic))
  return async (): Promise<void> => {
    if (watched.length === 0 || (await findHold(services.database.db))) return
    const outcomes = await listProviderOutcomes(services.database.db)
    await Promise.all(
      watched.map((look) => look(({ provider }) => outcomes.find((row) => row.provider === provider))),
    )
  }
}

/** Looks regularly. Returns a function that ends it. */
export function watchRecovery(services: Services, warn: (reason: string) => void): () => void {
  const look = createRecoveryWatch(services)
  let isLooking = false
  let hasEnded = false
  const timer = setInterval(() => {
    if (isLooking) return
    isLooking = true
    void look()
      .catch((error: Error) => {
        // The database's own outages have a warning of their own, and it may be closed by then.
        if (!hasEnded && !('outage' in error))
          warn(`Outside services were not asked whether they work again: ${error.message}`)
      })
      .finally(() => {
        isLooking = false
      })
  }, EVERY_MS)
  return () => {
    hasEnded = true
    clearInterval(timer)
  }
}

type OutcomeOf = (which: Recoverable) => ProviderOutcomeRow | undefined

function watchOne({ clock, jobs, providers }: Services, which: Recoverable, monotonic: () => number) {
  const { ask, jobs: names, provider } = which
  let isDown = false
  let rejectedAt = Number.NEGATIVE_INFINITY
  let resumed = { at: Number.NEGATIVE_INFINITY, answers: providers.countAnswers(provider), since: '' }
  let waitMs = MIN_WAIT_MS

  /** 'maybe': it failed a moment ago. */
  function isWorking(failingSince: string | null): boolean | 'maybe' {
    if (providers.isPaused(provider)) return false
    if (failingSince === null) return true
    return Math.abs(clock().getTime() - Date.parse(failingSince)) < DOWN_AFTER_MS && 'maybe'
  }

  async function answersAgain(): Promise<boolean> {
    if (monotonic() - rejectedAt < REJECTED_MS) return false
    try {
      await providers.probe(provider, ask)
      return true
    } catch (error) {
      if (error instanceof ProviderRefusedUs) rejectedAt = monotonic()
      return false
    }
  }

  return async (outcomeOf: OutcomeOf): Promise<void> => {
    const now = monotonic()
    if (now - resumed.at < STRAGGLERS_MS) await jobs.hurry(names, resumed.since)
    const working = isWorking(outcomeOf(which)?.failingSince ?? null)
    isDown ||= !working
    if (!isDown) return
    const answers = providers.countAnswers(provider)
    const hasWorked = answers > resumed.answers
    if (!hasWorked && now - resumed.at < waitMs) return
    if (working !== true && !(await answersAgain())) return
    isDown = false
    waitMs = hasWorked ? MIN_WAIT_MS : Math.min(waitMs * 2, MAX_WAIT_MS)
    resumed = { at: now, answers, since: await jobs.hurry(names) }
  }
}
