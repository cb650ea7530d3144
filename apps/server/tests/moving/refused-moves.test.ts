import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { holdsDatabase, openDatabase } from '@tallgrass/db'
import { describe, expect, onTestFinished, test } from 'vitest'
import { moveBusiness } from '../../src/commands/move-business.ts'
import { aMigratedDirectory } from '../support/migrated-directory.ts'
import { aDataDirectory } from '../support/start-server.ts'
import { aMigratedPostgres, anEmptyPostgres } from './a-business-to-move.ts'

const URL_OF_NOTHING = 'postgres://postgres@127.0.0.1:1/nothing'

const move = (to: string, place: { databaseUrl?: string; dataDirectory: string }) =>
  moveBusiness({ databaseUrl: undefined, ...place, to }, () => {})

async function run(url: string, statement: string): Promise<void> {
  const { close, pool } = await openDatabase({ url, poolSize: 1 })
  await pool.query(statement)
  await close()
}

/** A folder that looks as if it had an embedded database: these moves are refused before it is opened. */
function anUnopenedDirectory(): string {
  const directory = aDataDirectory()
  mkdirSync(join(directory, 'pgdata'), { recursive: true })
  return directory
}

describe('a move to PostgreSQL is refused', () => {
  test('while the site runs', async () => {
    const dataDirectory = await aMigratedDirectory()
    const { close } = await openDatabase({ directory: dataDirectory })
    onTestFinished(close)
    await expect(move(await anEmptyPostgres(), { dataDirectory })).rejects.toThrow(
      'is in use by another process',
    )
  })

  test('if there is no embedded database, or PostgreSQL is in use already', async () => {
    await expect(move(URL_OF_NOTHING, { dataDirectory: aDataDirectory() })).rejects.toThrow(
      'There is no embedded database in',
    )
    const place = { dataDirectory: anUnopenedDirectory(), databaseUrl: URL_OF_NOTHING }
    await expect(move(URL_OF_NOTHING, place)).rejects.toThrow('the site already uses PostgreSQL')
  })

  test.each(['mysql://example.com/name', 'postgres://[', 'the-cloud'])('to %s', async (to) => {
    await expect(move(to, { dataDirectory: anUnopenedDirectory() })).rejects.toThrow(
      'The target must be embedded, or look like postgres://user:password@host:5432/name.',
    )
  })

  test.each([
    ['that does not answer', () => URL_OF_NOTHING, 'The database at the target address is not responding.'],
    [
      'that does not exist',
      async () => `${await anEmptyPostgres()}_else`,
      'The database named in the target address does not exist.',
    ],
    ['that is in use', aMigratedPostgres, 'The target database is not empty. Name an empty one.'],
    [
      'of a newer version',
      async () => {
        const url = await aMigratedPostgres()
        await run(url, "insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '')")
        return url
      },
      'The database was used by a newer version of this product (9999_of_tomorrow).',
    ],
    [
      'whose user may not create tables',
      async () => {
        const url = new URL(await anEmptyPostgres())
        const name = `poor_${url.pathname.slice(-12)}`
        await run(url.href, `create role ${name} login`)
        url.username = name
        return url.href
      },
      'The user of the target database is not allowed to create tables and schemas in it.',
    ],
    [
      'without the extension pg_trgm',
      async () => {
        const url = await anEmptyPostgres()
        // Stands in for the list of what the server can install.
        await run(
          url,
          `create schema bare; create view bare.pg_available_extensions as select 'plpgsql' as name;
           alter database ${new URL(url).pathname.slice(1)} set search_path to public, bare, pg_catalog`,
        )
        return url
      },
      'The target server has no extension pg_trgm.',
    ],
    [
      'with another encoding',
      async () => {
        const url = new URL(await anEmptyPostgres())
        const name = `${url.pathname.slice(1)}_latin`
        await run(url.href, `create database ${name} template template0 encoding 'LATIN1' locale 'C'`)
        url.pathname = name
        return url.href
      },
      'The target database has the encoding LATIN1. It must be UTF8.',
    ],
  ])('to a database %s', async (_, address, sentence) => {
    const dataDirectory = anUnopenedDirectory()
    await expect(move(await address(), { dataDirectory })).rejects.toThrow(sentence)
  })
})

describe('a move to the embedded database is refused', () => {
  test('if the site uses it already', async () => {
    await expect(move('embedded', { dataDirectory: aDataDirectory() })).rejects.toThrow(
      'DATABASE_URL is not set',
    )
  })

  test('while a process of the site is connected, and nothing is created', async () => {
    const databaseUrl = await aMigratedPostgres()
    const { close, pool } = await openDatabase({ url: databaseUrl, poolSize: 1 })
    onTestFinished(close)
    await pool.query('select 1')
    const dataDirectory = aDataDirectory()
    await expect(move('embedded', { databaseUrl, dataDirectory })).rejects.toThrow(
      'The database to move is in use: 1 other connection is open. Stop every process of the site first.',
    )
    expect(holdsDatabase(dataDirectory)).toBe(false)
  })

  test('if DATA_DIR already has one that is in use', async () => {
    const place = { databaseUrl: await aMigratedPostgres(), dataDirectory: await aMigratedDirectory() }
    await expect(move('embedded', place)).rejects.toThrow('Move its folder pgdata away first.')
  })

  test('from a database that was never used', async () => {
    const place = { databaseUrl: await anEmptyPostgres(), dataDirectory: aDataDirectory() }
    await expect(move('embedded', place)).rejects.toThrow('The database is empty: it has never been used.')
    expect(existsSync(place.dataDirectory)).toBe(false)
  })
})
