import { type Actor, isViewing } from '@tallgrass/contracts'
import { type Database, type Db, type Everybody, scopeOfEverybody } from '@tallgrass/db'
import type { Wording } from '@tallgrass/domain'
import type { NewEvent } from '@tallgrass/domain/events'
import type { ToldOutside } from '@tallgrass/domain/webhook-events'
import type { AuditEntry } from './audit/audit.ts'
import type { HeadWatch } from './audit/watch-head.ts'
import { writeAudit } from './audit/write-audit.ts'
import {
  type CallerKey,
  noBrowser,
  noCarrier,
  type PresentedKey,
  type SessionCarrier,
  type SignedInUser,
  type SignInCarriers,
  type View,
} from './caller.ts'
import type { ChangeHub } from './changes/change-hub.ts'
import { ensureNotViewing } from './ensure-not-viewing.ts'
import { writeDeliveries } from './events/write-deliveries.ts'
import { writeEvents } from './events/write-events.ts'
import { instantInWords } from './instant-in-words.ts'
import type { Limits } from './limits/limits.ts'
import type { AssistantPort } from './ports/assistant.ts'
import type { AuditArchive } from './ports/audit-archive.ts'
import type { Backups } from './ports/backups.ts'
import type { ESignPort } from './ports/esign.ts'
import type { Files } from './ports/files.ts'
import type { IdentityProvider } from './ports/identity-providers.ts'
import type { EnqueueOptions, JobData, JobName, JobQueue } from './ports/job-queue.ts'
import type { MailPort, MailTemplates } from './ports/mail.ts'
import type { PaymentsPort } from './ports/payments.ts'
import type { WebhookSender } from './ports/webhook-sender.ts'
import { bindIdentityProviders } from './providers/bind-identity-providers.ts'
import { bindProviders } from './providers/bind-providers.ts'
import { bindWhileReleased } from './providers/bind-while-released.ts'
import type { CallProvider, ProviderGuards } from './providers/provider-guards.ts'
import type { Passwords } from './security/passwords.ts'
import type { Sealer } from './security/sealer.ts'
import type { Settings } from './settings.ts'
import type { Storage } from './storage/storage.ts'
import type { Surroundings } from './surroundings/surroundings.ts'

/** Created once per process and shared by all verbs. */
export interface Services {
  database: Database
  clock: () => Date
  settings: Settings
  passwords: Passwords
  limits: Limits
  sealer: Sealer
  /** The key of the audit chain's hashes; 32 bytes. */
  auditKey: Buffer
  headWatch: HeadWatch
  /** Undefined unless the operator names one. */
  auditArchive: AuditArchive | undefined
  jobs: JobQueue
  mail: MailPort
  /** Compose the messages of the outbox when they are sent. */
  mailTemplates: MailTemplates
  assistant: AssistantPort
  payments: PaymentsPort
  esign: ESignPort
  /** Those that people can sign in with. */
  identityProviders: readonly IdentityProvider[]
  /** Every call to an outside service goes through these. */
  providers: ProviderGuards
  webhooks: WebhookSender
  storage: Storage
  surroundings: Surroundings
  /** Contents of files, and what the operator allows. */
  files: Files
  backups: Backups
  /** Of the open screens of this process. */
  changes: ChangeHub
}

/** Where a request came from; all null for commands and jobs. */
export interface Origin {
  ip: string | null
  userAgent: string | null
  requestId: string | null
}

/** Everything a verb may know: the services and the caller. Only `authorize.ts` creates narrower contexts. */
export interface Ctx extends Omit<Services, 'database'> {
  db: Db
  user: SignedInUser | null
  /** The API key of a program, which acts for the user; null for everyone else. */
  key: CallerKey | null
  /** The actor that rows are written for. */
  actor: Actor
  origin: Origin
  session: SessionCarrier
  /** The same for the conversation with the assistant, which needs no account. */
  conversation: SessionCarrier
  /** The same for the browser, which is remembered longer than its sessions. */
  device: SessionCarrier
  /** The same for the steps of a sign-in. */
  steps: SignInCarriers
  /** Runs the work in one transaction. Never call a provider or send mail inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  /** The same for what is recorded about a read: does nothing for an administrator who sees the portal as a contact does. */
  recordUnlessViewing(work: (tx: Tx) => Promise<void>): Promise<void>
  /** Periodic maintenance of the embedded database; does nothing on a PostgreSQL server. */
  upkeep(disk: { full: boolean }): Promise<void>
  /** Payments even while the site is held, with a limit for each call: for the verb that releases it. */
  paymentsForRelease(): PaymentsPort
  /** Of the database. */
  outages: Database['outages']
}

