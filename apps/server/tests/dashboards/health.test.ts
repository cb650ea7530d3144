import { type MailPort, MailRefused, noLimits, type StorageReading } from '@tallgrass/core'
import { ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import { anInvoice, aRestore, aUser } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { type FakePayments, fakePayments } from '../support/fake-payments.ts'
import { mailResets } from '../support/mail-resets.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const START = '2026-11-20T09:00:00.000Z'

let payments: FakePayments | undefined
let send: MailPort['send'] = async () => {}
let disk: StorageReading | null = null
const newApp = await reusableApp({
  replace: ({ assistant, clock }) => {
    payments = fakePayments(clock)
    return {
      passwords: plainPasswords,
      limits: noLimits,
      payments: { ...payments.port, provider: 'stripe', sandbox: null },
      mail: { enabled: true, send: (message) => send(message) },
      storage: { read: async () => disk },
      assistant: {
        asksModel: true,
        answer: (question, guard = (ask) => ask()) =>
          guard(async () => {
            throw new ProviderUnreachable('The language model answered with 503')
          }).catch(() => assistant.answer(question)),
      },
    }
  },
})

async function start() {
  const app = await newApp()
  send = async () => {}
  disk = null
  const admin = await app.admin()
  const health = async () => (await admin.trpc.admin.dashboard.get.query()).health
  const factOf = async (name: string) => (await health()).facts.find(({ subject }) => subject === name)
  return { ...app, admin, health, factOf }
}

async function openInvoice({ services }: Pick<TestApp, 'services'>) {
  const { db } = services.database
  const key = crypto.randomUUID()
  const client = await aUser(db)
  const { id } = await anInvoice(db, client.id, { status: 'OPEN', checkoutKey: key })
  return { invoice: id, key }
}

async function invite(app: { admin: Awaited<ReturnType<TestApp['admin']>> }, name: string) {
  const person = { firstName: name, lastName: 'Marsh', email: `${name}@example.com`, role: 'CLIENT' } as const
  await app.admin.trpc.admin.invitations.create.mutate(person)
}

test('services not called yet are good, and a test key is shown as test mode, not as sandbox', async () => {
  const { factOf, health } = await start()
  expect((await health()).good).toBe(true)
  expect(await factOf('Payments')).toEqual({
    subject: 'Payments',
    state: 'note',
    text: 'Test mode: no real money moves.',
  })
})

test('an unreachable provider is a fault since its first failure, and good an hour after the last', async () => {
  const app = await start()
  const invoice = await openInvoice(app)
  const pay = () => app.visitor().rest('POST', '/trpc/portal.checkout.start', invoice)
  for (let n = 0; n < 2; n++) {
    payments?.next('openSession', 'unreachable')
    expect((await pay()).status).toBe(503)
    app.clock.advance({ minutes: 10 })
  }
  expect(await app.health()).toMatchObject({ good: false })
  expect(await app.factOf('Payments')).toEqual({
    subject: 'Payments',
    state: 'fault',
    text: 'Card payments are down: the payment provider is not working. Test mode: no real money moves. Last error: The line is dead',
    advice: expect.stringContaining('Check the secret key'),
    since: START,
    lastFailureAt: '2026-11-20T09:10:00.000Z',
  })
  app.clock.advance({ minutes: 50 })
  expect(await app.health()).toMatchObject({ good: true })
})

test('failures recorded while the clock was ahead do not count for the last hour', async () => {
  const app = await start()
  const invoice = await openInvoice(app)
  const pay = () => app.visitor().rest('POST', '/trpc/portal.checkout.start', invoice)
  app.clock.advance({ hours: 11 })
  payments?.next('openSession', 'unreachable')
  await pay()
  send = async () => {
    throw new MailRefused('554 Sender not allowed')
  }
  await invite(app, 'Elena')
  app.clock.advance({ hours: -11 })
  expect(await app.health()).toMatchObject({ good: true })

  payments?.next('openSession', 'unreachable')
  await pay()
  expect(await app.factOf('Payments')).toMatchObject({ state: 'fault', since: START, lastFailureAt: START })
})

test('a provider that works again is a note for an hour', async () => {
  const app = await start()
  const invoice = await openInvoice(app)
  const pay = () => app.visitor().rest('POST', '/trpc/portal.checkout.start', invoice)
  payments?.next('openSession', 'unreachable')
  await pay()
  app.clock.advance({ minutes: 1 })
  expect((await pay()).status).toBe(200)
  expect(await app.factOf('Payments')).toMatchObject({
    state: 'note',
    text: expect.stringContaining('works again. Reason: The line is dead'),
    lastSuccessAt: '2026-11-20T09:01:00.000Z',
    lastFailureAt: START,
  })
  expect((await app.health()).good).toBe(true)
})

test('refused emails are a fault while none is sent, and a note once others are', async () => {
  const app = await start()
  send = async () => {
    throw new MailRefused('554 Sender not allowed')
  }
  await invite(app, 'elena')
  await invite(app, 'joan')
  expect(await app.factOf('Email')).toMatchObject({
    state: 'fault',
    text: '2 messages were not delivered in the last hour, and none was sent. Last error: 554 Sender not allowed',
    advice: 'See the reasons in the outbox and retry the messages there.',
    since: START,
  })
  send = async () => {}
  await invite(app, 'maren')
  expect(await app.factOf('Email')).toMatchObject({ state: 'note' })
  app.clock.advance({ minutes: 61 })
  expect(await app.factOf('Email')).toMatchObject({ state: 'good' })
})

test('a mail server that rejects our password is a fault', async () => {
  const app = await start()
  send = async () => {
    throw new ProviderRefusedUs('535 Authentication failed')
  }
  await invite(app, 'elena')
  expect(await app.factOf('Email')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('Last error: 535 Authentication failed'),
    since: START,
  })
})

