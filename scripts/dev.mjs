import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { envFileArgs } from './bootstrap/env-file.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

answerHelp(
  'npm run dev',
  `Installs what is missing, then starts Tallgrass for development on one port. The browser updates with every change
to the site, and the server restarts when its sources change.`,
)

ensureInstalled()
handOver([...envFileArgs(), 'scripts/dev-server.ts', ...process.argv.slice(2)])
