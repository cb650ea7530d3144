import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyMigrations, migrationNames } from '@tallgrass/db'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ensureNewKeysFit } from '../../src/ensure-new-keys-fit.ts'
import { aDataDirectory, spawnServer, startServer, stopServer } from '../support/start-server.ts'
import { openVisitor } from './open-visitor.ts'
import { aPlace, keyFilesOf, owner, startTwo } from './two-servers.ts'

// Two whole processes, on a machine that may be busy with something else.
vi.setConfig({ testTimeout: 150_000 })

const OTHER_KEYS =
  /^Cannot start with this configuration\.\nDATA_DIR: its keys do not match this database\. .+\n$/

const emptyPlace = (variables = {}) => aPlace({ atEnd: onTestFinished, template: 'template0', variables })

test('two processes that start on an empty database and directory prepare them once', async () => {
  const place = await emptyPlace()
  const [one, other] = await startTwo(place, onTestFinished)
  const { pool } = place.database
  const { rows: applied } = await pool.query('select name from kysely_migration order by name')
  expect(applied.map(({ name }) => name)).toEqual(await migrationNames())
  const { rows: people } = await pool.query('select email, role from users')
  expect(people).toEqual([{ email: owner.email, role: 'ADMIN' }])
  const { rows: queues } = await pool.query('select count(*)::int, count(distinct name)::int from jobs.queue')
  expect(queues[0].count).toBeGreaterThan(10)
  expect(keyFilesOf(place)).toEqual(['secrets.json'])
  const { rows: listed } = await pool.query(
    `select application_name as name from pg_stat_activity
     where datname = current_database() and application_name like 'tallgrass/%'`,
  )
  expect(listed).toHaveLength(2)
  expect(new Set(listed.map(({ name }) => name)).size).toBe(1)
  for (const server of [one, other]) {
    expect((await fetch(`${server.url}/api/ready`)).status).toBe(200)
    expect(server.stderr()).toBe('')
  }
})

test('two processes that start with pending migrations apply each once', async () => {
  const place = await emptyPlace()
  const { pool } = place.database
  const names = await migrationNames()
  await applyMigrations(place.database, { to: names.at(-2) ?? '' })
  await startTwo(place, onTestFinished)
  const { rows } = await pool.query('select name, count(*)::int from kysely_migration group by name')
  expect(rows.map(({ count }) => count)).toEqual(names.map(() => 1))
})

test('two processes load the demo data once', async () => {
  const place = await emptyPlace({ DEMO_DATA: '1' })
  await startTwo(place, onTestFinished)
  const { rows } = await place.database.pool.query(
    `select email from users where email in ('admin@tallgrass.example', $1) order by email`,
    [owner.email],
  )
  expect(rows.map(({ email }) => email)).toEqual(['admin@tallgrass.example', owner.email])
})

test('a process with its own directory or other keys is refused and does no harm', async () => {
  const place = await aPlace({ atEnd: onTestFinished })
  const first = await startServer(place.variables)
  const stranger = await spawnServer({ ...place.variables, DATA_DIR: aDataDirectory() })
  expect((await stranger.exited).code).toBe(1)
  expect(stranger.stderr()).toMatch(OTHER_KEYS)
  const login = { username: owner.email, password: owner.password }
  expect((await openVisitor().rest(first, 'POST', '/api/auth/login', login)).status).toBe(200)
  await stopServer(first)

  const secrets = join(place.variables.DATA_DIR ?? '', 'secrets.json')
  const original = readFileSync(secrets)
  writeFileSync(secrets, JSON.stringify({ key: Buffer.alloc(32, 7).toString('base64') }))
  const changed = await spawnServer(place.variables)
  expect((await changed.exited).code).toBe(1)
  expect(changed.stderr()).toMatch(OTHER_KEYS)
  writeFileSync(secrets, original)
  await startServer(place.variables)
})

test('of two processes that start at once with their own directories, one is refused', async () => {
  const place = await emptyPlace()
  const start = () => spawnServer({ ...place.variables, DATA_DIR: aDataDirectory() })
  const servers = [await start(), await start()]
  const refused = await Promise.race(servers.map((server) => server.exited.then(() => server)))
  expect(refused.stderr()).toMatch(OTHER_KEYS)
  const running = servers.find((server) => server !== refused)
  expect(running?.process.exitCode).toBe(null)
})

test('once a newer version has migrated, an older process goes on, and another one is refused', async () => {
  const place = await aPlace({ atEnd: onTestFinished })
  const running = await startServer(place.variables)
  await place.database.pool.query(
    "insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2026-11-20')",
  )
  const late = await spawnServer(place.variables)
  expect((await late.exited).code).toBe(1)
  expect(late.stderr()).toBe(
    'The database was used by a newer version of this product (9999_of_tomorrow). Start that version, or restore an older backup\n',
  )
  expect((await fetch(`${running.url}/api/ready`)).status).toBe(200)
})

test('keys that another process has just written are taken, and those of another installation refused', async () => {
  const place = await emptyPlace()
  // Both look before there are keys; this one creates them and records them in the database.
  await startServer(place.variables, onTestFinished)
  await expect(ensureNewKeysFit(place.database, place.variables.DATA_DIR ?? '')).resolves.toBeUndefined()
  const elsewhere = aDataDirectory(onTestFinished)
  await expect(ensureNewKeysFit(place.database, elsewhere)).rejects.toThrow(
    'its keys do not match this database',
  )
})
