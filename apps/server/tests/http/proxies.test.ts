import { expect, test } from 'vitest'
import { fileApp, plainPasswords, type TestApp } from '../support/test-app.ts'

const PASSWORD = 'Prairie2026!'

const behind = (trustProxy: number) => fileApp({ trustProxy, replace: () => ({ passwords: plainPasswords }) })
const [direct, proxied, proxiedTwice] = [await behind(0), await behind(1), await behind(2)]

/** The address of a request as the server sees it, read from the session it starts. */
async function addressSeen(app: TestApp, headers: Record<string, string>, peer = '192.0.2.200') {
  const { email } = await app.client()
  const { db } = app.services.database
  await db.deleteFrom('sessions').execute()
  await app.visitor({ ip: peer }).send({
    method: 'POST',
    url: '/api/auth/jwt/login',
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify({ email, password: PASSWORD }),
  })
  const { ip } = await db.selectFrom('sessions').select('ip').executeTakeFirstOrThrow()
  return ip
}

const CHAIN = { 'x-forwarded-for': '6.6.6.6, 198.51.100.7, 203.0.113.8' }

test.each([
  [0, '192.0.2.200', direct],
  [1, '203.0.113.8', proxied],
  [2, '198.51.100.7', proxiedTwice],
])('behind %i proxies the visitor’s address is %s', async (_, address, app) => {
  expect(await addressSeen(app, CHAIN)).toBe(address)
})

test('without a proxy, a made-up address does not bypass rate limits', async () => {
  const { visitor } = direct
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, n) =>
      visitor({ ip: '192.0.2.201' }).send({
        method: 'POST',
        url: '/api/auth/jwt/login',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}` },
        payload: JSON.stringify({ email: `guess${n}@example.com`, password: PASSWORD }),
      }),
    ),
  )
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50)
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10)
})

test('without a proxy, forwarded headers do not make a request same-origin', async () => {
  const { visitor } = direct
  const answer = await visitor().send({
    method: 'POST',
    url: '/api/auth/logout',
    headers: {
      origin: 'https://evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
    },
  })
  expect(answer.status).toBe(403)
})

test('behind a proxy outside production, the forwarded host counts as our origin', async () => {
  const { visitor } = proxied
  const forwarded = { 'x-forwarded-host': 'preview.example', 'x-forwarded-proto': 'https' }
  const logout = (origin: string) =>
    visitor().send({ method: 'POST', url: '/api/auth/logout', headers: { origin, ...forwarded } })
  expect((await logout('https://preview.example')).status).toBe(200)
  expect((await logout('https://evil.example')).status).toBe(403)
})
