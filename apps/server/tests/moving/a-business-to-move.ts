import { type BusinessDump, dumpBusiness } from '@tallgrass/db'
import { copyTemplate } from '@tallgrass/testing'
import { inject } from 'vitest'
import { type Container, createContainer } from '../../src/container.ts'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { readEnv } from '../../src/env.ts'
import { aDataDirectory } from '../support/start-server.ts'

export interface Place {
  DATA_DIR: string
  DATABASE_URL?: string
}

/** The demo data on PostgreSQL, with a job that failed for good. */
export async function aBusinessToMove(): Promise<Required<Place>> {
  const place = { DATA_DIR: aDataDirectory(), DATABASE_URL: await aMigratedPostgres() }
  await inSite(place, async (site) => {
    await loadDemoData(site)
    await site.database.pool.query(
      `update jobs.job set state = 'failed', retry_count = 20, completed_on = '2026-11-20T09:00:00Z',
         output = '{"message": "The line is dead"}'
       where id = (select id from jobs.job order by created_on limit 1)`,
    )
  })
  return place
}

/** Opens the services of a site, as a start does. */
export async function inSite<T>(place: Place, work: (site: Container) => Promise<T>): Promise<T> {
  const site = await createContainer(readEnv({ ...place }), { worker: false })
  try {
    return await work(site)
  } finally {
    await site.close()
  }
}

export function summaryOf({ database }: Pick<Container, 'database'>): Promise<BusinessDump['tables']> {
  return dumpBusiness(database, async ({ tables }) => tables)
}

/** The address of an empty database on the test server. */
export function anEmptyPostgres(): Promise<string> {
  return copyTemplate({ ...server(), template: 'template0' })
}

/** The address of a database with the schema of this version, of no business yet. */
export function aMigratedPostgres(): Promise<string> {
  return copyTemplate(server())
}

function server() {
  const from = inject('database')
  if (from.kind !== 'postgres') throw new Error('These tests need a PostgreSQL server')
  return from
}
