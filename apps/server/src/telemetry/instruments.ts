import { followChannels } from './follow-channels.ts'
import type { Labels } from './gauges.ts'

/** Few, because each procedure has its own. */
const CALLS = [0.01, 0.05, 0.25, 1, 5]
const STATEMENTS = [0.001, 0.01, 0.1, 1]
const JOBS = [0.1, 1, 10, 60, 600]

const WEBHOOK = /^\/api\/webhooks\/([a-z]+)$/
const webhookOutcomes: Record<string, string> = { '2xx': 'accepted', '4xx': 'refused', '5xx': 'failed' }

/** What is measured (with buckets, in seconds) and counted while it happens. Labels have few values. */
export const instruments = {
  responses: {
    name: 'tallgrass_http_seconds',
    help: 'Duration of responses.',
    labels: ['status'],
    buckets: CALLS,
  },
  procedures: {
    name: 'tallgrass_procedure_seconds',
    help: 'Duration of calls.',
    labels: ['procedure'],
    buckets: CALLS,
  },
  failures: {
    name: 'tallgrass_procedure_failures_total',
    help: 'Calls that failed by a fault of the site.',
    labels: ['procedure'],
  },
  refusals: { name: 'tallgrass_refusals_total', help: 'Calls that were refused.', labels: ['code'] },
  statements: {
    name: 'tallgrass_statement_seconds',
    help: 'Duration of statements.',
    labels: ['outcome'],
    buckets: STATEMENTS,
  },
  jobs: {
    name: 'tallgrass_job_seconds',
    help: 'Duration of runs of jobs.',
    labels: ['job', 'outcome'],
    buckets: JOBS,
  },
  providers: {
    name: 'tallgrass_provider_seconds',
    help: 'Duration of calls to outside services.',
    labels: ['provider', 'outcome'],
    buckets: CALLS,
  },
  mails: { name: 'tallgrass_mails_sent_total', help: 'Messages that the mail server took.', labels: [] },
  webhooks: {
    name: 'tallgrass_webhooks_total',
    help: 'Notices of outside services.',
    labels: ['provider', 'outcome'],
  },
  signIns: { name: 'tallgrass_sign_ins_total', help: 'Attempts to sign in.', labels: ['outcome'] },
} as const satisfies Record<string, Instrument>

export interface Instrument {
  name: string
  help: string
  labels: readonly string[]
  /** Without them, it counts. */
  buckets?: readonly number[]
}

export type InstrumentKey = keyof typeof instruments

/** Records seconds, or a count. */
export type RecordValue = (which: InstrumentKey, labels: Labels, value: number) => void

/** Records everything that happens from now on. Returns the end of it. */
export function followInstruments(record: RecordValue): () => void {
  return followChannels({
    response({ isStream, route, status }, seconds) {
      // A stream is answered for as long as its screen is open.
      if (!isStream) record('responses', { status }, seconds)
      const [, provider] = WEBHOOK.exec(route) ?? []
      if (provider) record('webhooks', { provider, outcome: webhookOutcomes[status] ?? 'refused' }, 1)
    },
    procedure({ path, refusal }, seconds) {
      record('procedures', { procedure: path }, seconds)
      if (refusal === 'INTERNAL') record('failures', { procedure: path }, 1)
      else if (refusal) record('refusals', { code: refusal }, 1)
    },
    statement: ({ failed }, seconds) => record('statements', { outcome: outcomeOf(failed) }, seconds),
    job: ({ failed, name }, seconds) => record('jobs', { job: name, outcome: outcomeOf(failed) }, seconds),
    provider({ failed, provider }, seconds) {
      record('providers', { provider, outcome: outcomeOf(failed) }, seconds)
      if (provider === 'mail' && !failed) record('mails', {}, 1)
    },
    signIn: ({ outcome }) => record('signIns', { outcome }, 1),
  })
}

function outcomeOf(failed: boolean): string {
  return failed ? 'failed' : 'done'
}
