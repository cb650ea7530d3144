import { readdirSync } from 'node:fs'
import { type Database, openDatabase } from '@tallgrass/db'
import { copyTemplate } from '@tallgrass/testing'
import { inject } from 'vitest'
import { type AtEnd, aDataDirectory, type StartedServer, startServer } from '../support/start-server.ts'
import { type Balancer, startBalancer } from './start-balancer.ts'

export const owner = { email: 'ruth@example.com', password: 'Prairie2026' }

export interface Place {
  /** The configuration of both processes. */
  variables: Record<string, string>
  balancer: Balancer
  database: Database
}

interface PlaceOptions {
  atEnd: AtEnd
  /** The database to copy; by default the migrated one. */
  template?: string
  variables?: Record<string, string>
}

/** One database, one data directory and one public address for any number of processes. */
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
      // The visitors of a test send their own address.
      TRUST_PROXY: '1',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
      ...variables,
    },
  }
}

/** The key files in the data directory, without the audit heads that appear while the processes run. */
export function keyFilesOf({ variables }: Place): string[] {
  const files = readdirSync(variables.DATA_DIR ?? '')
  return files.filter((name) => !name.startsWith('audit-head.')).sort()
}

/** Starts two processes at the same moment behind the balancer, each with its own application name. */
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
