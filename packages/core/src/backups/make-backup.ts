import { failAbandonedBackups, finishBackup, insertBackup, newId, touchBackup } from '@tallgrass/db'
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
 * oldest ones. Throws INVALID without a place, CONFLICT while another one is made, or the failure of the target.
 */
export async function makeBackup(
  ctx: WholeCtx,
  { directory }: { directory?: string | undefined } = {},
): Promise<MadeBackup> {
  const { backups } = ctx
  const target = directory === undefined ? backups.plan?.target : backups.folder(directory)
  if (!target) throw new AppError('INVALID', NO_PLACE)
  const startedAt = ctx.clock()
  const id = await begin(ctx, target, startedAt)
  const touching = setInterval(() => {
    // If the database is away, the next time may succeed.
    touchBackup(ctx.db, id, ctx.clock()).catch(() => {})
  }, TOUCH_INTERVAL_MS)
  let written: { name: string; bytes: number }
  try {
    written = await target.write(startedAt)
  } catch (error) {
    await recordFailure(ctx, id, { target, error })
    throw error
  } finally {
    clearInterval(touching)
  }
  await recordSuccess(ctx, id, { target, ...written })
  const { plan } = backups
  const warning = plan && target === plan.target ? await removeOldBackups(plan) : undefined
  return { ...written, encrypted: backups.encrypted, place: target.place.describe(), warning }
}

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
  target: BackupTarget
  name: string
  bytes: number
}

async function recordSuccess(ctx: WholeCtx, id: BackupId, { bytes, name, target }: Written): Promise<void> {
  const place = target.place.describe()
  await ctx.transaction(async (tx) => {
    await finishBackup(tx.db, id, { finishedAt: tx.now, name, bytes })
    if (target === ctx.backups.plan?.target)
      await resolveWorkItems(tx, { kind: 'backup_missing' }, 'A backup was made.')
    if (tx.actor.kind === 'command')
      audit(tx, {
        action: 'backup.make',
        entity: 'backup',
        entityId: id,
        after: { place, name, bytes, encrypted: ctx.backups.encrypted },
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
