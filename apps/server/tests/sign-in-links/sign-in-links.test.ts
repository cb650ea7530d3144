// Guards: request-sign-in-link, mail-sign-in-link, use-sign-in-link, use-sign-in-code, enter-by-link

import type { Role } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { addApp, addPasskey } from '../support/calls/factors-of.ts'
import { mailSignInLinks, signInLinksTo } from '../support/mail-sign-in-links.ts'
import { fileApp, PASSWORD, plainPasswords, testApp } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const { admin, client, clock, services, visitor } = await fileApp({
  replace: () => ({ passwords: plainPasswords }),
})
const { db, pool } = services.database

const ENDED = {
  data: { code: 'GONE' },
  message: 'This link has expired or was already used. Please ask for a new one.',
}
const WRONG_CODE = {
  data: { code: 'UNAUTHENTICATED' },
  message: 'This code is wrong or has expired. Check the newest email, or ask for another one.',
}

async function request(email: string, { browser = visitor(), role = 'CLIENT' as Role } = {}) {
  clock.advance({ seconds: 1 })
  await browser.trpc.auth.links.request.mutate({ email, role })
  await mailSignInLinks(services)
  return browser
}

/** A client's newest link, in the browser that asked for it. */
async function givenLink() {
  const person = await client({ confirmed: false })
  const browser = await request(person.email)
  const link = (await signInLinksTo(services, person.email)).at(-1)
  if (!link) throw new Error('No link was mailed')
  return { ...link, email: person.email, browser, registered: person }
}

const use = ({ trpc }: TestBrowser, token: string) => trpc.auth.links.use.mutate({ token })
const type = ({ trpc }: TestBrowser, digits: string) => trpc.auth.links.useCode.mutate({ digits })
const whoIsIn = async ({ trpc }: TestBrowser) => (await trpc.auth.session.query())?.email ?? null
const wrongOf = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0')

test('the link signs in once, in the browser that asked for it', async () => {
  const { browser, email, token } = await givenLink()
  expect(await browser.trpc.auth.links.get.query({ token })).toEqual({ state: 'ready' })
  expect(await use(browser, token)).toMatchObject({ email })
  expect(await whoIsIn(browser)).toBe(email)
  const entered = db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.userId')
    .select('way')
    .where('email', '=', email)
  expect(await entered.execute()).toEqual([{ way: 'link' }])
  await expect(use(browser, token)).rejects.toMatchObject(ENDED)
  expect(await visitor().trpc.auth.links.get.query({ token })).toEqual({ state: 'ended' })
})

test('the code signs in where the link was asked for', async () => {
  const { browser, digits, email, token } = await givenLink()
  expect(await type(browser, ` ${digits.slice(0, 3)} ${digits.slice(3)} `)).toMatchObject({ email })
  await expect(use(browser, token)).rejects.toMatchObject(ENDED)
})

test('refuses the link in another browser, and says so', async () => {
  const { browser, digits, email, token } = await givenLink()
  const other = visitor()
  expect(await other.trpc.auth.links.get.query({ token })).toEqual({ state: 'elsewhere' })
  await expect(use(other, token)).rejects.toMatchObject({
    data: { code: 'CONFLICT' },
    message: expect.stringContaining('another browser'),
  })
  await expect(type(other, digits)).rejects.toMatchObject(WRONG_CODE)
  expect(await whoIsIn(other)).toBeNull()
  expect(await use(browser, token)).toMatchObject({ email })
})

test('a scanner that opens the link changes nothing', async () => {
  const { browser, email, token } = await givenLink()
  for (let n = 0; n < 3; n++) await visitor().trpc.auth.links.get.query({ token })
  expect(await use(browser, token)).toMatchObject({ email })
})

test('refuses a link after 15 minutes, also while the clock was ahead', async () => {
  const late = await givenLink()
  clock.advance({ minutes: 14, seconds: 59, ms: 999 })
  expect(await late.browser.trpc.auth.links.get.query({ token: late.token })).toEqual({ state: 'ready' })
  clock.advance({ ms: 1 })
  await expect(use(late.browser, late.token)).rejects.toMatchObject(ENDED)
  await expect(type(late.browser, late.digits)).rejects.toMatchObject(WRONG_CODE)
  const early = await givenLink()
  await pool.query("update sign_in_links set expires_at = expires_at + interval '1 second'")
  await expect(use(early.browser, early.token)).rejects.toMatchObject(ENDED)
})

test('five wrong codes end the link, and the right one comes too late', async () => {
  const { browser, digits, token } = await givenLink()
  for (let n = 0; n < 5; n++) await expect(type(browser, wrongOf(digits))).rejects.toMatchObject(WRONG_CODE)
  await expect(type(browser, digits)).rejects.toMatchObject(WRONG_CODE)
  await expect(use(browser, token)).rejects.toMatchObject(ENDED)
})

