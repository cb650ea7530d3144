import {
  deleteBackup,
  failAbandonedBackups,
  finishBackup,
  insertBackup,
  newId,
  touchBackup,
} from '@tallgrass/db'
import { AppError, type BackupId, toInstant } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { WholeCtx } from '../ctx.ts'
import type { BackupTarget } from '../ports/backups.ts'
import { raiseWorkItem } from '../work-items/raise-work-item.ts'
import { resolveWorkItems } from '../work-items/resolve-work-items.ts'
import { ABANDONED } from './end-abandoned-backups.ts'
import { missingBackup } from './missing-backup.ts'
import { readBackupState } from './read-backup-state.ts'
import { removeOldBackups } from './remove-old-backups.ts'

const TOUCH_INTERVAL_MS = 15_000
/** A try that was not touched for this long belongs to a process that has ended. */
const MAX_SILENCE_MS = 2 * 60_000
/** In characters. */
const MAX_REASON = 500

interface BackupRequest {
  directory?: string | undefined
  isDrill?: boolean | undefined
  /** SHA-256, in hex, of the pass phrase that the operator expects. */
  passphraseDigest?: string | undefined
}

export interface MadeBackup {
  name: string
  bytes: number
  encrypted: boolean
  /** In words. */
  place: string
  /** Why older backups could not be removed. */
  warning: string | undefined
}

/**
 * Makes a backup of the whole business, in the configured place or in a folder, and removes the configured place's
 * oldest ones. The backup of a drill is removed soon, so it does not count as one. Throws INVALID without a place, CONFLICT while another one is made, or the failure of the target.
 */
export async function makeBackup(
  ctx: WholeCtx,
  { directory, isDrill = false, passphraseDigest }: BackupRequest = {},
): Promise<MadeBackup> {
  const { backups } = ctx
  refuseOtherPassphrase(ctx, passphraseDigest)
  const target = targetOf(ctx, directory)
  const startedAt = ctx.clock()
  const id = await begin(ctx, target, startedAt)
  const touching = setInterval(() => {
    // If the database is away, the next time may succeed.
    touchBackup(ctx.db, id, ctx.clock()).catch(() => {})
  }, TOUCH_INTERVAL_MS)
  let written: { name: string; bytes: number }
  try {
    written = await target.write(startedAt, { manual: ctx.actor.kind === 'command' })
  } catch (error) {
    await (isDrill ? deleteBackup(ctx.db, id) : recordFailure(ctx, id, { target, error }))
    throw error
  } finally {
    clearInterval(touching)
  }
  await recordSuccess(ctx, id, { target, isDrill, ...written })
  const { plan } = backups
  const warning = plan && target === plan.target ? await removeOldBackups(plan) : undefined
  return { ...written, encrypted: backups.encrypted, place: target.place.describe(), warning }
}

/** A folder that is the configured place counts as that. */
function targetOf({ backups: { folder, plan } }: WholeCtx, directory: string | undefined): BackupTarget {
  const named = directory === undefined ? undefined : folder(directory)
  if (plan && (!named || named.place.describe() === plan.target.place.describe())) return plan.target
  if (!named) throw new AppError('INVALID', NO_PLACE)
  return named
}

/** Otherwise someone would rely on a phrase that does not open the backup. */
function refuseOtherPassphrase({ backups }: WholeCtx, digest: string | undefined): void {
  if (digest === undefined || backups.isPassphrase(digest)) return
  throw new AppError('CONFLICT', backups.encrypted ? OTHER_PHRASE : NO_PHRASE)
}

const RESTART = 'Set the same BACKUP_PASSPHRASE in .env and restart the site.'
const NO_PHRASE = `BACKUP_PASSPHRASE is set here, but not for the running site, whose backups are not encrypted. ${RESTART}`
const OTHER_PHRASE = `The running site encrypts its backups with another BACKUP_PASSPHRASE than the one that is set here. ${RESTART}`

const NO_PLACE = 'There is no place for backups. Set BACKUP_TO, or name a folder: npm run backup -- FOLDER'

async function begin(ctx: WholeCtx, { place }: BackupTarget, startedAt: Date): Promise<BackupId> {
  const id = newId('Backup', startedAt)
  const at = startedAt.getTime()
  // A time in the future was recorded before the clock was set back.
  await failAbandonedBackups(ctx.db, { finishedAt: startedAt, failure: ABANDONED }, [
    toInstant(new Date(at - MAX_SILENCE_MS)),
    toInstant(new Date(at + MAX_SILENCE_MS)),
  ])
  const { encrypted } = ctx.backups
  const values = { id, startedAt, activeAt: startedAt, place: place.describe(), encrypted }
  if (await insertBackup(ctx.db, values)) return id
  throw new AppError('CONFLICT', 'Another backup is being made. Wait until it is done, and try again.')
}

interface Written {
  isDrill: boolean
  target: BackupTarget
  name: string
  bytes: number
}

async function recordSuccess(
  ctx: WholeCtx,
  id: BackupId,
  { bytes, isDrill, name, target }: Written,
): Promise<void> {
  const place = target.place.describe()
  await ctx.transaction(async (tx) => {
    if (isDrill) await deleteBackup(tx.db, id)
    else await finishBackup(tx.db, id, { finishedAt: tx.now, name, bytes })
    if (target === ctx.backups.plan?.target)
      await resolveWorkItems(tx, { kind: 'backup_missing' }, 'A backup was made.')
    if (tx.actor.kind === 'command')
      audit(tx, {
        action: 'backup.make',
        entity: 'backup',
        entityId: id,
        after: { place, name, bytes, encrypted: ctx.backups.encrypted, ...(isDrill && { isDrill }) },
      })
  })
}

async function recordFailure(
  ctx: WholeCtx,
  id: BackupId,
  { error, target }: { target: BackupTarget; error: unknown },
): Promise<void> {
  const failure = (error instanceof Error ? error.message : String(error)).slice(0, MAX_REASON)
  await ctx.transaction(async (tx) => {
    await finishBackup(tx.db, id, { finishedAt: tx.now, failure })
  })
  if (target !== ctx.backups.plan?.target) return
  const state = await readBackupState(ctx)
  if (state) await ctx.transaction((tx) => raiseWorkItem(tx, missingBackup(state)))
}
