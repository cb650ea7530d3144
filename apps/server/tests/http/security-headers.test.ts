import { expect, test } from 'vitest'
import { fileApp, plainPasswords, testApp } from '../support/test-app.ts'

const { admin, client, visitor } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })

const get = (url: string) => visitor().send({ method: 'GET', url })

function policyOf(headers: Record<string, unknown>): Record<string, string> {
  const directives = String(headers['content-security-policy']).split(';')
  return Object.fromEntries(
    directives.map((directive) => directive.trim().split(/ (.*)/s) as [string, string]),
  )
}

test.each(['/api/health', '/api/users', '/api/nothing', '/api/docs', '/trpc/auth.session', '/nothing'])(
  'the response at %s has security headers',
  async (url) => {
    const { headers } = await get(url)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
    })
    expect(headers).not.toHaveProperty('x-powered-by')
    expect(headers).not.toHaveProperty('server')
  },
)

test('scripts load only from our own origin, and pages cannot be framed', async () => {
  const policy = policyOf((await get('/nothing')).headers)
  expect(policy).toMatchObject({
    'default-src': "'self'",
    'script-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
    'connect-src': "'self'",
  })
  expect(policy['script-src']).not.toMatch(/unsafe|\*|https?:/)
})

test.each(['/checklist-form', '/checklist-form/', '/checklist-form?again=1'])(
  'our own pages may frame %s',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(policyOf(headers)['frame-ancestors']).toBe("'self'")
  },
)

test.each(['/checklist-forms', '/checklist-form/more', '/automation-checklist', '/?/checklist-form'])(
  'no page may frame %s',
  async (url) => {
    const { headers } = await get(url)
    expect(headers['x-frame-options']).toBe('DENY')
    expect(policyOf(headers)['frame-ancestors']).toBe("'none'")
  },
)

test('a page may frame our own files and the checklist form, built-in or external', async () => {
  expect(policyOf((await get('/')).headers)['frame-src']).toBe("'self'")
  const links = { checklistFormUrl: 'https://forms.example.com/f/1?a=b', schedulerUrl: '/schedule' }
  const external = await testApp({ replace: ({ settings }) => ({ settings: { ...settings, links } }) })
  const { headers } = await external.visitor().rest('GET', '/')
  expect(policyOf(headers)['frame-src']).toBe("'self' https://forms.example.com")
})

test.each([
  '/api/health',
  '/api/auth/session',
  '/api/nothing',
  '/api',
  '/trpc/auth.session',
  '/trpc/nothing',
])('the response at %s is not cached', async (url) => {
  expect((await get(url)).headers['cache-control']).toBe('no-store')
})

test('responses that need a session are not cached', async () => {
  expect((await (await client()).rest('GET', '/api/auth/session')).headers['cache-control']).toBe('no-store')
  expect((await (await admin()).rest('GET', '/api/users')).headers['cache-control']).toBe('no-store')
})

test.each([
  '/invite/accept?token=secret',
  '/invite/accept',
  '/schedule/secret',
  '/chat/secret',
  '/reset-password?token=secret',
  '/reset-password/',
  '/confirm-email?token=secret',
  '/undo-email?token=secret',
  '/sign-in?token=secret',
  '/sign-in/provider',
  '/unsubscribe?token=secret',
  '/your-data/secret',
  '/checkout?invoice=any&key=secret',
  '/client/payment-success?session_id=secret',
  '/sandbox/secret',
  '/sign/any?token=secret',
  '/sign/any',
])('the page %s sends no referrer', async (url) => {
  expect((await get(url)).headers['referrer-policy']).toBe('no-referrer')
})

test('HSTS is sent only over HTTPS', async () => {
  expect((await get('/api/health')).headers).not.toHaveProperty('strict-transport-security')
  const secure = await testApp({ publicUrl: 'https://www.example.com' })
  const { headers } = await secure.visitor().rest('GET', '/api/health')
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
  const all = await testApp({ publicUrl: 'https://www.example.com', hstsSubdomains: true })
  expect((await all.app.inject('/api/health')).headers['strict-transport-security']).toBe(
    'max-age=31536000; includeSubDomains',
  )
})

test('no response allows other origins to read it', async () => {
  const headers = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
  for (const method of ['OPTIONS', 'GET'] as const) {
    const answer = await visitor().send({ method, url: '/api/auth/session', headers })
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
})

test('HEAD responds like GET, without the body', async () => {
  const answer = await visitor().send({ method: 'HEAD', url: '/api/health' })
  expect(answer).toMatchObject({ status: 200, text: '' })
})
