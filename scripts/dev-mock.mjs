import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { envFileArgs } from './bootstrap/env-file.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

answerHelp(
  'npm run dev:mock',
  `Installs what is missing, then starts the site on its own: mocks in the browser answer its calls, with no server
or database. Add ?as=admin, ?as=client or ?as=visitor to any address to switch users.`,
)

ensureInstalled()
handOver([...envFileArgs(), 'scripts/dev-mock-site.ts', ...process.argv.slice(2)])