test('wrong codes count with wrong passwords', async () => {
  const { browser, digits, email } = await givenLink()
  for (let n = 0; n < 9; n++) {
    const password = `Wrong${n}`
    await expect(visitor().trpc.auth.login.mutate({ email, password })).rejects.toMatchObject({
      data: { code: 'UNAUTHENTICATED' },
    })
  }
  await expect(type(browser, wrongOf(digits))).rejects.toMatchObject(WRONG_CODE)
  await expect(type(browser, digits)).rejects.toMatchObject({ data: { code: 'RATE_LIMITED' } })
})

test('of ten simultaneous uses, one signs in', async () => {
  const { browser, email, token } = await givenLink()
  const tabs = Array.from({ length: 10 }, () => {
    const tab = visitor()
    for (const [name, value] of browser.cookies) tab.cookies.set(name, value)
    return tab
  })
  const answers = await Promise.allSettled(tabs.map((tab) => use(tab, token)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const refused = answers.filter((answer) => answer.status === 'rejected')
  for (const { reason } of refused) expect(reason).toMatchObject(ENDED)
  const links = db.selectFrom('signIns').innerJoin('users', 'users.id', 'signIns.userId').select('outcome')
  expect(await links.where('email', '=', email).where('way', '=', 'link').execute()).toHaveLength(1)
})

test('a second factor is asked for, and the link stays usable until then', async () => {
  const { browser, digits, email, token } = await givenLink()
  const now = clock.now()
  const { id: userId } = await db
    .updateTable('users')
    .set({ emailVerifiedAt: now })
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  const authenticator = { userId, secretSealed: 'sealed', confirmedAt: now, createdAt: now }
  await db.insertInto('authenticators').values(authenticator).execute()
  const needed = { data: { code: 'SECOND_FACTOR_NEEDED' } }
  await expect(use(browser, token)).rejects.toMatchObject(needed)
  for (let n = 0; n < 6; n++) await expect(type(browser, digits)).rejects.toMatchObject(needed)
  expect(await whoIsIn(browser)).toBeNull()
  await db.deleteFrom('authenticators').where('userId', '=', userId).execute()
  expect(await use(browser, token)).toMatchObject({ email })
})

test('following it confirms the address, and ends what someone else may have registered before', async () => {
  const { browser, email, registered, token } = await givenLink()
  expect(await whoIsIn(registered)).toBe(email)
  await addApp(registered, clock.now)
  const { device } = await addPasskey(registered)
  await use(browser, token)
  const { emailVerifiedAt } = await db
    .selectFrom('users')
    .select('emailVerifiedAt')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  expect(emailVerifiedAt).toBe(clock.now().toISOString())
  expect(await whoIsIn(registered)).toBeNull()
  await expect(visitor().trpc.auth.login.mutate({ email, password: PASSWORD })).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  })
  const response = device.get(await visitor().trpc.auth.passkeys.signInOptions.mutate())
  await expect(visitor().trpc.auth.passkeys.signIn.mutate({ response })).rejects.toMatchObject({
    data: { code: 'UNAUTHENTICATED' },
  })
  expect(await browser.trpc.auth.secondFactor.state.query()).toMatchObject({ app: null, passkeys: 0 })
  expect(await whoIsIn(browser)).toBe(email)
})

test('a confirmed person keeps their password and other sessions', async () => {
  const { browser, email, registered, token } = await givenLink()
  await db.updateTable('users').set({ emailVerifiedAt: clock.now() }).where('email', '=', email).execute()
  await use(browser, token)
  expect(await whoIsIn(registered)).toBe(email)
  expect(await visitor().trpc.auth.login.mutate({ email, password: PASSWORD })).toMatchObject({ email })
})

test('asking twice keeps the earlier link, and the code is that of the newest', async () => {
  const { browser, digits, email, token } = await givenLink()
  await request(email, { browser })
  const newest = (await signInLinksTo(services, email)).at(-1)
  expect(newest?.token).not.toBe(token)
  await expect(type(browser, digits)).rejects.toMatchObject(WRONG_CODE)
  expect(await use(browser, token)).toMatchObject({ email })
})

test('the dialog of administrators mails no link to clients', async () => {
  const { email } = await client()
  await request(email, { role: 'ADMIN' })
  expect(await signInLinksTo(services, email)).toEqual([])
  const boss = await admin()
  const browser = await request(boss.email, { role: 'ADMIN' })
  const [link] = await signInLinksTo(services, boss.email)
  expect(await use(browser, link?.token ?? '')).toMatchObject({ role: 'ADMIN' })
})

test('refuses a link of someone who was deactivated since', async () => {
  const { browser, email, token } = await givenLink()
  await db.updateTable('users').set({ deactivatedAt: clock.now() }).where('email', '=', email).execute()
  await expect(use(browser, token)).rejects.toMatchObject(ENDED)
  await request(email)
  expect(await signInLinksTo(services, email)).toHaveLength(1)
})

