import { join } from 'node:path'
import type { Backups, BackupTarget } from '@tallgrass/core'
import { copyEmbedded, type Database } from '@tallgrass/db'
import { AppError, toInstant } from '@tallgrass/domain'
import { isInside } from '../check-backup-folder.ts'
import type { Env } from '../env.ts'
import { openPlace } from './backup-place.ts'
import { withScratch } from './backup-scratch.ts'
import type { BackupDestination, BackupTask } from './backup-task.ts'
import { carryOutTask } from './carry-out-task.ts'
import { ensureScratchRoom } from './ensure-scratch-room.ts'
import { explainFailure } from './explain-failure.ts'
import { longestInterval } from './longest-interval.ts'
import { digestOf } from './passphrase-digest.ts'
import { removeDrafts } from './remove-drafts.ts'
import { backupChildren } from './run-backup-child.ts'
import { holdStoredFiles } from './stored-file-parts.ts'
import { writeBusiness } from './write-business.ts'

interface BackupsOptions {
  env: Env
  database: Database
  clock: () => Date
  /** True for a process that serves requests: it leaves the work to another one. */
  serving: boolean
  warn: (text: string) => void
}

export interface RunningBackups extends Backups {
  /** Ends a backup that is being made; it then fails. */
  stop(): void
}

/** Makes backups as the environment says. */
export function createBackups({ clock, database, env, serving, warn }: BackupsOptions): RunningBackups {
  const { backups, dataDirectory, databaseUrl, sealP12 } = env
  const children = backupChildren(warn)
  const work = async (task: Omit<BackupTask, 'source'>) => {
    if (databaseUrl) {
      const whole = { ...task, source: { url: databaseUrl } }
      return serving ? children.run(whole) : carryOutTask(whole)
    }
    if (!serving) return writeBusiness(database, task)
    const copy = join(task.scratch, 'copy')
    await copyEmbedded(dataDirectory, copy, (copying) => database.paused(copying))
    return children.run({ ...task, source: { directory: copy } })
  }
  const targetOf = (destination: BackupDestination): BackupTarget => ({
    place: openPlace(destination),
    async write(madeAt, { manual }) {
      try {
        return await withScratch(dataDirectory, async (scratch) => {
          await ensureScratchRoom(dataDirectory, {
            copiesDatabase: serving && !databaseUrl,
            holdsBackup: destination.kind !== 'folder',
          })
          await holdStoredFiles(dataDirectory, scratch)
          return work({
            installation: { dataDirectory, sealFile: sealP12?.path },
            destination,
            scratch,
            madeAt: toInstant(madeAt),
            manual,
            passphrase: backups.passphrase,
          })
        })
      } catch (cause) {
        await removeDrafts(destination, { madeAt: toInstant(madeAt), manual })
        const { failure, unexpected } = explainFailure(cause)
        if (serving) warn(`The backup failed. ${unexpected ?? failure}`)
        throw new AppError('NOT_READY', failure, { cause })
      }
    },
  })
  return {
    encrypted: backups.passphrase !== undefined,
    plan: backups.plan && {
      target: targetOf(backups.plan.to),
      isFolder: backups.plan.to.kind === 'folder',
      cron: backups.plan.cron,
      keep: backups.plan.keep,
      intervalFrom: intervalsOf(backups.plan.cron),
      since: clock(),
    },
    isPassphrase: (digest) => backups.passphrase !== undefined && digestOf(backups.passphrase) === digest,
    folder(directory) {
      if (isInside(directory, dataDirectory))
        throw new AppError(
          'INVALID',
          `${directory} is DATA_DIR or a folder in it. A backup must survive the loss of DATA_DIR: name another folder.`,
        )
      return targetOf({ kind: 'folder', directory })
    },
    stop: children.stop,
  }
}

/** The environment was checked: the schedule comes due. */
function intervalsOf(cron: string): (from: Date) => number {
  return (from) => longestInterval(cron, from) ?? Number.POSITIVE_INFINITY
}
