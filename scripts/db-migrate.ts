import { answerHelp } from './bootstrap/answer-help.mjs'
import { runCommand } from './run-command.ts'

answerHelp(
  'npm run db:migrate',
  'Brings the database to the schema of this version. Starting the server does so too.',
)

await runCommand(async () => console.log('The database is up to date.'))
