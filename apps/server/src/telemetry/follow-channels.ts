import type { TracingChannel } from 'node:diagnostics_channel'
import { procedureCalls, toRefusal } from '@tallgrass/api'
import { providerCalls, type SignInFacts, signInAttempts } from '@tallgrass/core'
import { statements } from '@tallgrass/db'
import type { ErrorCode, SignInOutcome } from '@tallgrass/domain'
import { jobRuns } from '../jobs/job-runs.ts'
import { type ResponseFacts, responses } from '../plugins/responses.ts'

/** What happened in this process, told as it ends. No name is unbounded: routes, procedures, jobs, providers. */
export interface Happenings {
  response(facts: { route: string; status: string; isStream: boolean }, seconds: number): void
  /** `refusal` is undefined for a call that was answered. */
  procedure(facts: { path: string; refusal: ErrorCode | undefined }, seconds: number): void
  statement(facts: { failed: boolean }, seconds: number): void
  job(facts: { name: string; failed: boolean }, seconds: number): void
  provider(facts: { provider: string; failed: boolean }, seconds: number): void
  signIn(facts: { outcome: SignInOutcome }): void
}

/** Tells of everything that happens from now on. Returns the end of it. */
export function followChannels(told: Happenings): () => void {
  const ends = [
    time(procedureCalls, ({ path }, error, seconds) =>
      told.procedure({ path, refusal: error === undefined ? undefined : toRefusal(error).code }, seconds),
    ),
    time(statements, (_, error, seconds) => told.statement({ failed: error !== undefined }, seconds)),
    time(jobRuns, ({ name }, error, seconds) => told.job({ name, failed: error !== undefined }, seconds)),
    time(providerCalls, ({ provider }, error, seconds) =>
      told.provider({ provider, failed: error !== undefined }, seconds),
    ),
  ]
  const onResponse = (message: unknown) => {
    const { isStream, ms, route, statusCode } = message as ResponseFacts
    told.response({ route, status: `${Math.floor(statusCode / 100)}xx`, isStream }, ms / 1000)
  }
  const onSignIn = (message: unknown) => told.signIn(message as SignInFacts)
  responses.subscribe(onResponse)
  signInAttempts.subscribe(onSignIn)
  return () => {
    for (const end of ends) end()
    responses.unsubscribe(onResponse)
    signInAttempts.unsubscribe(onSignIn)
  }
}

/** Measures what passes through a channel. The channel adds the error to the facts. */
function time<Facts extends object>(
  channel: TracingChannel<unknown, Facts>,
  ended: (facts: Facts, error: unknown, seconds: number) => void,
): () => void {
  const begun = new WeakMap<Facts, number>()
  const subscribers = {
    start: (facts: Facts) => void begun.set(facts, performance.now()),
    asyncEnd(facts: Facts & { error?: unknown }) {
      const since = begun.get(facts)
      if (since !== undefined) ended(facts, facts.error, (performance.now() - since) / 1000)
    },
    end() {},
    asyncStart() {},
    error() {},
  }
  channel.subscribe(subscribers)
  return () => channel.unsubscribe(subscribers)
}
