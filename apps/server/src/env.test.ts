import { DAY_S } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { problemOf } from '../tests/support/env-problem.ts'
import { readEnv } from './env.ts'

type Variables = Record<string, string>

const production: Variables = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  PAYMENTS: 'sandbox',
  DATABASE: 'embedded',
}

test('without variables, the server is reachable from this machine only', () => {
  expect(readEnv({})).toMatchObject({
    production: false,
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://localhost:3000',
    databaseUrl: undefined,
    dataDirectory: './data',
    demoData: true,
    rateLimits: true,
    firstAdministrator: undefined,
    trustProxy: 0,
    hstsSubdomains: false,
    invitationTtl: 7 * DAY_S,
    sessionLifetimes: {
      CLIENT: { idle: 7 * DAY_S, max: 30 * DAY_S },
      ADMIN: { idle: 12 * 3600, max: 7 * DAY_S },
    },
  })
})

test('visitors are sent to the built-in pages unless external ones are configured', () => {
  expect(readEnv({}).links).toEqual({ schedulerUrl: '/schedule', checklistFormUrl: '/checklist-form' })
  const SCHEDULER_URL = 'https://cal.example.com/tallgrass'
  const CHECKLIST_FORM_URL = 'https://forms.example.com/checklist?from=site'
  expect(readEnv({ SCHEDULER_URL, CHECKLIST_FORM_URL }).links).toEqual({
    schedulerUrl: SCHEDULER_URL,
    checklistFormUrl: CHECKLIST_FORM_URL,
  })
})

test.each(['http://forms.example.com', 'forms.example.com', '/form', 'javascript:alert(1)', 'https://'])(
  'refuses %j as an external page',
  (address) => {
    const message = 'must be a full URL that starts with https://'
    expect(problemOf({ CHECKLIST_FORM_URL: address })).toBe(`CHECKLIST_FORM_URL: ${message}`)
    expect(problemOf({ SCHEDULER_URL: address })).toBe(`SCHEDULER_URL: ${message}`)
  },
)

test('the embedded assistant answers unless a language model is configured with its key', () => {
  const LLM_API_KEY = 'sk-secret'
  expect(readEnv({}).llm).toBeUndefined()
  expect(readEnv({ LLM_API_KEY, LLM_MODEL: 'small' }).llm).toBeUndefined()
  expect(readEnv({ ASSISTANT: 'llm', LLM_API_KEY, LLM_MODEL: 'small' }).llm).toEqual({
    apiKey: LLM_API_KEY,
    baseUrl: undefined,
    model: 'small',
    dailyTokens: 200_000,
  })
  expect(problemOf({ ASSISTANT: 'llm' })).toBe(
    'LLM_API_KEY: is required when ASSISTANT=llm\nLLM_MODEL: is required when ASSISTANT=llm',
  )
  expect(problemOf({ ASSISTANT: 'human' })).toBe('ASSISTANT: must be embedded or llm')
  expect(problemOf({ LLM_BASE_URL: 'file:///etc' })).toMatch(/^LLM_BASE_URL: must be a full URL/)
})

test('payments are test payments unless Stripe is configured with its key and webhook secrets', () => {
  expect(readEnv({}).payments).toEqual({ provider: 'sandbox', secret: undefined })
  const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2' }
  expect(readEnv({ ...stripe, SANDBOX_WEBHOOK_SECRET: 'x'.repeat(16) }).payments).toEqual({
    provider: 'sandbox',
    secret: 'x'.repeat(16),
  })
  expect(readEnv({ ...production, ...stripe, PAYMENTS: 'stripe' }).payments).toEqual({
    provider: 'stripe',
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiBase: undefined,
  })
  const STRIPE_API_BASE = 'http://127.0.0.1:12111'
  expect(readEnv({ ...stripe, STRIPE_API_BASE, PAYMENTS: 'stripe' }).payments).toMatchObject({
    apiBase: STRIPE_API_BASE,
  })
  expect(problemOf({ PAYMENTS: 'stripe' })).toBe(
    'STRIPE_SECRET_KEY: is required when PAYMENTS=stripe\nSTRIPE_WEBHOOK_SECRET: is required when PAYMENTS=stripe',
  )
})

