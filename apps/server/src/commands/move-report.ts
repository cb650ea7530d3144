import type { TableSummary } from '@tallgrass/db'
import type { LoadedJobs } from '../jobs/load-jobs.ts'
import type { MoveRequest } from './move-business.ts'

interface Moved {
  tables: TableSummary[]
  jobs: LoadedJobs
}

/** What was copied, and what to do next. */
export function moveReport({ to }: MoveRequest, { jobs, tables }: Moved): string {
  const parts = [table(tables), describeJobs(jobs)]
  return [...parts, to === 'embedded' ? TO_EMBEDDED : toPostgres(to)].join('\n\n')
}

function table(tables: TableSummary[]): string {
  const rows = tables.map(
    ({ checksum, count, name }) => [name, count.toLocaleString('en-US'), checksum] as const,
  )
  const lines = [['table', 'rows', 'checksum'] as const, ...rows]
  const [names, counts] = [0, 1].map((column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)))
  const formatted = lines.map(
    ([name, count, checksum]) => `${name.padEnd(names ?? 0)}  ${count.padStart(counts ?? 0)}  ${checksum}`,
  )
  return `${formatted.join('\n')}\nCounts and checksums are the same on both sides.`
}

function describeJobs({ count, unknown }: LoadedJobs): string {
  const moved = `Jobs that wait or have failed: ${count}.`
  if (unknown.length === 0) return moved
  return `${moved} Left out, because this version does not know them: ${unknown.join(', ')}.`
}

const TO_EMBEDDED = `The business is now in the embedded database in DATA_DIR. In .env, remove the line DATABASE_URL=…, in production add
DATABASE=embedded
and start the site. PostgreSQL was not changed; drop that database when you no longer need it.`

function toPostgres(address: string): string {
  return `The business is now in PostgreSQL. In .env, remove DATABASE=embedded if it is there, add
DATABASE_URL=${withoutPassword(address)}
and start the site. Keep DATA_DIR: the keys in it belong to the database. The embedded database was not changed; delete
its folder pgdata in DATA_DIR when you no longer need it.`
}

/** Terminals are logged. */
function withoutPassword(address: string): string {
  const url = new URL(address)
  if (url.password) url.password = 'PASSWORD'
  return url.href
}