test('a message that stays unsent is a fault, even without a failure', async () => {
  const app = await start()
  await app.visitor().trpc.auth.forgotPassword.mutate({ email: app.admin.email })
  await mailResets(app)
  expect(await app.factOf('Email')).toMatchObject({ state: 'good' })
  app.clock.advance({ minutes: 15 })
  expect(await app.factOf('Email')).toMatchObject({
    state: 'fault',
    text: 'The oldest unsent message has been waiting too long.',
    since: START,
  })
})

test('an unreachable language model is a fault, although visitors get answers', async () => {
  const app = await start()
  const visitor = app.visitor()
  const { sessionId } = await visitor.trpc.chat.startSession.mutate()
  const message = 'How long does it take to set up?'
  expect((await visitor.rest('POST', '/api/chat/message', { sessionId, message })).status).toBe(200)
  expect(await app.factOf('Assistant')).toMatchObject({
    state: 'fault',
    text: expect.stringContaining('Last error: The language model answered with 503'),
    since: START,
  })
})

test('jobs that failed long ago are a note', async () => {
  const app = await start()
  const { database, jobs } = app.services
  await database.transaction((trx) => jobs.enqueue(trx, 'erase-ended-links', {}))
  await database.pool.query(`update jobs.job set state = 'failed', completed_on = '2026-11-20T07:59:00Z'`)
  expect(await app.factOf('Background work')).toMatchObject({
    state: 'note',
    lastFailureAt: '2026-11-20T07:59:00.000Z',
  })
})

test('low disk space is a note, and a full disk is a fault', async () => {
  const app = await start()
  expect(await app.factOf('Disk')).toBeUndefined()
  const states = { GOOD: 'good', LOW: 'note', FULL: 'fault' } as const
  for (const state of ['GOOD', 'LOW', 'FULL'] as const) {
    disk = { state, freeBytes: 1_500_000_000 }
    expect(await app.factOf('Disk')).toMatchObject({
      state: states[state],
      text: expect.stringContaining('1,430 MB are free.'),
    })
  }
})

test('while the site is held, no service is said to work, to have failed or to be retried', async () => {
  const { clock, factOf, health, services } = await start()
  const fact = async (name: string) => (await factOf(name))?.text
  await aRestore(services.database.db, clock.now())
  expect(await fact('Email')).toBe('Messages wait in the outbox for the release.')
  expect(await fact('Payments')).toBe('Card payments wait for the release. Test mode: no real money moves.')
  expect(await fact('Assistant')).toBe('The built-in assistant answers until the release.')
  const faults = (await health()).facts.filter(({ state }) => state === 'fault')
  expect(faults.map(({ subject }) => subject)).toEqual(['Restore'])
})
