import { ForwardedWatch, type Surroundings, writeProcessName } from '@tallgrass/core'
import { isPostgres } from '@tallgrass/testing'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const MARKS = ['aaaa', 'bbbb', 'cccc', 'dddd', 'eeee', 'ffff', 'gggg', 'hhhh']

/** Replaced by tests. */
const around = { now: Date.now, findWriteFault: async (): Promise<string | undefined> => undefined }
let hours = 0

function appBehind(trustProxy: number) {
  const surroundings: Surroundings = {
    forwarded: new ForwardedWatch({ trusted: trustProxy, now: () => hours * 3_600_000 }),
    now: () => around.now(),
    findWriteFault: () => around.findWriteFault(),
  }
  return reusableApp({ trustProxy, replace: () => ({ passwords: plainPasswords, surroundings }) })
}

const [newApp, newProxiedApp] = [await appBehind(0), await appBehind(1)]

async function start(options: Partial<typeof around> = {}, open = newApp) {
  hours += 1
  Object.assign(around, { now: Date.now, findWriteFault: async () => undefined, ...options })
  const app = await open()
  const admin = await app.admin()
  const health = async () => (await admin.trpc.admin.dashboard.get.query()).health
  const factOf = async (name: string) => (await health()).facts.find(({ subject }) => subject === name)
  return { ...app, health, factOf }
}

/** Requests of browsers, from a proxy on this network. */
async function browse(
  { app }: Pick<TestApp, 'app'>,
  headers: Record<string, string>,
  remoteAddress = '10.1.2.3',
) {
  const request = { url: '/api/health', remoteAddress, headers: { 'user-agent': 'Mozilla/5.0', ...headers } }
  for (let n = 0; n < 25; n++) await app.inject(request)
}

test('while nothing is wrong around the process, nothing is said about it', async () => {
  const { health } = await start()
  const { facts, good } = await health()
  expect(good).toBe(true)
  const subjects = facts.map(({ subject }) => subject)
  for (const subject of ['Clock', 'Proxy', 'Data folder', 'Processes'])
    expect(subjects).not.toContain(subject)
})

test('a proxy that is not trusted is noticed', async () => {
  const app = await start()
  await browse(app, { 'x-forwarded-for': '203.0.113.9' })
  expect(await app.factOf('Proxy')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('TRUST_PROXY is 0'),
  })
  expect((await app.health()).good).toBe(false)
})

test('headers that visitors make up are not taken for a proxy', async () => {
  const app = await start()
  await browse(app, { 'x-forwarded-for': '203.0.113.9' }, '198.51.100.7')
  expect(await app.factOf('Proxy')).toBeUndefined()
})

test('a trusted proxy that sends no header is noticed, and one that does is not', async () => {
  const silent = await start({}, newProxiedApp)
  await browse(silent, {})
  expect(await silent.factOf('Proxy')).toMatchObject({ text: expect.stringContaining('no X-Forwarded-For') })
  const fitting = await start({}, newProxiedApp)
  await browse(fitting, { 'x-forwarded-for': '203.0.113.9' })
  expect(await fitting.factOf('Proxy')).toBeUndefined()
})

test('a clock that differs from the database’s is a fault', async () => {
  const { factOf } = await start({ now: () => Date.now() + 120_000 })
  expect(await factOf('Clock')).toMatchObject({
    state: 'fault',
    text: expect.stringMatching(
      /^The clock of this server is (120 seconds|2 minutes) ahead of the database's\./,
    ),
  })
})

test('a data folder that became read-only is a fault', async () => {
  const { factOf } = await start({ findWriteFault: async () => 'it is read-only' })
  expect(await factOf('Data folder')).toMatchObject({ state: 'fault' })
})

// The embedded database has no other processes.
test.runIf(isPostgres())(
  'other processes on this database are recognized by their versions and settings',
  async () => {
    const { factOf, services } = await start()
    const connectionString = String(services.database.pool.options.connectionString)
    const serve = async (version: string, marks = MARKS) => {
      const client = new pg.Client({
        connectionString,
        application_name: writeProcessName({ version, marks }),
      })
      await client.connect()
      onTestFinished(() => client.end())
    }
    await serve('0.1.0')
    expect(await factOf('Processes')).toBeUndefined()
    await serve('0.1.0')
    expect(await factOf('Processes')).toMatchObject({
      state: 'good',
      text: expect.stringMatching(/^2 processes/),
    })
    await serve('0.1.0', MARKS.with(2, 'other'))
    expect(await factOf('Processes')).toMatchObject({
      state: 'note',
      text: expect.stringContaining('different settings for payments (PAYMENTS'),
    })
    await serve('0.2.0')
    expect(await factOf('Processes')).toMatchObject({
      state: 'note',
      text: '4 processes serve this site, with different versions: 0.1.0 and 0.2.0.',
    })
  },
)
