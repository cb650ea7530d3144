import { readFileSync } from 'node:fs'
import { migrationNames } from '@tallgrass/db'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../support/test-app.ts'

const manifest = new URL('../../../../package.json', import.meta.url)
const version: unknown = JSON.parse(readFileSync(manifest, 'utf8')).version

test('health names the version of the product and the last migration', async () => {
  const { visitor } = await testApp()
  const schema = (await migrationNames()).at(-1)
  expect(await visitor().rest('GET', '/api/health')).toMatchObject({
    status: 200,
    body: { status: 'ok', version, schema },
  })
})

test('while a newer version serves beside this one, health names its schema', async () => {
  const { services, visitor } = await testApp()
  const { rest } = visitor()
  await rest('GET', '/api/health')
  await services.database.pool.query(
    "insert into kysely_migration (name, timestamp) values ('9999_of_tomorrow', '2026-11-20')",
  )
  expect((await rest('GET', '/api/health')).body).toMatchObject({ version, schema: '9999_of_tomorrow' })
  expect((await rest('GET', '/api/ready')).status).toBe(200)
})

test('health does not wait for a database that hangs', async () => {
  const { services, stopJobs, visitor } = await testApp()
  const { rest } = visitor()
  await stopJobs()
  const { pool } = services.database
  const { query } = pool
  const { promise: never, reject } = Promise.withResolvers<never>()
  never.catch(() => {})
  pool.query = (() => never) as typeof pool.query
  onTestFinished(() => {
    pool.query = query
    reject(new Error('The test is over'))
  })
  expect(await rest('GET', '/api/health')).toMatchObject({ status: 200, body: { schema: null } })
})
