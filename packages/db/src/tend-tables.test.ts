import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from './database.ts'

test('the upkeep of the embedded database tends worn tables alone, and others get their turn in between', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'tallgrass-upkeep-'))
  const { close, pool, upkeep } = await openDatabase({ directory })
  onTestFinished(async () => {
    await close()
    rmSync(directory, { recursive: true })
  })
  await pool.query('create table idle (id int)')
  for (const name of ['worn', 'worn_too']) {
    await pool.query(`create table ${name} as select generate_series(1, 2000) as id`)
    await pool.query(`delete from ${name} where id % 2 = 0`)
  }
  // The counts of changes may otherwise be a second late.
  await pool.query('select pg_stat_force_next_flush()')
  const order: string[] = []
  const tended = upkeep({ full: false }).then(() => order.push('upkeep'))
  await pool.query('select 1')
  order.push('another statement')
  await tended

  expect(order).toEqual(['another statement', 'upkeep'])
  const { rows } = await pool.query(
    `select relname as name, n_dead_tup::int as dead, last_vacuum is not null as tended
    from pg_stat_user_tables order by relname`,
  )
  expect(rows).toEqual([
    { name: 'idle', dead: 0, tended: false },
    { name: 'worn', dead: 0, tended: true },
    { name: 'worn_too', dead: 0, tended: true },
  ])
})