test('documents are signed on the built-in pages unless BoldSign is configured with its key and webhook secrets', () => {
  expect(readEnv({}).esign).toEqual({ provider: 'builtin' })
  const boldSign = { BOLDSIGN_API_KEY: 'key', BOLDSIGN_WEBHOOK_SECRET: 'coming, leaving' }
  expect(readEnv(boldSign).esign).toEqual({ provider: 'builtin' })
  expect(readEnv({ ...boldSign, ESIGN: 'boldsign' }).esign).toEqual({
    provider: 'boldsign',
    apiKey: 'key',
    webhookSecrets: ['coming', 'leaving'],
    apiBase: undefined,
  })
  const BOLDSIGN_API_BASE = 'https://api-eu.boldsign.com'
  expect(readEnv({ ...boldSign, BOLDSIGN_API_BASE, ESIGN: 'boldsign' }).esign).toMatchObject({
    apiBase: BOLDSIGN_API_BASE,
  })
  expect(problemOf({ ESIGN: 'boldsign' })).toBe(
    'BOLDSIGN_API_KEY: is required when ESIGN=boldsign\nBOLDSIGN_WEBHOOK_SECRET: is required when ESIGN=boldsign',
  )
})

test('in production, the server listens on all addresses', () => {
  expect(readEnv(production)).toMatchObject({ production: true, host: '0.0.0.0', demoData: false })
  expect(readEnv({ ...production, HOST: '127.0.0.1' }).host).toBe('127.0.0.1')
})

test('in production, DATABASE_URL or DATABASE=embedded is required', () => {
  const DATABASE_URL = 'postgres://localhost/tallgrass'
  expect(problemOf({ ...production, DATABASE: '' })).toBe(
    'DATABASE_URL: is required when NODE_ENV=production; or set DATABASE=embedded to keep the database in DATA_DIR',
  )
  expect(readEnv({ ...production, DATABASE: '', DATABASE_URL }).databaseUrl).toBe(DATABASE_URL)
  expect(readEnv({ ...production, DATABASE: 'embedded' }).databaseUrl).toBeUndefined()
})

test('subdomains require HTTPS only if configured', () => {
  expect(readEnv({ HSTS_SUBDOMAINS: '1' }).hstsSubdomains).toBe(true)
})

test('administrators need a second factor only if configured', () => {
  expect(readEnv({}).requireAdminSecondFactor).toBe(false)
  expect(readEnv({ REQUIRE_ADMIN_2FA: '1' }).requireAdminSecondFactor).toBe(true)
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', PUBLIC_URL: '', DATABASE_URL: '', ADMIN_EMAIL: '' })).toEqual(readEnv({}))
})

test('the public address follows the port', () => {
  expect(readEnv({ PORT: '4000' }).publicUrl).toBe('http://localhost:4000')
})

test('lifetimes are set in seconds', () => {
  const variables = {
    SESSION_CLIENT_IDLE: '1',
    SESSION_CLIENT_MAX: '2',
    SESSION_ADMIN_IDLE: '3',
    SESSION_ADMIN_MAX: '4',
    INVITATION_TTL: '5',
  }
  expect(readEnv(variables)).toMatchObject({
    sessionLifetimes: { CLIENT: { idle: 1, max: 2 }, ADMIN: { idle: 3, max: 4 } },
    invitationTtl: 5,
  })
})

