import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { openTestDatabase } from '@tallgrass/testing'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from './database.ts'
import { outageOf } from './outages.ts'
import { endSilence } from './silent-server.ts'

const { pool: shared, close } = await openTestDatabase()
afterAll(close)
const url = new URL(String(shared.options.connectionString))

/** A line to the database server that can fall silent without closing anything, as when its machine freezes. */
async function openLine() {
  const lines = new Set<Socket>()
  let isFrozen = false
  const pass = (from: Socket, to: Socket) => {
    lines.add(from)
    from.on('data', (chunk) => to.write(chunk))
    from.on('error', () => {})
    from.once('close', () => to.destroy())
    if (isFrozen) from.pause()
  }
  const server = createServer((near) => {
    const far = connect(Number(url.port), url.hostname)
    pass(near, far)
    pass(far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const over = new URL(url)
  over.hostname = '127.0.0.1'
  over.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: over.href,
    freeze() {
      isFrozen = true
      for (const line of lines) line.pause()
    },
    thaw() {
      isFrozen = false
      for (const line of lines) line.resume()
    },
  }
}

function expectWarning() {
  expect(console.warn).toHaveBeenCalledWith(
    'The database server does not answer: the connections in use are dropped',
  )
  vi.mocked(console.warn).mockClear()
}

test('a server that falls silent is an outage, and works again when it answers', async () => {
  const line = await openLine()
  const { db, ...database } = await openDatabase({ url: line.url, timeoutMs: 2000 })
  onTestFinished(() => database.close())
  const read = () => sql`select 1 as one`.execute(db).then(({ rows }) => rows)
  await read()
  line.freeze()
  expect(await read().catch(outageOf)).toBe('UNREACHABLE')
  line.thaw()
  expect(await read()).toEqual([{ one: 1 }])
  expectWarning()
})

test('a statement may take long while the server answers new connections, and fails when it does not', async () => {
  const pool = new pg.Pool({ connectionString: url.href })
  pool.on('connect', (client) => client.on('error', () => {}))
  pool.on('error', () => {})
  onTestFinished(() => pool.end())
  const SILENCE = new Error('No answer')
  let isSilent = false
  let asked = Promise.withResolvers<void>()
  const stop = endSilence(pool, {
    afterMs: 20,
    isSilence: (error) => error === SILENCE,
    async reach() {
      asked.resolve()
      if (isSilent) throw SILENCE
    },
  })
  onTestFinished(stop)
  const long = pool.query('select pg_sleep(600)').catch(({ message }) => message)
  for (let times = 0; times < 3; times++) {
    asked = Promise.withResolvers()
    await asked.promise
  }
  expect(await Promise.race([long, pool.query('select 1 as one').then(({ rows }) => rows)])).toEqual([
    { one: 1 },
  ])
  isSilent = true
  expect(await long).toMatch(/terminated/)
  stop()
  expectWarning()
})
