import { askSite } from '@tallgrass/server/commands/ask-site.ts'
import { type CommandResult, refused } from '@tallgrass/server/commands/command-result.ts'
import type { SiteCommandInput, SiteCommandName } from '@tallgrass/server/commands/site-commands.ts'
import { readEnv } from '@tallgrass/server/env.ts'
import { explain } from '@tallgrass/server/explain.ts'
import { loadEnvFile } from './bootstrap/env-file.mjs'

/**
 * Runs a command on the configured database. The embedded one belongs to the site while that runs: then the site does
 * it, and what is seen of it is the same.
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

async function perform(name: SiteCommandName, input: unknown): Promise<CommandResult> {
  const { databaseUrl, dataDirectory } = readEnv()
  const answer = databaseUrl ? undefined : await askSite(dataDirectory, { name, input })
  return answer ?? performHere(name, input)
}

/** Its code is loaded only where no site does it. */
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
