// Figures to look at, never a verdict: nothing here fails because something is slow.
import { cpus } from 'node:os'
import { benchHomeBytes } from './bench/home-bytes.ts'
import { benchHttpLayers } from './bench/http-layers.ts'
import { benchSignInTime } from './bench/sign-in-time.ts'
import { benchStartUp } from './bench/start-up.ts'
import { benchTypeCheck } from './bench/type-check.ts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { startPostgres } from './provision/postgres.ts'

answerHelp(
  'npm run bench',
  'Prints figures of this machine: calls a second, start-up, memory, bytes, type check.',
)

console.log(`Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
const postgres = await startPostgres()
try {
  await benchHttpLayers('PostgreSQL', postgres.url)
} finally {
  await postgres.stop()
}
await benchHttpLayers('Embedded database', '')
await benchSignInTime()
await benchStartUp()
benchHomeBytes()
benchTypeCheck()
