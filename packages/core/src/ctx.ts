import type { Actor, SessionUser, SiteLinks } from '@tallgrass/contracts'
import { type Database, type Db, type Everybody, scopeOfEverybody } from '@tallgrass/db'
import type { SessionLifetimes } from '@tallgrass/domain'
import type { AuditEntry } from './audit/audit.ts'
import type { HeadWatch } from './audit/watch-head.ts'
import { writeAudit } from './audit/write-audit.ts'
import type { Limits } from './limits/limits.ts'
import type { AssistantPort } from './ports/assistant.ts'
import type { ESignPort } from './ports/esign.ts'
import type { EnqueueOptions, JobData, JobName, JobQueue } from './ports/job-queue.ts'
import type { MailPort, MailTemplates } from './ports/mail.ts'
import type { PaymentsPort } from './ports/payments.ts'
import { bindProviders } from './providers/bind-providers.ts'
import type { CallProvider, ProviderGuards } from './providers/provider-guards.ts'
import type { Passwords } from './security/passwords.ts'
import type { Sealer } from './security/sealer.ts'
import type { Storage } from './storage/storage.ts'

/** What the business chose; see .github/CONFIGURATION.md. */
export interface Settings {
  /** Origin in every link that leaves the product, without a slash at the end. */
  publicUrl: string
  /** Seconds. */
  invitationTtl: number
  sessionLifetimes: SessionLifetimes
  links: SiteLinks
}

/** What is made once a process and used by every verb. */
export interface Services {
  database: Database
  clock: () => Date
  settings: Settings
  passwords: Passwords
  limits: Limits
  sealer: Sealer
  /** Keys the hashes of the audit chain; 32 bytes. */
  auditKey: Buffer
  headWatch: HeadWatch
  jobs: JobQueue
  mail: MailPort
  /** What a message in the outbox is composed with when it leaves. */
  mailTemplates: MailTemplates
  assistant: AssistantPort
  payments: PaymentsPort
  esign: ESignPort
  /** Every call to an outside service goes through these. */
  providers: ProviderGuards
  storage: Storage
}

/** Where a request came from; all null for commands and jobs. */
export interface Origin {
  ip: string | null
  userAgent: string | null
  requestId: string | null
}

/** The secret that the caller presented, and the place where a new one is left for them. */
export interface SessionCarrier {
  readonly token: string | null
  issue(token: string, expiresAt: Date): void
  revoke(): void
}

/** Nobody's: commands and jobs have no browser. */
export const noCarrier: SessionCarrier = { token: null, issue() {}, revoke() {} }

/** Everything a verb may know: the services, and who asks. Narrower ones come from `authorize.ts` alone. */
export interface Ctx extends Omit<Services, 'database'> {
  db: Db
  user: SessionUser | null
  /** Who answers for what is done: in the name of this one rows are written. */
  actor: Actor
  origin: Origin
  session: SessionCarrier
  /** The same for the conversation with the assistant, which needs no account. */
  conversation: SessionCarrier
  /** Runs the work in one transaction. No provider is called and no mail is sent inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** What the embedded database needs from time to time; nothing where a server looks after itself. */
  upkeep(disk: { full: boolean }): Promise<void>
  /** Of the database. */
  outages: Database['outages']
}

/** One transaction and its facts: every row it writes carries the same instant and actor. */
export interface Tx {
  db: Db
  now: Date
  actor: Actor
  /** What a rule must reach beyond what its caller may see: that was decided before. */
  everybody: Everybody
  origin: Origin
  sealer: Sealer
  mailEnabled: boolean
  /** Filled by `audit`, written when the work is done. */
  audited: (AuditEntry & { actor: Actor })[]
  /** Work for later, if this transaction ends well. */
  enqueue<Name extends JobName>(name: Name, data: JobData[Name], options?: EnqueueOptions): Promise<void>
}

type Caller = Pick<Ctx, 'user' | 'actor' | 'origin' | 'session' | 'conversation'>

/** The context of a request. */
export function createCtx(services: Services, caller: Omit<Caller, 'actor'>): Ctx {
  const { user } = caller
  const actor: Actor = user ? { kind: 'user', id: user.id } : { kind: 'visitor' }
  return toCtx(services, { ...caller, actor }, services.providers.forRequest())
}

function toCtx(services: Services, caller: Caller, call: CallProvider): Ctx {
  return {
    ...services,
    ...bindProviders(services, call),
    ...caller,
    db: services.database.db,
    transaction: (work) => runTransaction(services, caller, work),
    upkeep: (disk) => services.database.upkeep(disk),
    outages: services.database.outages,
  }
}

async function runTransaction<T>(
  services: Services,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { auditKey, clock, database, jobs, mail, sealer } = services
  const enqueued = new Set<JobName>()
  const result = await database.transaction(async (db) => {
    const tx: Tx = {
      db,
      now: clock(),
      actor: caller.actor,
      everybody: scopeOfEverybody(),
      origin: caller.origin,
      sealer,
      mailEnabled: mail.enabled,
      audited: [],
      async enqueue(name, data, options) {
        await jobs.enqueue(db, name, data, options)
        enqueued.add(name)
      },
    }
    const answer = await work(tx)
    await writeAudit(tx, auditKey)
    return answer
  })
  for (const name of enqueued) jobs.wake(name)
  return result
}

/** Reads may span all clients: an administrator is signed in, or the business acts by itself. */
export interface WholeCtx extends Ctx {
  scope: Everybody
}

/** For what something else than a session opens: the key of a payment page, the link of a document. */
export function asSystem(ctx: Ctx): WholeCtx {
  return { ...ctx, scope: scopeOfEverybody() }
}

/** Who acts where no one made a request. */
export type SystemActor = Extract<Actor, { kind: 'command' | 'job' | 'provider' }>

/** `npm start`: what a process of the site does by itself. */
const START = { kind: 'command', name: 'start' } as const

/** The context of a command or a job: no one is signed in and nowhere is a session kept. */
export function createSystemCtx(services: Services, actor: SystemActor = START): WholeCtx {
  const caller: Caller = {
    user: null,
    actor,
    origin: { ip: null, userAgent: null, requestId: null },
    session: noCarrier,
    conversation: noCarrier,
  }
  return asSystem(toCtx(services, caller, services.providers.forJobs()))
}
