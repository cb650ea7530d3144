// Figures to look at, never a verdict: nothing here fails because something is slow.
import { cpus } from 'node:os'
import { createDatabases } from './bench/create-databases.ts'
import { benchHomeBytes } from './bench/home-bytes.ts'
import { benchHttpLayers } from './bench/http-layers.ts'
import { benchLargeBusiness } from './bench/large-business.ts'
import { benchLighthouse } from './bench/lighthouse.ts'
import { benchListRead } from './bench/list-read.ts'
import { benchSignInTime } from './bench/sign-in-time.ts'
import { benchStartUp } from './bench/start-up.ts'
import { benchTypeCheck } from './bench/type-check.ts'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { startPostgres } from './provision/postgres.ts'

const parts: Record<string, () => Promise<void> | void> = {
  http: () => onBoth(benchHttpLayers),
  list: () => onBoth(benchListRead),
  large: benchLargeLists,
  'sign-in': benchSignInTime,
  'start-up': benchStartUp,
  bytes: benchHomeBytes,
  lighthouse: benchLighthouse,
  types: benchTypeCheck,
}

answerHelp(
  'npm run bench [-- PART …]',
  `Prints figures of this machine: calls a second, large lists, start-up, memory, bytes, how fast pages show, type check.
The parts: ${Object.keys(parts).join(', ')}; without one, all.`,
)

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. There are: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

console.log(`Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}

async function onBoth(bench: (database: string, url: string) => Promise<void>) {
  const postgres = await startPostgres()
  try {
    await bench('PostgreSQL', postgres.url)
  } finally {
    await postgres.stop()
  }
  await bench('Embedded database', '')
}

async function benchLargeLists() {
  const postgres = await startPostgres()
  try {
    await benchLargeBusiness(await createDatabases(postgres.url, ['demo', 'large']))
  } finally {
    await postgres.stop()
  }
}
