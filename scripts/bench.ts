// Prints figures; never fails because something is slow.
import { cpus } from 'node:os'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'

const words = process.argv.slice(2)
const paths = words.filter((word) => word.startsWith('/'))
const wanted = words.filter((word) => !paths.includes(word))

// Each part loads its own code on demand, so that --help is fast.
const parts: Record<string, () => Promise<void>> = {
  http: async () => onBoth((await import('./bench/http-layers.ts')).benchHttpLayers),
  list: async () => onBoth((await import('./bench/list-read.ts')).benchListRead),
  dashboards: async () => onBoth((await import('./bench/dashboard-read.ts')).benchDashboardRead),
  large: benchLargeLists,
  move: benchMoving,
  'sign-in': async () => (await import('./bench/sign-in-time.ts')).benchSignInTime(),
  'start-up': async () => (await import('./bench/start-up.ts')).benchStartUp(),
  bytes: async () => (await import('./bench/home-bytes.ts')).benchHomeBytes(),
  lighthouse: async () => (await import('./bench/lighthouse.ts')).benchLighthouse(paths),
  moves: async () => (await import('./bench/moves.ts')).benchMoves(),
  types: benchTypes,
}

answerHelp(
  'npm run bench [-- PART … /PATH …]',
  `Measures this machine: calls and dashboards per second, large lists, moving, startup, memory, bytes, page speed, type check.
Parts: ${Object.keys(parts).join(', ')}. Default: all.
With paths, such as /portal/admin/leads, lighthouse measures only these pages for people with an account.`,
)

const unknown = wanted.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}

await ensureBuilt()
const { startPostgres } = await import('./provision/postgres.ts')
console.log(`Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}`)
for (const [name, bench] of Object.entries(parts)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench()
}

async function benchTypes() {
  const { benchTypeCheck } = await import('./bench/type-check.ts')
  const { benchHover } = await import('./bench/hover-time.ts')
  benchTypeCheck()
  await benchHover()
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
  const { createDatabases } = await import('./bench/create-databases.ts')
  const { benchLargeBusiness } = await import('./bench/large-business.ts')
  const postgres = await startPostgres()
  try {
    await benchLargeBusiness(await createDatabases(postgres.url, ['demo', 'large']))
  } finally {
    await postgres.stop()
  }
}

async function benchMoving() {
  const { benchMove } = await import('./bench/move.ts')
  const postgres = await startPostgres()
  try {
    await benchMove(postgres.url)
  } finally {
    await postgres.stop()
  }
}
