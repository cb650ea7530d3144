import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'
import { handOver } from './bootstrap/hand-over.mjs'
import { inRepository } from './bootstrap/repository.mjs'

answerHelp(
  'npm run test:e2e [-- FILE …], or npm run test:journey',
  'Builds the site and runs the journeys in a browser. FILE and the rest are arguments of playwright test.',
)

await ensureBuilt()
handOver([inRepository('node_modules', '@playwright', 'test', 'cli.js'), 'test', ...process.argv.slice(2)])
