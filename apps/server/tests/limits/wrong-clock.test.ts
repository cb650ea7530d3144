import { createSystemCtx, jobHandlers, type MailPort } from '@tallgrass/core'
import { DAY_MS } from '@tallgrass/domain'
import { anId, unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { mailResets } from '../support/mail-resets.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const sent: string[] = []
const mail: MailPort = { enabled: true, send: async ({ to }) => void sent.push(to) }
const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords, mail }),
})
const { db } = services.database
const ctx = createSystemCtx(services)

const AHEAD = { days: 31 }
const setBack = () => clock.advance({ days: -31 })

beforeEach(() => clock.restart())

const signIn = (email: string, password: string) =>
  visitor().rest('POST', '/api/auth/jwt/login', { email, password })
const sessionOf = async (browser: Awaited<ReturnType<typeof client>>) =>
  (await browser.rest('GET', '/api/auth/session')).status

test('calls made while the clock was ahead block no one for more than a minute', async () => {
  const flood = visitor()
  const call = () => flood.rest('GET', '/api/nothing')
  clock.advance(AHEAD)
  await call()
  setBack()
  for (let n = 0; n < 600; n++) await call()
  const refused = await call()
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60)
  clock.advance({ minutes: 1 })
  expect((await call()).status).toBe(404)
})

test('failures while the clock was ahead block the owner for fifteen minutes and no longer', async () => {
  const { email } = await client()
  clock.advance(AHEAD)
  for (let n = 0; n < 10; n++) await signIn(email, 'Wrong2026!')
  setBack()
  const refused = await signIn(email, PASSWORD)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(15 * 60)
  clock.advance({ minutes: 15 })
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test('a session that expired while the clock was ahead stays expired', async () => {
  const browser = await client()
  clock.advance(AHEAD)
  expect(await sessionOf(browser)).toBe(401)
  setBack()
  expect(await sessionOf(browser)).toBe(401)
})

test('unused sessions that expired stay expired too, by the lifetime of their role', async () => {
  const [person, boss] = [await client(), await admin()]
  clock.advance({ hours: 12 })
  await jobHandlers['delete-ended-sessions'](ctx, {})
  clock.advance({ hours: -12 })
  expect(await sessionOf(boss)).toBe(401)
  expect(await sessionOf(person)).toBe(200)
})

test('a session started while the clock was ahead lasts no longer than others, used or not', async () => {
  clock.advance(AHEAD)
  const [used, unused] = [await client(), await client()]
  setBack()
  for (let day = 0; day < 30; day += 6) {
    expect(await sessionOf(used)).toBe(200)
    await jobHandlers['delete-ended-sessions'](ctx, {})
    clock.advance({ days: 6 })
  }
  expect(await sessionOf(used)).toBe(401)
  expect(await sessionOf(unused)).toBe(401)
})

test('a conversation started while the clock was ahead lasts no longer than others', async () => {
  clock.advance(AHEAD)
  const browser = visitor()
  const { sessionId } = await browser.trpc.chat.startSession.mutate()
  setBack()
  await jobHandlers['delete-ended-sessions'](ctx, {})
  const status = async () => (await browser.rest('GET', `/api/chat/history/${sessionId}`)).status
  clock.advance({ days: 89 })
  expect(await status()).toBe(200)
  clock.advance({ days: 1 })
  expect(await status()).toBe(404)
})

async function givenResetLink() {
  const { email } = await client()
  await visitor().rest('POST', '/api/auth/password/forgot', { email })
  await mailResets({ services })
  const { sealedLink } = await db
    .selectFrom('outboxMails')
    .select('sealedLink')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow()
  return tokenOf(services.sealer.open(sealedLink ?? ''))
}

const reset = (token: string) =>
  visitor().rest('POST', '/api/auth/password/reset', { token, password: 'Sunflower7' })

test('refuses a reset link issued while the clock was ahead, now and when that time comes', async () => {
  clock.advance(AHEAD)
  const token = await givenResetLink()
  setBack()
  expect((await reset(token)).status).toBe(410)
  clock.advance(AHEAD)
  expect((await reset(token)).status).toBe(410)
})

test('an expired reset link stays expired when the clock is set back', async () => {
  const token = await givenResetLink()
  clock.advance(AHEAD)
  expect((await reset(token)).status).toBe(410)
  setBack()
  expect((await reset(token)).status).toBe(410)
})

async function givenInvitation() {
  const { trpc } = await admin()
  const email = `elena${unique()}@example.com`
  const person = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' as const }
  const { inviteUrl } = await trpc.admin.invitations.create.mutate(person)
  return () => visitor().rest('GET', `/api/invitations/${tokenOf(inviteUrl)}/validate`)
}

test('an invitation sent while the clock was ahead expires seven days after the clock is corrected', async () => {
  clock.advance(AHEAD)
  const validate = await givenInvitation()
  setBack()
  await jobHandlers['erase-ended-links'](ctx, {})
  expect((await validate()).status).toBe(200)
  clock.advance({ days: 7 })
  expect((await validate()).status).toBe(410)
})

test('an expired invitation stays expired when the clock is set back', async () => {
  const validate = await givenInvitation()
  clock.advance(AHEAD)
  await jobHandlers['erase-ended-links'](ctx, {})
  setBack()
  expect((await validate()).status).toBe(410)
})

test('an email leased while the clock was ahead is sent by the next sender', async () => {
  const { email } = await client()
  await visitor().rest('POST', '/api/auth/password/forgot', { email })
  await mailResets({ services })
  const { id } = await db
    .updateTable('outboxMails')
    .set({ leasedUntil: new Date(clock.now().getTime() + 31 * DAY_MS) })
    .where('recipient', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  await jobHandlers['send-mail'](ctx, { mailId: id })
  expect(sent).toContain(email)
})

async function givenConversation() {
  const browser = visitor()
  const { sessionId } = await browser.trpc.chat.startSession.mutate()
  const send = async (message: string) =>
    (await browser.rest('POST', '/api/chat/message', { sessionId, message })).status
  return { sessionId, send }
}

test('a question left unanswered while the clock was ahead does not block the next one', async () => {
  const { send, sessionId } = await givenConversation()
  clock.advance(AHEAD)
  expect(await send('Do you offer refunds?')).toBe(200)
  // Simulates a process that died before its reply.
  const replyingTo = anId('ChatMessage')
  await db.updateTable('chatSessions').set({ replyingTo }).where('id', '=', sessionId).execute()
  setBack()
  expect(await send('Hello?')).toBe(200)
})
