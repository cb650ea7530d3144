import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run drill',
  `Makes a backup in a scratch folder, restores it in a scratch place, compares the counts and checksums of all tables,
verifies the audit chain and the files of documents, and removes everything again. Sends nothing. The site may run
meanwhile.`,
)

const { drillRestore } = await import('@tallgrass/server/restore/restore-business.ts')
const { withScratchFolder } = await import('@tallgrass/server/restore/scratch-folder.ts')
const { readEnv } = await import('@tallgrass/server/env.ts')
const { explain } = await import('@tallgrass/server/explain.ts')
const { loadEnvFile } = await import('./bootstrap/env-file.mjs')
const { runSiteCommand } = await import('./run-site-command.ts')

try {
  await withScratchFolder(async (scratch) => {
    // The site would not create this folder again after the scratch folder is removed.
    const directory = join(scratch, 'backup')
    await runSiteCommand('backup', { directory, isDrill: true })
    if (process.exitCode) return
    const [name = ''] = await readdir(directory)
    loadEnvFile()
    const env = readEnv()
    const { passphrase } = env.backups
    const file = join(directory, name)
    const request = { env, file, variables: process.env, ...(passphrase && { passphrase }) }
    await drillRestore(request, (text) => console.log(text))
  })
} catch (error) {
  console.error(explain(error))
  process.exitCode = 1
}
