// Prints figures; never fails because something is slow.
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'

const USAGE = 'npm run bench [-- PART … /PATH … --times N --at URL]'

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
  USAGE,
  `Measures this machine: calls and dashboards per second, large lists, moving, startup, memory, bytes, page speed, type check.
Parts: ${Object.keys(parts).join(', ')}. Default: all.
With paths, such as /portal/admin/projects/ID, lighthouse measures only these pages for people with an account.
With --times 10, large makes a business ten times as large: 20,000 clients, two million tasks.
With --at postgres://…, large works on that PostgreSQL server and leaves both businesses there: the next time, it finds them.`,
)

const { positionals: words, values } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '1' }, at: { type: 'string' } },
})
const times = Number(values.times)
const paths = words.filter((word) => word.startsWith('/'))
const wanted = words.filter((word) => !paths.includes(word))
if (!(times > 0)) {
  console.error(`${USAGE}, with a number above 0`)
  process.exit(1)
}
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
  const { LARGE, benchLargeBusiness } = await import('./bench/large-business.ts')
  const postgres = values.at === undefined ? await startPostgres() : { url: values.at, stop: async () => {} }
  try {
    const names = ['tallgrass_bench_demo', LARGE] as const
    const { tallgrass_bench_demo: demo, [LARGE]: large } = await createDatabases(postgres.url, names, {
      reuse: values.at !== undefined,
    })
    await benchLargeBusiness({ demo, large }, { times })
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
