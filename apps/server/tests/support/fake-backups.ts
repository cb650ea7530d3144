import type { Backups, BackupTarget, StoredBackup } from '@tallgrass/core'
import { AppError, type BackupKeep, backupName, DAY_MS, toInstant } from '@tallgrass/domain'

export interface FakeBackups {
  port: Backups
  /** What is in the configured place. */
  stored: StoredBackup[]
  /** The reason for which the next backups fail. */
  failure: string | undefined
  /** Called while a backup is written. */
  meanwhile: () => Promise<void>
  reset(): void
}

const KEEP: BackupKeep = { days: 2, weeks: 0, months: 0 }

/** Backups in memory, by default once a day into a folder that is called `/srv/backups`. */
export function fakeBackups(
  since: Date,
  { isFolder = true, encrypted = true, planned = true } = {},
): FakeBackups {
  const targetOf = (place: string): BackupTarget => ({
    place: {
      describe: () => place,
      list: async () => fake.stored,
      put: async () => {},
      get: async () => {},
      async remove(name) {
        fake.stored = fake.stored.filter((backup) => backup.name !== name)
      },
    },
    async write(madeAt, { manual }) {
      await fake.meanwhile()
      if (fake.failure) throw new AppError('NOT_READY', fake.failure)
      const at = toInstant(madeAt)
      const backup = { name: backupName(at, { encrypted, manual }), bytes: 5_000_000, madeAt: at }
      fake.stored.push(backup)
      return backup
    },
  })
  const plan = { target: targetOf('/srv/backups'), isFolder, cron: '0 2 * * *', keep: KEEP, since }
  const fake: FakeBackups = {
    port: {
      encrypted,
      plan: planned ? { ...plan, intervalFrom: () => DAY_MS } : undefined,
      isPassphrase: (digest) => digest === 'ours',
      folder: (directory) => targetOf(directory),
    },
    stored: [],
    failure: undefined,
    meanwhile: async () => {},
    reset() {
      fake.stored = []
      fake.failure = undefined
      fake.meanwhile = async () => {}
    },
  }
  return fake
}
