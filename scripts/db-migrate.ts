import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run db:migrate [-- --new-keys]',
  `Migrates the database to the schema of this version. Starting the server does the same.
With --new-keys, if the original keys are lost, the keys in DATA_DIR replace them: queued messages with a link can no
longer be sent, and earlier rows of the audit chain can no longer be verified.`,
)

const { runCommand } = await import('./run-command.ts')

const { values } = parseArgs({ options: { 'new-keys': { type: 'boolean' } } })

await runCommand(async () => console.log('The database is up to date.'), {
  recordedKeys: values['new-keys'] ? 'lost' : 'kept',
})
