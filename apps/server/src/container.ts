import {
  boldSignESign,
  builtinESign,
  embeddedAssistant,
  llmAssistant,
  outboxMail,
  sandboxPayments,
  smtpMail,
  stripePayments,
} from '@tallgrass/adapters'
import {
  type AssistantPort,
  createLimits,
  createPasswords,
  createSealer,
  createTokenBudget,
  type MailPort,
  MailRefused,
  noLimits,
  noStorage,
  type Services,
} from '@tallgrass/core'
import { type Database, migrateToLatest, openDatabase } from '@tallgrass/db'
import { diskStorage } from './disk-storage.ts'
import { ensureRoomToStart } from './ensure-room-to-start.ts'
import { ensureSameKeys } from './ensure-same-keys.ts'
import type { Env } from './env.ts'
import { openJobs, type RunningJobs } from './jobs/job-queue.ts'
import { refuseFixtureKeys } from './refuse-fixture-keys.ts'
import { loadSecrets } from './secrets.ts'
import { postToSelf } from './webhooks/post-to-self.ts'

export interface Container extends Services {
  jobs: RunningJobs
  /** Tells where this process answers, for what it sends to itself. */
  listening(address: string): void
  close(): Promise<void>
}

interface ContainerOptions {
  worker: boolean
  /** Lost: the keys in the data directory take their place. */
  notedKeys?: 'kept' | 'lost'
}

/**
 * Everything that is made once a process. A `worker` also does the jobs; commands only leave them behind.
 * Throws when the data directory is in use, has no room or holds keys for tests, or the database is away.
 */
export async function createContainer(env: Env, { notedKeys, worker }: ContainerOptions): Promise<Container> {
  if (!env.databaseUrl) await ensureRoomToStart(env.dataDirectory)
  const secrets = loadSecrets(env.dataDirectory)
  refuseFixtureKeys(env.dataDirectory, secrets)
  const { auditKey, fingerprint, sandboxSecret, sealKey } = secrets
  const database = await openDatabase(
    env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDirectory },
  )
  try {
    await migrateToLatest(database)
    await ensureSameKeys(database.db, fingerprint, { noted: notedKeys })
    const jobs = await openJobs(database, { worker })
    const clock = () => new Date()
    const { deliver, listening } = postToSelf()
    const { esign, payments, publicUrl } = env
    const seal = { dataDirectory: env.dataDirectory, p12: env.sealP12 }
    return {
      database,
      jobs,
      listening,
      clock,
      settings: {
        publicUrl,
        invitationTtl: env.invitationTtl,
        sessionLifetimes: env.sessionLifetimes,
        links: env.links,
      },
      passwords: createPasswords(),
      limits: env.rateLimits ? createLimits(database) : noLimits,
      sealer: createSealer(sealKey),
      auditKey,
      mail: createMail(env),
      assistant: createAssistant(env, database),
      payments:
        payments.provider === 'stripe'
          ? await stripePayments(payments)
          : sandboxPayments({
              database,
              jobs,
              clock,
              publicUrl,
              deliver,
              secret: payments.secret ?? sandboxSecret,
            }),
      esign:
        esign.provider === 'boldsign'
          ? await boldSignESign({ ...esign, seal })
          : builtinESign({ database, seal }),
      storage: database.embedded
        ? diskStorage({ directory: env.dataDirectory, warn: (sentence) => console.warn(sentence) })
        : noStorage,
      async close() {
        await jobs.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

function createAssistant({ llm }: Env, database: Database): AssistantPort {
  const embedded = embeddedAssistant()
  if (!llm) return embedded
  return llmAssistant({
    ...llm,
    budget: createTokenBudget(database, llm.dailyTokens),
    fallback: embedded,
    warn: (reason) => process.emitWarning(reason),
  })
}

function createMail({ mailFrom, smtpUrl }: Env): MailPort {
  if (!smtpUrl) return outboxMail
  return smtpMail({ url: smtpUrl, from: mailFrom, refused: (reason) => new MailRefused(reason) })
}
