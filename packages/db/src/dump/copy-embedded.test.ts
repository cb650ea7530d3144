import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '../database.ts'
import { copyEmbedded } from './copy-embedded.ts'

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tallgrass-copy-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

async function openIn(directory: string) {
  const database = await openDatabase({ directory })
  onTestFinished(() => database.close())
  return database
}

/** Each transfer adds a row and keeps the sum of all amounts; the rows are long, so that files change all the time. */
const TABLES = `
  create table accounts (id integer primary key, amount integer, padding text);
  insert into accounts select n, 100, repeat('x', 2000) from generate_series(1, 2000) n;
  create table transfers (n integer primary key, text text)`

test('a copy made under writes has every transaction before the pause, and no other', async () => {
  const [directory, to] = [aFolder(), join(aFolder(), 'copy')]
  const { close, paused, pool } = await openDatabase({ directory })
  await pool.query(TABLES)
  let acknowledged = 0
  let stopped = false
  const transfer = async () => {
    const n = acknowledged + 1
    const client = await pool.connect()
    await client.query('begin')
    await client.query('update accounts set amount = amount - 1 where id = $1', [1 + (n % 1000)])
    await client.query('update accounts set amount = amount + 1 where id = $1', [2000 - (n % 1000)])
    await client.query('insert into transfers values ($1, $2)', [n, 'x'.repeat(5000)])
    await client.query('commit')
    client.release()
    acknowledged = n
    // Files are replaced, too.
    if (n % 50 === 0) await pool.query('checkpoint')
  }
  const writing = (async () => {
    while (!stopped) {
      await transfer()
      // As between two requests. Statements alone would never let the process turn to files.
      await setImmediate()
    }
  })()
  const counts: number[] = []
  await copyEmbedded(directory, to, (work) =>
    paused(async () => {
      counts.push(acknowledged)
      const result = await work()
      counts.push(acknowledged)
      return result
    }),
  )
  stopped = true
  await writing
  await close()

  const copy = await openIn(to)
  const { rows } = await copy.pool.query(
    `select (select count(*) from transfers) as transfers, (select max(n) from transfers) as last,
       (select sum(amount)::integer from accounts) as sum, (select count(*) from accounts) as accounts`,
  )
  const [before, after] = counts
  expect(before).toBeGreaterThan(0)
  expect(after).toBe(before)
  expect(rows).toEqual([{ transfers: before, last: before, sum: 200_000, accounts: 2000 }])
  await copy.pool.query('insert into transfers values (0)')
})

test('statements wait while the database is paused, and go on afterward', async () => {
  const { paused, pool } = await openIn(aFolder())
  const order: string[] = []
  const asked: Promise<unknown>[] = []
  await paused(async () => {
    asked.push(pool.query('select 1').then(() => order.push('answered')))
    // Longer than a statement takes.
    for (let turn = 0; turn < 1000; turn++) await setImmediate()
    order.push('resumed')
  })
  await Promise.all(asked)
  expect(order).toEqual(['resumed', 'answered'])
})

test('the database goes on if the copy fails, and no half copy remains', async () => {
  const [directory, to] = [aFolder(), aFolder()]
  const { paused, pool } = await openIn(directory)
  const failed = copyEmbedded(directory, to, (work) =>
    paused(async () => {
      await work()
      throw new Error('The disk is full')
    }),
  )
  await expect(failed).rejects.toThrow('The disk is full')
  expect(existsSync(join(to, 'pgdata'))).toBe(false)
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})

test('refuses to copy over another database', async () => {
  const [directory, to] = [aFolder(), aFolder()]
  const { paused } = await openIn(directory)
  writeFileSync(join(to, 'pgdata'), 'precious')
  await expect(copyEmbedded(directory, to, paused)).rejects.toMatchObject({ code: 'EEXIST' })
  expect(existsSync(join(to, 'pgdata'))).toBe(true)
})
