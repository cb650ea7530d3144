// Every way of signing in, and every check inside a session, has a row here.

import type { Passwords } from '@tallgrass/core'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestAnswer, TestBrowser } from '../support/test-browser.ts'
import { preparePeople } from '../support/worlds/people-world.ts'

let compared = 0
const counting: Passwords = {
  ...plainPasswords,
  async verify(password, hash) {
    compared += 1
    return plainPasswords.verify(password, hash)
  },
}
const app = await fileApp({ replace: () => ({ passwords: counting }) })
const { admin, client, services, visitor } = app
const { db } = services.database

const WRONG = 'Wrong2026!'

type Guess = (login: string, password: string, from?: TestBrowser) => Promise<TestAnswer>

const signIn: Guess = (email, password, from = visitor()) =>
  from.rest('POST', '/api/auth/jwt/login', { email, password })
const signInAsAdmin: Guess = (username, password, from = visitor()) =>
  from.rest('POST', '/api/auth/login', { username, password })

/** Each counts towards the same ten failures of an account, and towards the fifty of an address. */
const WAYS: [name: string, guess: Guess][] = [
  ['the customer dialog', signIn],
  ['the administrator dialog', signInAsAdmin],
]

/** Each needs a session, and counts by it. */
const CHECKS: [name: string, guess: (browser: TestBrowser) => Promise<TestAnswer>][] = [
  [
    'a change of the password',
    ({ rest }) => rest('POST', '/api/auth/password', { currentPassword: WRONG, newPassword: 'Sunflower7' }),
  ],
]

async function failTenTimes(email: string) {
  for (let n = 0; n < 10; n++) await present(WAYS[n % WAYS.length])[1](email, WRONG)
}

test('ten failures over all ways together refuse every way, from anywhere', async () => {
  const { email } = await admin()
  await failTenTimes(email)
  for (const [, guess] of WAYS) expect((await guess(email, PASSWORD)).status).toBe(429)
})

test('fifty failures from one address refuse every way there, whatever the account', async () => {
  const { email } = await admin()
  const here = visitor()
  for (let n = 0; n < 50; n++) {
    await present(WAYS[n % WAYS.length])[1](`someone${unique()}@example.com`, WRONG, here)
  }
  for (const [, guess] of WAYS) expect((await guess(email, PASSWORD, here)).status).toBe(429)
  expect((await signIn(email, PASSWORD)).status).toBe(200)
})

test.each(CHECKS)('%s counts apart from signing in', async (_name, guess) => {
  const browser = await client()
  for (let n = 0; n < 10; n++) expect((await guess(browser)).status).toBe(400)
  expect((await guess(browser)).status).toBe(429)
  const other = visitor()
  expect((await signIn(browser.email, PASSWORD, other)).status).toBe(200)
  expect((await guess(other)).status).toBe(400)
})

test.each(CHECKS)('%s is not refused because strangers failed to sign in', async (_name, guess) => {
  const browser = await client()
  await failTenTimes(browser.email)
  expect((await guess(browser)).status).toBe(400)
})

/** Logins that a stranger may try. */
async function logins(): Promise<string[]> {
  const world = preparePeople(app)
  const emailOf = async (id: string) => {
    const users = db.selectFrom('users').select(['id', 'email'])
    return present((await users.execute()).find((user) => user.id === id)).email
  }
  const { trpc } = await admin()
  const contact = await trpc.admin.contacts.create.mutate({
    firstName: 'Dele',
    lastName: 'Okafor',
    email: `dele${unique()}@example.com`,
  })
  const ended = await world.person()
  await trpc.admin.people.requirePassword.mutate(ended)
  const others = [await world.personWithFactor(), await world.deactivatedPerson(), ended]
  return [
    `nobody${unique()}@example.com`,
    (await client()).email,
    contact.email,
    ...(await Promise.all(others.map(({ id }) => emailOf(id)))),
  ]
}

test('the refusal of a wrong password tells nothing about the account', async () => {
  const known = await logins()
  for (const [, guess] of WAYS) {
    for (const login of known) {
      const browser = visitor()
      expect(await guess(login, WRONG, browser)).toMatchObject({
        status: 401,
        text: '{"error":"Invalid credentials","code":"UNAUTHENTICATED"}',
      })
      expect(browser.cookies.size).toBe(0)
    }
  }
})

test('every attempt compares one password, whether or not there is an account', async () => {
  for (const login of await logins()) {
    const before = compared
    await signIn(login, WRONG)
    expect(compared).toBe(before + 1)
  }
})
