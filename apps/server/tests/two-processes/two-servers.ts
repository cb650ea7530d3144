import { readdirSync } from 'node:fs'
import { type Database, openDatabase } from '@tallgrass/db'
import { copyTemplate } from '@tallgrass/testing'
import { inject } from 'vitest'
import { type AtEnd, aDataDirectory, type StartedServer, startServer } from '../support/start-server.ts'
import { type Balancer, startBalancer } from './start-balancer.ts'

export const owner = { email: 'ruth@example.com', password: 'Prairie2026' }

export interface Place {
  /** What both processes are configured with. */
  variables: Record<string, string>
  balancer: Balancer
  database: Database
}

interface PlaceOptions {
  atEnd: AtEnd
  /** Which database of the test server theirs begins as a copy of; the migrated one unless told otherwise. */
  template?: string
  variables?: Record<string, string>
}

/** One database, one data directory and one address for as many processes as wished. */
export async function aPlace({ atEnd, template, variables = {} }: PlaceOptions): Promise<Place> {
  const from = inject('database')
  if (from.kind !== 'postgres') throw new Error('The embedded database belongs to one process')
  const url = await copyTemplate({ url: from.url, template: template ?? from.template })
  const balancer = await startBalancer()
  atEnd(balancer.stop)
  const database = await openDatabase({ url, poolSize: 5 })
  atEnd(database.close)
  return {
    balancer,
    database,
    variables: {
      DATABASE_URL: url,
      DATA_DIR: aDataDirectory(atEnd),
      DEMO_DATA: '0',
      PUBLIC_URL: balancer.url,
      // Each visitor of a test says which address they come from.
      TRUST_PROXY: '1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...variables,
    },
  }
}

/** The keys in the data directory: what else is there comes while the processes run. */
export function keyFilesOf({ variables }: Place): string[] {
  const files = readdirSync(variables.DATA_DIR ?? '')
  return files.filter((name) => !name.startsWith('audit-head.')).sort()
}

/** Two processes that start at the same moment, both behind the balancer; each says its name to the database. */
export async function startTwo(
  { balancer, variables }: Place,
  atEnd: AtEnd,
): Promise<[one: StartedServer, other: StartedServer]> {
  const start = (name: string) => startServer({ ...variables, PGAPPNAME: name }, atEnd)
  const [one, other] = await Promise.all([start('one'), start('other')])
  balancer.add(one.url)
  balancer.add(other.url)
  return [one, other]
}
