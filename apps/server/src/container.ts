import {
  boldSignESign,
  builtinESign,
  embeddedAssistant,
  llmAssistant,
  openIdProviders,
  outboxMail,
  sandboxPayments,
  smtpMail,
  stripePayments,
  webhookSender,
} from '@tallgrass/adapters'
import {
  type AssistantPort,
  ChangeHub,
  createLimits,
  createPasswords,
  createProviderGuards,
  createSealer,
  createSystemCtx,
  createTokenBudget,
  type ESignPort,
  endAbandonedBackups,
  type HeadFiles,
  type MailPort,
  MailRefused,
  mailTemplates,
  noLimits,
  noStorage,
  recordKeyChange,
  recordOutcomes,
  replaceAuditHead,
  type Services,
  watchRecovery,
} from '@tallgrass/core'
import { type Database, migrateToLatest, openDatabase, reachDatabase } from '@tallgrass/db'
import { folderArchive } from './audit-archive.ts'
import { headFiles } from './audit-head/head-files.ts'
import { headKeeper } from './audit-head/head-keeper.ts'
import { removeScratch } from './backups/backup-scratch.ts'
import { createBackups } from './backups/create-backups.ts'
import { createFiles } from './create-files.ts'
import { databaseImage } from './database-image/database-image.ts'
import { diskStorage } from './disk-storage.ts'
import { ensureNewKeysFit } from './ensure-new-keys-fit.ts'
import { ensureRoomToStart } from './ensure-room-to-start.ts'
import { ensureSameKeys } from './ensure-same-keys.ts'
import type { Env } from './env.ts'
import { openJobs, type RunningJobs } from './jobs/job-queue.ts'
import { openDataDirectory } from './open-data-directory.ts'
import { refuseFixtureKeys } from './refuse-fixture-keys.ts'
import { refuseUnusableSeal } from './refuse-unusable-seal.ts'
import { refuseRestoreBegun, refuseUnfinishedRestore } from './restore/refuse-unfinished-restore.ts'
import { clearRestoreMark } from './restore/restore-mark.ts'
import { findSecrets, loadSecrets } from './secrets.ts'
import { createSurroundings, processNameOf } from './surroundings.ts'
import { postToSelf } from './webhooks/post-to-self.ts'

export interface Container extends Services {
  jobs: RunningJobs
  /** The signed heads of the audit chain, in the data directory. */
  heads: HeadFiles
  /** The built-in e-signature adapter, even when another provider is configured. */
  builtin: ESignPort
  /** Sets the address of this process, for the webhooks that it posts to itself. */
  listening(address: string): void
  close(): Promise<void>
}

interface ContainerOptions {
  worker: boolean
  /** Lost: the keys in the data directory replace the recorded ones. */
  recordedKeys?: 'kept' | 'lost'
  /** True for the restore itself, whose database is loaded and still counts as unfinished. */
  restoring?: boolean
  /** Called before migrations run, if there are any. */
  onMigrate?: () => void
}

/**
 * Everything created once per process. A `worker` also runs the jobs; commands only enqueue them.
 * Throws if the data directory is in use, is full or holds test keys, if SEAL_P12 is unusable, or if the database is
 * unavailable. A refused start creates no keys.
 */