test('known, unknown, deactivated and unconfirmed addresses get the same answers and rows', async () => {
  const { clock, client, services, visitor } = await testApp()
  const { pool } = services.database
  const tables = ['audit_logs', 'jobs.job', 'rate_limits', 'sign_in_links', 'sign_ins']
  const counts = async () => {
    const answers = tables.map((table) => pool.query(`select count(*)::int as rows from ${table}`))
    return (await Promise.all(answers)).map(({ rows }) => rows[0].rows)
  }
  async function answersTo(email: string) {
    clock.advance({ seconds: 1 })
    const browser = visitor()
    const before = await counts()
    const asked = await browser.rest('POST', '/api/auth/links', { email })
    const after = await counts()
    await mailSignInLinks(services)
    const typed = []
    for (let n = 0; n < 6; n++) {
      typed.push(await browser.rest('POST', '/api/auth/links/use-code', { digits: '000000' }))
    }
    return {
      asked: [asked.status, asked.text, Object.keys(asked.headers)],
      rows: after.map((rows, n) => rows - before[n]),
      typed: typed.map(({ status, text }) => [status, text]),
    }
  }
  const [known, unconfirmed, deactivated] = [await client(), await client(), await client()]
  const { db } = services.database
  const set = (email: string, facts: object) =>
    db.updateTable('users').set(facts).where('email', '=', email).execute()
  await set(known.email, { emailVerifiedAt: clock.now() })
  await set(deactivated.email, { deactivatedAt: clock.now() })
  const expected = await answersTo(known.email)
  expect(expected.typed[0]).toEqual([
    401,
    JSON.stringify({ error: WRONG_CODE.message, code: 'UNAUTHENTICATED' }),
  ])
  for (const email of ['nobody@example.com', unconfirmed.email, deactivated.email])
    expect(await answersTo(email)).toEqual(expected)
})

test('codes are refused after as many attempts whether or not there is an account, and count with passwords', async () => {
  const known = await client()
  async function untilRefused(email: string) {
    for (let n = 0; n < 3; n++)
      await visitor().rest('POST', '/api/auth/jwt/login', { email, password: `Wrong${n}` })
    const browser = await request(email)
    const statuses = []
    for (let n = 0; n < 9; n++)
      statuses.push((await browser.rest('POST', '/api/auth/links/use-code', { digits: '000000' })).status)
    return statuses
  }
  const expected = [...Array.from({ length: 7 }, () => 401), 429, 429]
  expect(await untilRefused(known.email)).toEqual(expected)
  expect(await untilRefused('no-one@example.com')).toEqual(expected)
})

test('once the newest link has ended, no code of an earlier one counts', async () => {
  const { browser, digits, email } = await givenLink()
  await request('another@example.com', { browser })
  for (let n = 0; n < 5; n++) await expect(type(browser, '000000')).rejects.toMatchObject(WRONG_CODE)
  await expect(type(browser, digits)).rejects.toMatchObject(WRONG_CODE)
  expect(await whoIsIn(browser)).not.toBe(email)
})

test('three links an hour for an address', async () => {
  const { email } = await client()
  for (let n = 0; n < 3; n++) await request(email)
  await expect(request(email)).rejects.toMatchObject({ data: { code: 'RATE_LIMITED' } })
})

test('the outbox holds link and code encrypted, the tables only hashes, and administrators read neither', async () => {
  const { digits, email, token } = await givenLink()
  const stored = await Promise.all([
    db.selectFrom('outboxMails').selectAll().execute(),
    db.selectFrom('signInLinks').selectAll().execute(),
    db.selectFrom('auditLogs').selectAll().execute(),
  ])
  expect(JSON.stringify(stored)).not.toContain(token)
  const { trpc } = await admin()
  const { items } = await trpc.admin.outbox.list.query({})
  const text = items.find(
    ({ recipient, template }) => recipient === email && template === 'sign-in-link',
  )?.text
  expect(text).toContain('[code, visible only to the recipient]')
  expect(text).not.toContain(digits)
})

test('where links are switched off, none is sent or taken', async () => {
  const { client, visitor } = await testApp({
    replace: ({ settings }) => ({ settings: { ...settings, signInLinks: false } }),
  })
  const { email } = await client()
  const { links, providers } = visitor().trpc.auth
  const missing = { data: { code: 'NOT_FOUND' }, message: 'Sign-in links are not available here' }
  expect(await providers.list.query()).toMatchObject({ links: false })
  await expect(links.request.mutate({ email })).rejects.toMatchObject(missing)
  await expect(links.use.mutate({ token: 'any' })).rejects.toMatchObject(missing)
  await expect(links.useCode.mutate({ digits: '123456' })).rejects.toMatchObject(missing)
})

test.each(['12345', '1234567', 'abcdef', ''])('refuses %j as a code', async (digits) => {
  await expect(type(visitor(), digits)).rejects.toMatchObject({
    data: { code: 'INVALID' },
    message: 'Please enter the six digits from the email',
  })
})
