import {
  AppError,
  type ProviderName,
  ProviderNotYet,
  ProviderRefused,
  ProviderRefusedUs,
  ProviderUnreachable,
  RefundRefused,
} from '@tallgrass/domain'
import { MailRefused } from '../ports/mail.ts'
import type { ProviderCall } from '../ports/provider-call.ts'
import { type Circuit, createCircuit, type Passage } from './circuit.ts'
import { providerCalls } from './provider-calls.ts'
import type { ProviderHosts } from './trusted-address.ts'

/**
 * The limit for all calls of one request together, as a person waits for it. The answer follows within 2 more
 * seconds.
 */
export const REQUEST_PATIENCE_MS = 8000
/** 3 of the 8 seconds of a request. A call with less time says nothing about the provider if it times out. */
const FAIR_SHARE = 3 / 8
/** The limit for each call of a job. */
const JOB_PATIENCE_MS = 30_000
/** The limit for a call that only asks whether a service works again. */
const PROBE_PATIENCE_MS = 8000

export interface GuardRules {
  /** Milliseconds for all calls of one request. */
  patienceMs: number
  /** The number of consecutive failures that pauses calls to the provider. */
  failures: number
  pauseMs: number
}

export const guardRules: GuardRules = { patienceMs: REQUEST_PATIENCE_MS, failures: 3, pauseMs: 30_000 }

/** Records the outcome of a call. `failure` is null if the call was answered. */
export type RecordOutcome = (provider: ProviderName, failure: string | null) => Promise<void>

interface GuardOptions {
  /** Without it, outcomes are not recorded. */
  record?: RecordOutcome
  rules?: Partial<GuardRules>
  hosts?: ProviderHosts
  /** Monotonic, in milliseconds. */
  clock?: () => number
}

interface WhichCall {
  provider: ProviderName
  circuit: string
  within: number
  /** Made even while calls are paused. */
  isProbe?: true
}

const monotonic = () => performance.now()
const recordNothing: RecordOutcome = async () => {}
const none = { secure: [], plain: [] }
const noHosts: ProviderHosts = { payments: none, signing: none }

/** Guards calls to the outside services, for all requests and jobs of a process. */
export function createProviderGuards(options: GuardOptions = {}) {
  const { clock = monotonic, hosts = noHosts, record = recordNothing, rules } = options
  const { patienceMs, ...circuitRules } = { ...guardRules, ...rules }
  const circuits = new Map<string, Circuit>()

  const reasons = new Map<string, string>()
  const answers = new Map<string, number>()

  function circuitOf(name: string): Circuit {
    const circuit = circuits.get(name) ?? createCircuit({ ...circuitRules, clock })
    circuits.set(name, circuit)
    return circuit
  }

  function enter(circuit: string): Passage {
    const passage = circuitOf(circuit).enter()
    if (!('waitMs' in passage)) return passage
    const retryAfterSeconds = Math.ceil(passage.waitMs / 1000)
    const reason = reasons.get(circuit) ?? 'it did not respond'
    throw new ProviderUnreachable(`Paused after several failures: ${reason}`, {
      retryAfterSeconds,
    })
  }

  function call<T>(which: WhichCall, ask: (call: ProviderCall) => Promise<T>): Promise<T> {
    const { provider } = which
    return providerCalls.tracePromise(() => guardCall(which, ask), { provider })
  }

  async function guardCall<T>(
    { circuit, isProbe, provider, within }: WhichCall,
    ask: (call: ProviderCall) => Promise<T>,
  ): Promise<T> {
    if (within <= 0) throw new ProviderUnreachable('This request ran out of time')
    const passage = isProbe ? circuitOf(circuit).enterAnyway() : enter(circuit)
    const limit = limitOf(within)
    try {
      const answer = await limit.run(ask)
      passage.succeeded()
      if (!isProbe) answers.set(circuit, (answers.get(circuit) ?? 0) + 1)
      await record(provider, null)
      return answer
    } catch (error) {
      if (limit.isOver() && within < patienceMs * FAIR_SHARE) {
        passage.ended()
        throw error
      }
      if (error instanceof ProviderUnreachable) reasons.set(circuit, error.message)
      await recordFailure(error, { passage, record: (failure) => record(provider, failure) })
      throw error
    }
  }

  return {
    /** The hosts that providers may send people to. */
    hosts,
    /** True while calls are refused without being tried, or one is tried after that. */
    isPaused: (provider: ProviderName) => !circuitOf(provider).isClosed(),
    /** The number of calls so far that were answered; probes do not count. */
    countAnswers: (provider: ProviderName) => answers.get(provider) ?? 0,
    /** Asks whether a service works again, even while calls to it are paused. A success ends the pause. */
    probe: <T>(provider: ProviderName, ask: (call: ProviderCall) => Promise<T>) =>
      call({ provider, circuit: provider, within: PROBE_PATIENCE_MS, isProbe: true }, ask),
    /**
     * For a request that a person waits for. Its calls share one limit, which starts now. Services of one kind may have
     * circuits of their own.
     */
    forRequest() {
      const endsAt = clock() + patienceMs
      return <T>(
        provider: ProviderName,
        ask: (call: ProviderCall) => Promise<T>,
        circuit: string = provider,
      ) => call({ provider, circuit, within: endsAt - clock() }, ask)
    },
    /** For jobs and commands. Each call has its own limit. */
    forJobs() {
      return <T>(
        provider: ProviderName,
        ask: (call: ProviderCall) => Promise<T>,
        circuit: string = provider,
      ) => call({ provider, circuit, within: JOB_PATIENCE_MS }, ask)
    },
  }
}

export type ProviderGuards = ReturnType<typeof createProviderGuards>
export type CallProvider = ReturnType<ProviderGuards['forRequest']>

/** The time limit of one call. */
function limitOf(within: number) {
  const controller = new AbortController()
  const { signal } = controller
  return {
    isOver: () => signal.aborted,
    async run<T>(ask: (call: ProviderCall) => Promise<T>): Promise<T> {
      const timeout = Promise.withResolvers<never>()
      const timer = setTimeout(() => {
        timeout.reject(new ProviderUnreachable('It did not respond in time'))
        controller.abort()
      }, within)
      try {
        return await Promise.race([ask({ signal, within }), timeout.promise])
      } finally {
        clearTimeout(timer)
      }
    },
  }
}

interface FailedCall {
  passage: Passage
  record: (failure: string | null) => Promise<void>
}

/** A refusal of the request is an answer. Only silence, broken connections and the like count as failures. */
async function recordFailure(error: unknown, { passage, record }: FailedCall): Promise<void> {
  if (error instanceof ProviderRefusedUs) {
    passage.succeeded()
    await record(error.message)
  } else if (isAnswer(error)) {
    passage.succeeded()
    await record(null)
  } else if (error instanceof ProviderUnreachable) {
    passage.failed()
    await record(error.message)
  } else {
    passage.ended()
    await record(kindOf(error))
  }
}

function isAnswer(error: unknown): boolean {
  return [AppError, MailRefused, ProviderNotYet, ProviderRefused, RefundRefused].some(
    (kind) => error instanceof kind,
  )
}

/** Only the name, because the message may repeat what was sent. */
function kindOf(error: unknown): string {
  return error instanceof Error ? `It refused with ${error.name}` : 'It refused'
}