describe('an impossible configuration is refused', () => {
  test.each<[string, Variables]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '65536' }],
    ['PORT', { PORT: '-1' }],
    ['PORT', { PORT: '3000.5' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'www.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://www.example.com/' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://www.example.com/shop' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://www.example.com' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://WWW.example.com' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/tallgrass' }],
    ['DATABASE_URL', { DATABASE_URL: 'tallgrass' }],
    ['DATABASE_URL', { ...production, DATABASE: '' }],
    ['DATABASE', { DATABASE: 'postgres' }],
    ['DATABASE', { DATABASE: 'embedded', DATABASE_URL: 'postgres://localhost/tallgrass' }],
    ['DEMO_DATA', { DEMO_DATA: 'yes' }],
    ['RATE_LIMITS', { RATE_LIMITS: 'off' }],
    ['PAGE_WAIT', { PAGE_WAIT: '-1' }],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ruth', ADMIN_PASSWORD: 'Prairie2026' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'prairie' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ruth@example.com' }],
    ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Prairie2026' }],
    ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'yes' }],
    ['REQUIRE_ADMIN_2FA', { REQUIRE_ADMIN_2FA: 'yes' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
    ['SESSION_CLIENT_IDLE', { SESSION_CLIENT_IDLE: '0' }],
    ['SESSION_CLIENT_MAX', { SESSION_CLIENT_MAX: '30d' }],
    ['SESSION_ADMIN_IDLE', { SESSION_ADMIN_IDLE: '-5' }],
    ['SESSION_ADMIN_MAX', { SESSION_ADMIN_MAX: '1e99' }],
    ['INVITATION_TTL', { INVITATION_TTL: 'week' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['PAYMENTS', { PAYMENTS: 'paypal' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'pk_test_1' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: 'whsec_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'sk_test_1' }],
    ['STRIPE_WEBHOOK_SECRET', { STRIPE_WEBHOOK_SECRET: 'whsec_1,,whsec_2' }],
    ['STRIPE_API_BASE', { STRIPE_API_BASE: 'https://api.stripe.com/v1' }],
    ['SANDBOX_WEBHOOK_SECRET', { SANDBOX_WEBHOOK_SECRET: 'short' }],
    ['ESIGN', { ESIGN: 'docusign' }],
    ['BOLDSIGN_API_KEY', { BOLDSIGN_API_KEY: 'a key' }],
    ['BOLDSIGN_WEBHOOK_SECRET', { BOLDSIGN_WEBHOOK_SECRET: 'coming,,leaving' }],
    ['BOLDSIGN_API_BASE', { BOLDSIGN_API_BASE: 'https://api.boldsign.com/v1' }],
    ['PUBLIC_URL', { ...production, PUBLIC_URL: '' }],
    ['PAYMENTS', { ...production, PAYMENTS: '' }],
    ['RATE_LIMITS', { ...production, RATE_LIMITS: '0' }],
  ])('%s in %j, by name and with a reason', (name, variables) => {
    expect(problemOf(variables)).toMatch(new RegExp(`^(${name}: \\S+ .+\n?)+$`))
  })

  test('with one line for each invalid variable', () => {
    const lines = problemOf({ PORT: 'x', TRUST_PROXY: 'x', LOG_LEVEL: 'x' }).split('\n')
    expect(lines.map((line) => line.split(':')[0])).toEqual(['PORT', 'TRUST_PROXY', 'LOG_LEVEL'])
  })

  test('without repeating a password', () => {
    const variables = { ADMIN_EMAIL: 'ruth@example.com', ADMIN_PASSWORD: 'unmistakable' }
    expect(problemOf(variables)).not.toContain('unmistakable')
    const keys = { STRIPE_SECRET_KEY: 'unmistakable', STRIPE_WEBHOOK_SECRET: 'unmistakable' }
    expect(problemOf(keys)).not.toContain('unmistakable')
    expect(problemOf({ BOLDSIGN_API_KEY: 'unmistakable key' })).not.toContain('unmistakable')
  })
})

describe('demo data is loaded', () => {
  test.each<[boolean, Variables]>([
    [true, {}],
    [true, { HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:8080' }],
    [true, { HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }],
    [true, { HOST: '0.0.0.0', DEMO_DATA: '1' }],
    [true, { DATABASE_URL: 'postgres://localhost/tallgrass', DEMO_DATA: '1' }],
    [true, { ...production, DEMO_DATA: '1' }],
    [false, { DEMO_DATA: '0' }],
    [false, { HOST: '0.0.0.0' }],
    [false, { HOST: '192.168.1.20' }],
    [false, { PUBLIC_URL: 'https://www.example.com' }],
    [false, { PUBLIC_URL: 'http://localhost.example.com' }],
    [false, { DATABASE_URL: 'postgres://localhost/tallgrass' }],
    [false, production],
    [false, { ...production, PUBLIC_URL: 'http://localhost:3000', HOST: '127.0.0.1' }],
  ])('%j with %j', (expected, variables) => {
    expect(readEnv(variables).demoData).toBe(expected)
  })
})

test('providers may redirect only to their own pages, or to this machine if it is configured', () => {
  expect(readEnv({}).providerHosts).toEqual({
    payments: { secure: ['checkout.stripe.com'], plain: [] },
    signing: {
      secure: ['app.boldsign.com', 'app-eu.boldsign.com', 'app-ca.boldsign.com', 'app-au.boldsign.com'],
      plain: [],
    },
  })
  const named = {
    PAYMENT_HOSTS: 'Pay.example.com, 127.0.0.1:4242',
    STRIPE_API_BASE: 'http://localhost:12111',
  }
  expect(readEnv(named).providerHosts.payments).toEqual({
    secure: ['pay.example.com', '127.0.0.1:4242'],
    plain: ['127.0.0.1:4242', 'localhost:12111'],
  })
  expect(readEnv({ ...production, ...named }).providerHosts.payments.plain).toEqual([])
  expect(readEnv({ BOLDSIGN_API_BASE: 'http://sign.example.com' }).providerHosts.signing.plain).toEqual([])
})

test.each([
  'https://pay.example.com',
  'pay.example.com/',
  'pay.example.com,',
  '*',
  'a b',
  'user@pay.example.com',
])('refuses %j among the hosts of providers', (hosts) => {
  expect(problemOf({ PAYMENT_HOSTS: hosts })).toMatch(/^PAYMENT_HOSTS: must be comma-separated hosts such as/)
  expect(problemOf({ SIGNING_HOSTS: hosts })).toMatch(/^SIGNING_HOSTS: must be comma-separated hosts such as/)
})
