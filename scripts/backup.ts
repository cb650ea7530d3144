import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

const USAGE = 'npm run backup [-- FOLDER]'

answerHelp(
  USAGE,
  `Makes a backup of everything: the database, keys, signed heads and settings, as they are at one instant. While the
embedded site runs, the site makes it and goes on serving. Writes one file into that folder, or by default to
BACKUP_TO. BACKUP_KEEP is for the backups of the schedule: one made by hand stays until you remove it. The file is encrypted if
BACKUP_PASSPHRASE is set. Without that phrase, nothing can be restored from it: keep a copy somewhere else.`,
)

const { runSiteCommand } = await import('./run-site-command.ts')

const { positionals } = parseArgs({ allowPositionals: true })
const [folder, ...others] = positionals
if (folder?.includes('://')) {
  console.error('Name a folder. A bucket belongs in BACKUP_TO: npm run backup then uses it.')
  process.exitCode = 1
} else if (others.length > 0) {
  console.error(USAGE)
  process.exitCode = 1
} else {
  // The running site may do this, and may have been started in another folder.
  await runSiteCommand('backup', folder === undefined ? {} : { directory: resolve(folder) })
}
