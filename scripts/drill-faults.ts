import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'

answerHelp(
  'npm run drill:faults [-- NAME …]',
  'Harms sites of its own under load, and checks that nothing acknowledged is lost. All faults take about an hour.',
)

// Otherwise, what it has started would go on.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await ensureBuilt()
const { runFaults } = await import('./faults/faults.ts')
process.exit((await runFaults(process.argv.slice(2))) === 0 ? 0 : 1)
