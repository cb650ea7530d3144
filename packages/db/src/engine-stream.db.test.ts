import { openEmptyDatabase } from '@tallgrass/testing'
import { afterAll, expect, test } from 'vitest'

// On PostgreSQL, these show that the server answers the same.
const { close, pool } = await openEmptyDatabase()
afterAll(close)
await pool.query(
  'create table words (id integer primary key, word text constraint short check (length(word) < 9))',
)

test('an error has the same fields, and the connection goes on', async () => {
  const insert = (id: number, word: string) => pool.query('insert into words values ($1, $2)', [id, word])
  await insert(1, 'first')
  await expect(insert(1, 'again')).rejects.toMatchObject({
    severity: 'ERROR',
    code: '23505',
    constraint: 'words_pkey',
    table: 'words',
    detail: 'Key (id)=(1) already exists.',
  })
  await expect(insert(2, 'far too long')).rejects.toMatchObject({ code: '23514', constraint: 'short' })
  await expect(insert(3, 'third')).resolves.toMatchObject({ command: 'INSERT', rowCount: 1 })
})

test('statements sent together succeed or fail each on its own', async () => {
  const client = await pool.connect()
  const answers = await Promise.allSettled([
    client.query('select $1::integer as n', [1]),
    client.query('select 1 / $1::integer as n', [0]),
    client.query({ name: 'third', text: 'select $1::integer as n', values: [3] }),
    client.query('select 4 as n; select 5 as n'),
  ])
  client.release()
  expect(answers).toMatchObject([
    { value: { rows: [{ n: 1 }] } },
    { reason: { code: '22012' } },
    { value: { rows: [{ n: 3 }] } },
    { value: [{ rows: [{ n: 4 }] }, { rows: [{ n: 5 }] }] },
  ])
})

test('a failed transaction refuses statements until it is rolled back', async () => {
  const client = await pool.connect()
  await client.query('begin')
  await client.query("insert into words values (10, 'lost')")
  await expect(client.query('select 1 / $1::integer', [0])).rejects.toMatchObject({ code: '22012' })
  await expect(client.query('select $1::integer', [1])).rejects.toMatchObject({ code: '25P02' })
  await client.query('rollback')
  expect((await client.query('select id from words where id = $1', [10])).rows).toEqual([])
  client.release()
})

test('a notice reaches its listener, before the answer', async () => {
  const client = await pool.connect()
  const notices: (string | undefined)[] = []
  client.on('notice', ({ message }) => notices.push(message))
  await client.query("do $$ begin raise notice 'Careful'; end $$")
  client.release(true)
  expect(notices).toEqual(['Careful'])
})

test('values larger than any buffer arrive whole, in both directions', async () => {
  const large = 'prairie '.repeat(40_000)
  const { rows } = await pool.query('select $1::text as text, repeat($2, 40000) as repeated', [
    large,
    'prairie ',
  ])
  expect(rows).toEqual([{ text: large, repeated: large }])
})

test('a new connection has nothing left of the one before', async () => {
  const client = await pool.connect()
  await client.query({ name: 'kept', text: 'select $1::integer', values: [1] })
  await client.query("begin; set application_name = 'before'")
  client.release(true)
  const { rows } = await pool.query(
    "select current_setting('application_name') as name, txid_current_if_assigned()",
  )
  expect(rows).not.toMatchObject([{ name: 'before' }])
  const { rows: prepared } = await pool.query("select name from pg_prepared_statements where name = 'kept'")
  expect(prepared).toEqual([])
})
