import {
  createProviderGuards,
  createRecoveryWatch,
  createSystemCtx,
  type MailPort,
  recordOutcomes,
} from '@tallgrass/core'
import { ProviderRefusedUs, ProviderUnreachable } from '@tallgrass/domain'
import { anId, aRestore } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { plainPasswords, reusableApp } from '../support/test-app.ts'

const away = () => Promise.reject(new ProviderUnreachable('The line is dead'))
const works = async () => {}

let mail: { send: MailPort['send']; reach: () => Promise<void> } = { send: away, reach: away }
let asked = 0
let passed = 0
const newApp = await reusableApp({
  replace: ({ clock, database }) => ({
    passwords: plainPasswords,
    mail: {
      enabled: true,
      send: (message) => mail.send(message),
      reach: () => {
        asked += 1
        return mail.reach()
      },
    },
    providers: createProviderGuards({
      clock: () => passed,
      record: recordOutcomes({ database, clock, everyMs: 0, warn: console.error }),
    }),
  }),
})

/** A site whose mail server has been away for hours, so that a message waits an hour for its next attempt. */
async function start() {
  const { clock, services } = await newApp()
  const { db, pool } = services.database
  mail = { send: away, reach: away }
  asked = 0
  passed = 0
  const look = createRecoveryWatch(services, { monotonic: () => passed })
  const fail = (name: string, { begunAgo = '0' } = {}) =>
    pool.query(
      `update jobs.job set state = 'retry', retry_count = 9, started_on = now() - $2::interval,
         start_after = now() + interval '1 hour' where name = $1`,
      [name, begunAgo],
    )
  await createSystemCtx(services).transaction(async (tx) => {
    await tx.enqueue('send-mail', { mailId: anId('Mail') })
    await tx.enqueue('settle-refund', { refundId: anId('Refund') })
  })
  for (const name of BOTH) await fail(name)
  return {
    db,
    clock,
    look,
    fail,
    pass(seconds: number) {
      passed += seconds * 1000
    },
    /** Three failures pause all calls. */
    async pause() {
      const call = services.providers.forJobs()
      for (let n = 0; n < 3; n++) await call('mail', away).catch(() => {})
    },
    send: () => services.providers.forJobs()('mail', () => mail.send(aMessage)),
    async waiting() {
      const { rows } = await pool.query(
        `select name from jobs.job where state = 'retry' and start_after > now() order by name`,
      )
      return rows.map(({ name }) => name)
    },
  }
}

const aMessage = { messageId: '<1@example.com>', to: 'elena@example.com', subject: '', text: '', html: '' }
const BOTH = ['send-mail', 'settle-refund']
const OTHERS = ['settle-refund']

test('once a service answers again, its jobs go on at once, and those of others wait', async () => {
  const { look, pause, waiting } = await start()
  await pause()
  await look()
  expect(await waiting()).toEqual(BOTH)
  mail.reach = works
  await look()
  expect(await waiting()).toEqual(OTHERS)
})

test('a service that works is not asked', async () => {
  const { look, waiting } = await start()
  mail = { send: works, reach: works }
  await look()
  expect({ asked, waiting: await waiting() }).toEqual({ asked: 0, waiting: BOTH })
})

test('a process that has just started goes on with what failed before', async () => {
  const { clock, look, send, waiting } = await start()
  await expect(send()).rejects.toThrow('The line is dead')
  mail.reach = works
  clock.advance({ seconds: 59 })
  await look()
  expect(await waiting()).toEqual(BOTH)
  clock.advance({ seconds: 1 })
  await look()
  expect(await waiting()).toEqual(OTHERS)
})

test('a job that was on its way when the service came back goes on, too', async () => {
  const { fail, look, pass, pause, waiting } = await start()
  await pause()
  mail.reach = works
  await look()
  await fail('send-mail', { begunAgo: '1 minute' })
  pass(30)
  await look()
  expect(await waiting()).toEqual(OTHERS)
  await fail('send-mail')
  await look()
  expect(await waiting(), 'it has begun since').toEqual(BOTH)
})

test('a call that succeeds tells as much', async () => {
  const { look, pass, pause, send, waiting } = await start()
  await pause()
  await look()
  pass(30)
  mail.send = works
  await send()
  await look()
  expect(await waiting()).toEqual(OTHERS)
})

test('the jobs of a service that only seems to work wait longer each time', async () => {
  const { fail, look, pass, pause, waiting } = await start()
  mail.reach = works
  const round = async () => {
    await fail('send-mail')
    await pause()
    await look()
    return waiting()
  }
  expect(await round()).toEqual(OTHERS)
  pass(119)
  expect(await round()).toEqual(BOTH)
  pass(1)
  expect(await round()).toEqual(OTHERS)
  pass(239)
  expect(await round()).toEqual(BOTH)
  pass(1)
  expect(await round()).toEqual(OTHERS)
})

test('a service that rejects our password is asked every five minutes', async () => {
  const { look, pass, pause } = await start()
  mail.reach = () => Promise.reject(new ProviderRefusedUs('Invalid login'))
  await pause()
  await look()
  pass(299)
  await pause()
  await look()
  expect(asked).toBe(1)
  pass(1)
  await pause()
  await look()
  expect(asked).toBe(2)
})

test('while the site is held, no service is asked', async () => {
  const { clock, db, look, pause } = await start()
  await pause()
  await aRestore(db, clock.now())
  await look()
  expect(asked).toBe(0)
})