export async function createContainer(
  env: Env,
  { onMigrate, recordedKeys = 'kept', restoring = false, worker }: ContainerOptions,
): Promise<Container> {
  await refuseUnusableSeal(env.sealP12)
  if (!restoring) refuseRestoreBegun(env)
  openDataDirectory(env.dataDirectory)
  if (!env.databaseUrl) await ensureRoomToStart(env.dataDirectory)
  const found = findSecrets(env.dataDirectory)
  refuseFixtureKeys(env.dataDirectory, found)
  if (env.databaseUrl) await reachDatabase(env.databaseUrl)
  const database = await openDatabase(
    env.databaseUrl ? { url: env.databaseUrl } : { directory: env.dataDirectory, image: databaseImage() },
  )
  try {
    if (!restoring) await refuseUnfinishedRestore(database, env)
    if (!found && !restoring && recordedKeys === 'kept') await ensureNewKeysFit(database, env.dataDirectory)
    const { auditKey, fingerprint, sandboxSecret, sealKey } = found ?? loadSecrets(env.dataDirectory)
    if (!restoring) {
      await migrateToLatest(database, onMigrate)
      clearRestoreMark(env.dataDirectory)
    }
    const { lost } = await ensureSameKeys(database.db, fingerprint, { recorded: recordedKeys })
    const jobs = await openJobs(database, { worker })
    const clock = () => new Date()
    const { deliver, listening } = postToSelf()
    const { esign, payments, publicUrl } = env
    const warn = (sentence: string) => console.warn(sentence)
    if (database.embedded) await endAbandoned(database, env)
    const backups = createBackups({ env, database, clock, serving: worker, warn })
    const seal = { dataDirectory: env.dataDirectory, p12: env.sealP12, clock }
    const builtin = builtinESign({ database, seal })
    const services: Services = {
      database,
      jobs,
      clock,
      settings: {
        publicUrl,
        invitationTtl: env.invitationTtl,
        signInLinks: env.signInLinks,
        sessionLifetimes: env.sessionLifetimes,
        retention: env.retention,
        links: env.links,
        requireAdminSecondFactor: env.requireAdminSecondFactor,
      },
      passwords: createPasswords(),
      limits: env.rateLimits ? createLimits(database, clock) : noLimits,
      sealer: createSealer(sealKey),
      auditKey,
      headWatch: { last: null },
      auditArchive: env.auditArchive && folderArchive(env.auditArchive),
      mail: createMail(env),
      mailTemplates,
      assistant: createAssistant(env, database, { clock, warn }),
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
      esign: esign.provider === 'boldsign' ? await boldSignESign({ ...esign, seal }) : builtin,
      identityProviders: await openIdProviders(env.identityProviders),
      providers: createProviderGuards({
        hosts: env.providerHosts,
        record: recordOutcomes({ database, clock, warn }),
      }),
      webhooks: webhookSender({ allowLoopback: env.webhooksToLoopback }),
      surroundings: createSurroundings(env),
      storage: database.embedded ? diskStorage({ directory: env.dataDirectory, warn }) : noStorage,
      files: createFiles(env, warn),
      backups,
      changes: new ChangeHub(database.changes),
    }
    const heads = headFiles(env.dataDirectory)
    const ctx = createSystemCtx(services)
    const keeper = headKeeper(ctx, heads, worker ? warn : () => {})
    if (recordedKeys === 'lost') {
      const migrating = createSystemCtx(services, {
        kind: 'command',
        name: restoring ? 'restore' : 'db:migrate',
      })
      await recordKeyChange(migrating, { keys: fingerprint, lost })
      await replaceAuditHead(migrating, heads)
    }
    const endWatch = worker ? watchRecovery(services, warn) : undefined
    if (worker) {
      keeper.start()
      database.changes.introduce(processNameOf({ key: sealKey, settings: env.sharedSettings }))
    }
    return {
      ...services,
      builtin,
      jobs,
      heads,
      listening,
      async close() {
        endWatch?.()
        backups.stop()
        await jobs.stop()
        await keeper.stop()
        await database.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** The directory is locked: whatever was left there is from a process that was killed. */
async function endAbandoned(database: Database, { dataDirectory }: Env): Promise<void> {
  removeScratch(dataDirectory)
  await endAbandonedBackups(database, new Date())
}

function createAssistant(
  { llm }: Env,
  database: Database,
  { clock, warn }: { clock: () => Date; warn: (sentence: string) => void },
): AssistantPort {
  const embedded = embeddedAssistant()
  if (!llm) return embedded
  return llmAssistant({
    ...llm,
    budget: createTokenBudget(database, clock, llm.dailyTokens),
    fallback: embedded,
    warn,
  })
}

function createMail({ mailFrom, smtpUrl }: Env): MailPort {
  if (!smtpUrl) return outboxMail
  return smtpMail({ url: smtpUrl, from: mailFrom, refused: (reason) => new MailRefused(reason) })
}
