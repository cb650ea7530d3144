// Prints figures; never fails because something is slow.
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'

const DEFAULT_MINUTES = 2

const databases: Record<string, (minutes: number, backup: boolean) => Promise<void>> = {
  pglite: (minutes, backup) =>
    benchPortalLoad({ database: 'Embedded database', users: 300, minutes, backup }),
  postgres: async (minutes, backup) => {
    const postgres = await startPostgres()
    try {
      const database = { database: 'PostgreSQL', databaseUrl: postgres.url }
      await benchPortalLoad({ ...database, users: 1000, minutes, backup })
    } finally {
      await postgres.stop()
    }
  },
}

answerHelp(
  'npm run bench:load [-- DATABASE …] [--minutes N] [--backup]',
  `Simulates many people in the portal, each with a page view every 10 s: wait times, errors, CPU, memory.
300 of them on the embedded database, 1,000 on PostgreSQL, for ${DEFAULT_MINUTES} minutes each. The load generator shares the machine.
With --backup, on a large business, first without and then while one backup after the other is made.
Databases: ${Object.keys(databases).join(', ')}. Default: both.`,
)

await ensureBuilt()
const { benchPortalLoad } = await import('./bench/portal-load.ts')
const { startPostgres } = await import('./provision/postgres.ts')

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: String(DEFAULT_MINUTES) },
    backup: { type: 'boolean', default: false },
  },
})
const minutes = Number(values.minutes)
const unknown = wanted.filter((name) => !(name in databases))
if (unknown.length > 0 || !(minutes > 0)) {
  console.error(
    'npm run bench:load [-- DATABASE …] [--minutes N] [--backup], with pglite or postgres and a number above 0',
  )
  process.exit(1)
}

const gigabytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${gigabytes} GB`,
)
for (const [name, bench] of Object.entries(databases)) {
  if (wanted.length === 0 || wanted.includes(name)) await bench(minutes, values.backup)
}
