import { openEmptyDatabase, openEmptyEmbedded } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '../database.ts'
import { continueSequences } from './continue-sequences.ts'
import { dumpTable } from './dump-table.ts'
import { loadTable } from './load-table.ts'
import { readTables } from './read-tables.ts'
import { DUMP_SETTINGS, rowText } from './row-text.ts'
import { summarizeTable } from './summarize-table.ts'
import { withoutGuards } from './without-guards.ts'

const TABLE = `
  create table delicate (
    id integer generated always as identity primary key, parent integer references delicate (id), at timestamptz,
    day date, amount numeric(10, 2), exact numeric, ratio double precision, small real, big bigint, words text[],
    bytes bytea, data jsonb, as_written json, note text, span interval, "Odd ""name" boolean,
    twice numeric generated always as (amount * 2) stored
  );
  create function refuse() returns trigger language plpgsql as $$ begin raise exception 'refused'; end $$`

/** Values that lose something if they are parsed on the way. */
const ROWS = `
  insert into delicate (parent, at, day, amount, exact, ratio, small, big, words, bytes, data, as_written, note, span)
  values
    (2, '2026-11-20 09:00:00.123456+02', '2024-02-29', 1250.50, 12345678901234567890.1234567890, 0.1, 0.1,
      9223372036854775807, array['a', null, '"{,}', ''], '\\x00ff5c', '{"b": 1.50, "a": "ä\\n"}',
      E'{ "b" : 1,\\n "b" : 2 }', E'line\\nbreak\\t\\\\ "quoted" ä 🌾', '1 mon 2 days 00:00:03.5'),
    (1, 'infinity', '0044-03-15 BC', -0.01, 'NaN', 'NaN', '-Infinity', -1, '{}', '', 'null', 'null', '', '-1 day'),
    (null, '10000-01-01 00:00:00Z', 'infinity', null, 1e-20, 1e300, 1e-30, null, null, null, null, null, null, null)`

async function closing(opening: Promise<Database>) {
  const database = await opening
  await database.pool.query(TABLE)
  const client = await database.pool.connect()
  onTestFinished(async () => {
    client.release()
    await database.close()
  })
  return client
}

test('rows arrive unchanged, whatever their types, and sequences go on', async () => {
  const from = await closing(openEmptyDatabase())
  const to = await closing(openEmptyEmbedded())
  await from.query(ROWS)
  await to.query('create trigger refused before insert on delicate for each row execute function refuse()')
  // Settings of a role or a server that would change the text.
  await from.query(`set timezone to 'Asia/Tokyo'; set extra_float_digits to -5; set bytea_output to 'escape'`)
  await to.query(`set timezone to 'America/Chicago'; set datestyle to 'SQL, DMY'`)
  for (const client of [from, to]) await client.query('begin').then(() => client.query(DUMP_SETTINGS))

  const [table] = await readTables(to)
  if (!table) throw new Error('There is no table')
  const text = rowText(table)
  const { longest, ...left } = await summarizeTable(from, { name: table.name, text })
  await withoutGuards(to, () => loadTable(to, table, dumpTable(from, { name: table.name, text, longest })))
  await continueSequences(to)

  expect(await summarizeTable(to, { name: table.name, text })).toEqual({ ...left, longest })
  expect(left.count).toBe(3)
  await to.query('commit')
  await from.query('commit')
  // Compared in PostgreSQL's own binary format, which no setting affects.
  const images = `select encode(record_send(delicate), 'hex') as image from delicate order by id`
  expect((await to.query(images)).rows).toEqual((await from.query(images)).rows)
  expect((await to.query('select twice from delicate where id = 1')).rows).toEqual([{ twice: '2501.00' }])
  await expect(to.query('insert into delicate default values')).rejects.toThrow('refused')
  await to.query('drop trigger refused on delicate')
  // The refused row used 4.
  expect((await to.query('insert into delicate default values returning id')).rows).toEqual([{ id: 5 }])
})
