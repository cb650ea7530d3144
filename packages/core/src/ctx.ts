import type { SessionUser } from '@tallgrass/contracts'
import type { Database, Db } from '@tallgrass/db'
import type { SessionLifetimes } from '@tallgrass/domain'
import type { Limits } from './limits/limits.ts'
import type { Passwords } from './security/passwords.ts'
import type { Sealer } from './security/sealer.ts'

/** What the business chose; see the configuration table of the README. */
export interface Settings {
  /** Origin in every link that leaves the product, without a slash at the end. */
  publicUrl: string
  /** Seconds. */
  invitationTtl: number
  sessionLifetimes: SessionLifetimes
}

/** What is made once a process and used by every verb. */
export interface Services {
  database: Database
  clock: () => Date
  settings: Settings
  passwords: Passwords
  limits: Limits
  sealer: Sealer
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

/** Everything a verb may know: the services, and who asks. Narrower ones come from `authorize.ts` alone. */
export interface Ctx extends Omit<Services, 'database'> {
  db: Db
  user: SessionUser | null
  origin: Origin
  session: SessionCarrier
  /** Runs the work in one transaction. No provider is called and no mail is sent inside. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
}

/** One transaction and its facts: every row it writes carries the same instant and actor. */
export interface Tx {
  db: Db
  now: Date
  actorId: string | null
  origin: Origin
  sealer: Sealer
}

interface Caller {
  user: SessionUser | null
  origin: Origin
  session: SessionCarrier
}

export function createCtx(services: Services, caller: Caller): Ctx {
  const { clock, database, sealer } = services
  const { origin, user } = caller
  return {
    ...services,
    ...caller,
    db: database.db,
    transaction: (work) =>
      database.transaction((db) => work({ db, now: clock(), actorId: user?.id ?? null, origin, sealer })),
  }
}

/** The context of a command or a job: nobody is signed in and nowhere is a session kept. */
export function createSystemCtx(services: Services): Ctx {
  return createCtx(services, {
    user: null,
    origin: { ip: null, userAgent: null, requestId: null },
    session: { token: null, issue() {}, revoke() {} },
  })
}
