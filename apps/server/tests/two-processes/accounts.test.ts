import { startSmtp, unique } from '@tallgrass/testing'
import { afterAll, describe, expect, test, vi } from 'vitest'
import { tokenOf } from '../support/token-of.ts'
import { openVisitor, statusesOf, type Visitor } from './open-visitor.ts'
import { aPlace, owner, startTwo } from './two-servers.ts'

const PASSWORD = 'Prairie2026!'

const smtp = await startSmtp()
afterAll(smtp.stop)
const place = await aPlace({ atEnd: afterAll, variables: { SMTP_URL: smtp.url } })
const [one, other] = await startTwo(place, afterAll)
const { balancer } = place

const sessionAt = async (visitor: Visitor, at: { url: string }) =>
  (await visitor.rest(at, 'GET', '/api/auth/session')).status

async function aClient(at: { url: string }) {
  const visitor = openVisitor()
  const email = `client${unique()}@example.com`
  const person = { name: 'Maren Okafor', email, password: PASSWORD }
  expect((await visitor.rest(at, 'POST', '/api/auth/jwt/register', person)).status).toBe(200)
  return { ...visitor, email }
}

async function signedIn(at: { url: string }, email: string, password = PASSWORD) {
  const visitor = openVisitor()
  const answer = await visitor.rest(at, 'POST', '/api/auth/jwt/login', { email, password })
  expect(answer.status).toBe(200)
  return visitor
}

/** The link in the email to this address. */
async function linkTo(email: string, page: string): Promise<string> {
  const mail = await vi.waitFor(
    () => {
      const found = smtp.received.find(({ text, to }) => to?.[0]?.address === email && text?.includes(page))
      expect(found).toBeDefined()
      return found
    },
    { timeout: 20_000 },
  )
  return /https?:\/\/\S+token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? ''
}

describe('a session', () => {
  test('started at one process is valid at the other and behind the balancer', async () => {
    const visitor = await aClient(one)
    expect(await sessionAt(visitor, other)).toBe(200)
    const behind = await Promise.all(Array.from({ length: 6 }, () => sessionAt(visitor, balancer)))
    expect(new Set(behind)).toEqual(new Set([200]))
  })

  test('ended at one process is invalid at the other from the next call', async () => {
    const visitor = await aClient(one)
    const copy = openVisitor()
    for (const [name, value] of visitor.cookies) copy.cookies.set(name, value)
    expect(await sessionAt(copy, one)).toBe(200)
    await visitor.rest(other, 'POST', '/api/auth/logout')
    expect([await sessionAt(copy, one), await sessionAt(copy, other)]).toEqual([401, 401])
  })

  test('ends everywhere after a password change, except the one that made it', async () => {
    const { email, ...laptop } = await aClient(one)
    const phone = await signedIn(other, email)
    const change = { currentPassword: PASSWORD, newPassword: 'Sunflower2026!' }
    expect((await laptop.rest(other, 'POST', '/api/auth/password', change)).status).toBe(200)
    expect([await sessionAt(phone, one), await sessionAt(phone, other)]).toEqual([401, 401])
    expect([await sessionAt(laptop, one), await sessionAt(laptop, other)]).toEqual([200, 200])
    const old = { email, password: PASSWORD }
    expect((await openVisitor().rest(one, 'POST', '/api/auth/jwt/login', old)).status).toBe(401)
  })

  test('ends everywhere after a role change, and the new role applies everywhere', async () => {
    const { email, ...client } = await aClient(one)
    const admin = await signedIn(one, owner.email, owner.password)
    const change = { email, role: 'ADMIN' }
    expect((await admin.rest(other, 'POST', '/api/auth/jwt/elevate-user', change)).status).toBe(200)
    expect([await sessionAt(client, one), await sessionAt(client, other)]).toEqual([401, 401])
    const again = await signedIn(one, email)
    expect((await again.rest(other, 'GET', '/api/users')).status).toBe(200)
    await admin.rest(one, 'POST', '/api/auth/jwt/elevate-user', { email, role: 'CLIENT' })
    expect((await again.rest(other, 'GET', '/api/users')).status).toBe(401)
  })
})

test('our own pages can make changes at both processes, other sites at neither', async () => {
  const { cookies } = await aClient(one)
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const sendFrom = async (origin: string, { url }: { url: string }) => {
    const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
    return (await fetch(`${url}/api/chat/session`, { method: 'POST', headers })).status
  }
  const fromOwnPages = [await sendFrom(balancer.url, one), await sendFrom(balancer.url, other)]
  expect(fromOwnPages).toEqual([200, 200])
  const fromOtherSites = ['https://elsewhere.example', 'http://localhost:1'].flatMap((origin) => [
    sendFrom(origin, one),
    sendFrom(origin, other),
  ])
  expect(await Promise.all(fromOtherSites)).toEqual([403, 403, 403, 403])
})

describe('a link created by one process', () => {
  async function invitation(at: { url: string }) {
    const admin = await signedIn(at, owner.email, owner.password)
    const email = `grace${unique()}@example.com`
    const person = { firstName: 'Grace', lastName: 'Nwosu', email, role: 'CLIENT' }
    const { body } = await admin.rest(at, 'POST', '/api/invitations', person)
    const { inviteUrl } = body as { inviteUrl: string }
    return { admin, email, inviteUrl, path: `/api/invitations/${tokenOf(inviteUrl)}` }
  }
  const account = () => ({ username: `grace${unique()}`, password: PASSWORD })

  test('can be accepted once at the other, and has the shared public origin', async () => {
    const { email, inviteUrl, path } = await invitation(one)
    expect(new URL(inviteUrl).origin).toBe(balancer.url)
    expect(await linkTo(email, '/invite/')).toBe(inviteUrl)
    expect((await openVisitor().rest(other, 'GET', `${path}/validate`)).status).toBe(200)
    expect((await openVisitor().rest(other, 'POST', `${path}/accept`, account())).status).toBe(200)
    expect((await openVisitor().rest(one, 'POST', `${path}/accept`, account())).status).toBe(410)
    expect((await openVisitor().rest(one, 'GET', `${path}/validate`)).status).toBe(410)
  })

  test('creates one account when it is used at both at the same moment', async () => {
    const { admin, email, path } = await invitation(other)
    const attempt = (_: unknown, n: number) =>
      openVisitor().rest(n % 2 ? one : other, 'POST', `${path}/accept`, account())
    const answers = await Promise.all(Array.from({ length: 8 }, attempt))
    expect(statusesOf(answers)).toEqual([200, 410, 410, 410, 410, 410, 410, 410])
    const { body } = await admin.rest(balancer, 'GET', '/api/users')
    expect((body as { email: string }[]).filter((user) => user.email === email)).toHaveLength(1)
  })

  test('sets a new password once, even when it is used at both at the same moment', async () => {
    const { email, ...visitor } = await aClient(one)
    await openVisitor().rest(one, 'POST', '/api/auth/password/forgot', { email })
    const token = tokenOf(await linkTo(email, '/reset-password'))
    const attempt = (_: unknown, n: number) => {
      const input = { token, password: `Sunflower2026${n}` }
      return openVisitor().rest(n % 2 ? one : other, 'POST', '/api/auth/password/reset', input)
    }
    const answers = await Promise.all(Array.from({ length: 4 }, attempt))
    expect(statusesOf(answers)).toEqual([200, 410, 410, 410])
    expect([await sessionAt(visitor, one), await sessionAt(visitor, other)]).toEqual([401, 401])
    const winner = answers.findIndex(({ status }) => status === 200)
    await signedIn(balancer, email, `Sunflower2026${winner}`)
  })
})
