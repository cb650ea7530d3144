// Prints figures; never fails because something is slow.
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import { answerHelp } from './bootstrap/answer-help.mjs'
import { ensureBuilt } from './bootstrap/ensure-built.mjs'

const DEFAULT_MINUTES = 2
const USAGE =
  'npm run bench:load [-- DATABASE …] [--people N] [--processes N] [--balancer] [--minutes N] [--backup] [--streams N]'

interface Run {
  people?: number
  processes: number
  minutes: number
  backup: boolean
  balancer: boolean
  /** Opens so many live screens instead. */
  streams?: number
}

const databases: Record<string, (run: Run) => Promise<void>> = {
  pglite: ({ people = 300, ...run }) =>
    benchPortalLoad({ ...run, database: 'Embedded database', users: people, processes: 1, balancer: false }),
  postgres: async ({ people = 1000, streams, ...run }) => {
    const postgres = await startPostgres()
    try {
      if (streams)
        return await benchStreams({ databaseUrl: postgres.url, streams, seconds: run.minutes * 60 })
      const database = { database: 'PostgreSQL', databaseUrl: postgres.url }
      await benchPortalLoad({ ...run, ...database, users: people })
    } finally {
      await postgres.stop()
    }
  },
}

answerHelp(
  USAGE,
  `Simulates many people in the portal, each with a page view every 10 s: wait times, errors, CPU, memory.
300 of them on the embedded database, 1,000 on PostgreSQL, for ${DEFAULT_MINUTES} minutes each. The load generator shares the machine.
With --processes, so many processes serve on PostgreSQL; with --balancer, behind HAProxy, and not on the embedded database.
With --streams, opens so many live screens on PostgreSQL instead, and changes 50 records a second.
With --backup, on a large business, first without and then while one backup after the other is made.
Databases: ${Object.keys(databases).join(', ')}. Default: both.`,
)

await ensureBuilt()
const { benchPortalLoad } = await import('./bench/portal-load.ts')
const { benchStreams } = await import('./bench/stream-load.ts')
const { startPostgres } = await import('./provision/postgres.ts')

const { positionals: wanted, values } = parseArgs({
  allowPositionals: true,
  options: {
    people: { type: 'string' },
    processes: { type: 'string', default: '1' },
    minutes: { type: 'string', default: String(DEFAULT_MINUTES) },
    balancer: { type: 'boolean', default: false },
    backup: { type: 'boolean', default: false },
    streams: { type: 'string' },
  },
})
const [minutes, processes] = [Number(values.minutes), Number(values.processes)]
const people = values.people === undefined ? {} : { people: Number(values.people) }
const streams = values.streams === undefined ? {} : { streams: Number(values.streams) }
const unknown = wanted.filter((name) => !(name in databases))
if (
  unknown.length > 0 ||
  ![minutes, processes, people.people ?? 1, streams.streams ?? 1].every((n) => n > 0)
) {
  console.error(`${USAGE}, with pglite or postgres and numbers above 0`)
  process.exit(1)
}

const gigabytes = Math.round(totalmem() / 2 ** 30)
console.log(
  `Node.js ${process.versions.node} on ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${gigabytes} GB`,
)
for (const [name, bench] of Object.entries(databases)) {
  if (wanted.length === 0 ? name !== 'pglite' || !values.balancer : wanted.includes(name))
    await bench({
      ...people,
      ...streams,
      processes,
      minutes,
      backup: values.backup,
      balancer: values.balancer,
    })
}