/** One transaction and its facts: every row it writes carries the same instant and actor. */
export interface Tx {
  db: Db
  now: Date
  actor: Actor
  /** The scope for rules that must read beyond what the caller may see. Access was checked before. */
  everybody: Everybody
  origin: Origin
  sealer: Sealer
  mailEnabled: boolean
  /** Filled by `audit`, written at the end of the transaction. */
  audited: (AuditEntry & { actor: Actor })[]
  /** Filled by `emit`, written before the audit entries, whose lock every writer waits for. */
  emitted: (NewEvent & { isMailed: boolean })[]
  /** What webhooks send of these events. */
  toldOutside: ToldOutside[]
  wording: Wording
  /** Enqueues a job, which exists only if this transaction commits. */
  enqueue<Name extends JobName>(name: Name, data: JobData[Name], options?: EnqueueOptions): Promise<void>
}

type Caller = Pick<Ctx, 'user' | 'key' | 'actor' | 'origin' | 'session' | 'conversation' | 'device' | 'steps'>

/** The context of a request. */
export function createCtx(
  services: Services,
  caller: Omit<Caller, 'key' | 'actor' | 'device' | 'steps'> & Partial<Pick<Caller, 'device' | 'steps'>>,
): Ctx {
  const { user } = caller
  const actor: Actor = user ? { kind: 'user', id: user.id } : { kind: 'visitor' }
  return toCtx(services, { ...noBrowser, ...caller, key: null, actor }, services.providers.forRequest())
}

/** The context of a program with an API key. */
export function createKeyCtx(services: Services, { key, user }: PresentedKey, origin: Origin): Ctx {
  const actor: Actor = { kind: 'api_key', id: user.id, keyId: key.id }
  const caller: Caller = { user, key, actor, origin, session: noCarrier, ...noBrowser }
  return toCtx(services, caller, services.providers.forRequest())
}

/** The context of an administrator who sees the portal as this contact does. It reads what they read. */
export function createViewingCtx(
  services: Services,
  { contact, origin, session, viewerId }: Pick<Caller, 'origin' | 'session'> & View,
): Ctx {
  const caller: Caller = {
    user: contact,
    key: null,
    actor: { kind: 'viewing_as', id: viewerId, contactId: contact.id },
    origin,
    session: { ...noCarrier, token: session.token },
    ...noBrowser,
  }
  return toCtx(services, caller, services.providers.forRequest())
}

function toCtx(services: Services, caller: Caller, call: CallProvider): Ctx {
  return {
    ...services,
    ...bindWhileReleased(services.database.db, services, call),
    identityProviders: bindIdentityProviders(services.identityProviders, call),
    ...caller,
    db: services.database.db,
    transaction: (work) => runTransaction(services, caller, work),
    recordUnlessViewing: async (work) =>
      isViewing(caller) ? undefined : runTransaction(services, caller, work),
    upkeep: (disk) => services.database.upkeep(disk),
    paymentsForRelease: () => bindProviders(services, services.providers.forJobs()).payments,
    outages: services.database.outages,
  }
}

async function runTransaction<T>(
  services: Services,
  caller: Caller,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  ensureNotViewing(caller)
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
      emitted: [],
      toldOutside: [],
      wording: { instant: instantInWords },
      async enqueue(name, data, options) {
        await jobs.enqueue(db, name, data, options)
        enqueued.add(name)
      },
    }
    const answer = await work(tx)
    await writeEvents(tx)
    await writeDeliveries(tx)
    await writeAudit(tx, auditKey)
    return answer
  })
  for (const name of enqueued) jobs.wake(name)
  return result
}

/** Reads may span all clients: an administrator is signed in, or the system acts on its own. */
export interface WholeCtx extends Ctx {
  scope: Everybody
}

/** For access by something other than a session, such as a payment page's key or a document's link. */
export function asSystem(ctx: Ctx): WholeCtx {
  return { ...ctx, scope: scopeOfEverybody() }
}

/** The actor when no one made a request. */
export type SystemActor = Extract<Actor, { kind: 'command' | 'job' | 'provider' }>

/** `npm start`: for work that a site process does on its own. */
const START = { kind: 'command', name: 'start' } as const

/** The context of a command or a job, without a user or a session. */
export function createSystemCtx(services: Services, actor: SystemActor = START): WholeCtx {
  const caller: Caller = {
    user: null,
    key: null,
    actor,
    origin: { ip: null, userAgent: null, requestId: null },
    session: noCarrier,
    ...noBrowser,
  }
  return asSystem(toCtx(services, caller, services.providers.forJobs()))
}
