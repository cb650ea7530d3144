import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'

answerHelp(
  'npm run db:migrate [-- --new-keys]',
  `Brings the database to the schema of this version. Starting the server does so too.
With --new-keys, where the keys are lost that the database was used with, those in DATA_DIR take their place: messages
that wait with a link cannot be sent any more, and what the audit chain held before cannot be checked.`,
)

const { runCommand } = await import('./run-command.ts')

const { values } = parseArgs({ options: { 'new-keys': { type: 'boolean' } } })

await runCommand(async () => console.log('The database is up to date.'), {
  notedKeys: values['new-keys'] ? 'lost' : 'kept',
})
