import {
  AppError,
  type ProviderName,
  ProviderNotYet,
  ProviderRefused,
  ProviderRefusedUs,
  ProviderUnreachable,
  providerNames,
  RefundRefused,
} from '@tallgrass/domain'
import { MailRefused } from '../ports/mail.ts'
import type { ProviderCall } from '../ports/provider-call.ts'
import { createCircuit, type Passage } from './circuit.ts'
import type { ProviderHosts } from './trusted-address.ts'

/** What a person waits for, all calls of one request together; the answer follows within 2 more seconds. */
export const REQUEST_PATIENCE_MS = 8000
/** Of the time of a request, 3 of 8 seconds: with less, silence says nothing, as other calls took the time. */
const FAIR_SHARE = 3 / 8
/** Each call of a job. */
const JOB_PATIENCE_MS = 30_000

export interface GuardRules {
  /** Milliseconds for all calls of one request. */
  patienceMs: number
  /** So many failures one after the other, and the provider is left alone for a while. */
  failures: number
  pauseMs: number
}

export const guardRules: GuardRules = { patienceMs: REQUEST_PATIENCE_MS, failures: 3, pauseMs: 30_000 }

/** How a call ended, for whoever keeps the state of the providers. `failure` is null for one that was answered. */
export type RecordOutcome = (provider: ProviderName, failure: string | null) => Promise<void>

interface GuardOptions {
  /** Without it nobody keeps how calls ended. */
  note?: RecordOutcome
  rules?: Partial<GuardRules>
  hosts?: ProviderHosts
  /** Milliseconds that only ever grow. */
  clock?: () => number
}

const monotonic = () => performance.now()
const unnoted: RecordOutcome = async () => {}
const nobody = { secure: [], plain: [] }
const noHosts: ProviderHosts = { payments: nobody, signing: nobody }

/** One for each outside service, shared by all requests and jobs of a process. */
export function createProviderGuards(options: GuardOptions = {}) {
  const { clock = monotonic, hosts = noHosts, note = unnoted, rules } = options
  const { patienceMs, ...circuitRules } = { ...guardRules, ...rules }
  const circuits = new Map(providerNames.map((name) => [name, createCircuit({ ...circuitRules, clock })]))

  const reasons = new Map<ProviderName, string>()

  function enter(provider: ProviderName): Passage {
    const passage = circuits.get(provider)?.enter()
    if (!passage) throw new Error(`There is no provider ${provider}`)
    if (!('waitMs' in passage)) return passage
    const retryAfterSeconds = Math.ceil(passage.waitMs / 1000)
    const reason = reasons.get(provider) ?? 'it did not respond'
    throw new ProviderUnreachable(`Paused after several failures: ${reason}`, {
      retryAfterSeconds,
    })
  }

  async function call<T>(
    provider: ProviderName,
    within: number,
    ask: (call: ProviderCall) => Promise<T>,
  ): Promise<T> {
    if (within <= 0) throw new ProviderUnreachable('This request ran out of time')
    const passage = enter(provider)
    const limit = limitOf(within)
    try {
      const answer = await limit.keep(ask)
      passage.succeeded()
      await note(provider, null)
      return answer
    } catch (error) {
      if (limit.isOver() && within < patienceMs * FAIR_SHARE) {
        passage.ended()
        throw error
      }
      if (error instanceof ProviderUnreachable) reasons.set(provider, error.message)
      await recordFailure(error, { passage, note: (failure) => note(provider, failure) })
      throw error
    }
  }

  return {
    /** Where providers may send people. */
    hosts,
    /** For a request that a person waits for: its calls share one limit, which begins now. */
    forRequest() {
      const endsAt = clock() + patienceMs
      return <T>(provider: ProviderName, ask: (call: ProviderCall) => Promise<T>) =>
        call(provider, endsAt - clock(), ask)
    },
    /** For jobs and commands: each call has a limit of its own. */
    forJobs() {
      return <T>(provider: ProviderName, ask: (call: ProviderCall) => Promise<T>) =>
        call(provider, JOB_PATIENCE_MS, ask)
    },
  }
}

export type ProviderGuards = ReturnType<typeof createProviderGuards>
export type CallProvider = ReturnType<ProviderGuards['forRequest']>

/** The time that one call has. */
function limitOf(within: number) {
  const nobodyWaits = new AbortController()
  const { signal } = nobodyWaits
  return {
    isOver: () => signal.aborted,
    async keep<T>(ask: (call: ProviderCall) => Promise<T>): Promise<T> {
      const over = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        over.reject(new ProviderUnreachable('It did not respond in time'))
        nobodyWaits.abort()
      }, within)
      try {
        return await Promise.race([ask({ signal, within }), over.promise])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

interface Failed {
  passage: Passage
  note: (failure: string | null) => Promise<void>
}

/** A refusal of the request itself is an answer; only silence, a broken line and their like count against them. */
async function recordFailure(error: unknown, { note, passage }: Failed): Promise<void> {
  if (error instanceof ProviderRefusedUs) {
    passage.succeeded()
    await note(error.message)
  } else if (isAnswer(error)) {
    passage.succeeded()
    await note(null)
  } else if (error instanceof ProviderUnreachable) {
    passage.failed()
    await note(error.message)
  } else {
    passage.ended()
    await note(kindOf(error))
  }
}

function isAnswer(error: unknown): boolean {
  return [AppError, MailRefused, ProviderNotYet, ProviderRefused, RefundRefused].some(
    (kind) => error instanceof kind,
  )
}

/** Its message may repeat what was sent. */
function kindOf(error: unknown): string {
  return error instanceof Error ? `It refused with ${error.name}` : 'It refused'
}
