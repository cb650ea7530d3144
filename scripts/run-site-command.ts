import { holdsDatabase } from '@tallgrass/db'
import { AppError } from '@tallgrass/domain'
import { digestOf } from '@tallgrass/server/backups/passphrase-digest.ts'
import { askSite } from '@tallgrass/server/commands/ask-site.ts'
import { type CommandResult, refused } from '@tallgrass/server/commands/command-result.ts'
import type { SiteCommandInput, SiteCommandName } from '@tallgrass/server/commands/site-commands.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { explain } from '@tallgrass/server/explain.ts'
import { loadEnvFile } from './bootstrap/env-file.mjs'

/** A healthy site makes most backups within this time. */
const BACKUP_PATIENCE_MS = 15 * 60_000

/**
 * Runs a command on the configured database. If the embedded database is in use by the running site, the site runs the
 * command, with the same output.
 */
export async function runSiteCommand<Name extends SiteCommandName>(
  name: Name,
  input: SiteCommandInput<Name>,
): Promise<void> {
  loadEnvFile()
  const { exitCode, stderr, stdout } = await perform(name, input).catch((error) => refused(explain(error)))
  process.stdout.write(stdout)
  process.stderr.write(stderr)
  process.exitCode = exitCode
}

async function perform(name: SiteCommandName, given: object): Promise<CommandResult> {
  const { backups, databaseUrl, dataDirectory } = readEnv()
  if (name === 'backup') ensureBusiness(databaseUrl, dataDirectory)
  const { passphrase } = backups
  const expected = name === 'backup' && passphrase ? { passphraseDigest: digestOf(passphrase) } : {}
  const input = { ...given, ...expected }
  const patience = name === 'backup' ? { patienceMs: BACKUP_PATIENCE_MS } : {}
  const answer = databaseUrl ? undefined : await askSite(dataDirectory, { name, input }, patience)
  return answer ?? performHere(name, input)
}

/** Throws INVALID if a backup would be one of an empty place. */
function ensureBusiness(databaseUrl: string | undefined, dataDirectory: string): void {
  if (databaseUrl || holdsDatabase(dataDirectory)) return
  throw new AppError(
    'INVALID',
    `There is no business in ${dataDirectory}. Set DATA_DIR to the folder of the site, or DATABASE_URL.`,
  )
}

/** Loads the command's code only if the site does not run the command. */
async function performHere(name: SiteCommandName, input: unknown): Promise<CommandResult> {
  const { createContainer } = await import('@tallgrass/server/container.ts')
  const { performCommand } = await import('@tallgrass/server/commands/perform-command.ts')
  const services = await createContainer(readEnv(), { worker: false })
  try {
    return await performCommand({ services, heads: services.heads }, { name, input })
  } finally {
    await services.close()
  }
}
