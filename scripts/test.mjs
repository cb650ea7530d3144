import './bootstrap/require-node-20.mjs'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureInstalled } from './bootstrap/ensure-installed.mjs'
import { handOver } from './bootstrap/hand-over.mjs'

answerHelp(
  'npm test [-- --changed | --since COMMIT], or npm run test:full',
  `Runs every check and test of Tallgrass: checks, tests on both databases, the build and the journeys in a browser.
--changed runs what the changes since the last commit can affect; --since, what the changes since COMMIT can affect.
test:full runs every test on both databases, the first start in an empty folder and the archive of a release, and
generated tests try 300 inputs each instead of 15. PostgreSQL and Chromium are installed if missing. The last lines show how long each part
took, the slowest files, what failed, and "N passed, N failed".`,
)

ensureInstalled()
handOver(['scripts/test-run.ts', ...process.argv.slice(2)])
