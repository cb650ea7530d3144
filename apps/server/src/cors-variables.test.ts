import { expect, test } from 'vitest'
import { problemOf } from '../tests/support/env-problem.ts'
import { readEnv } from './env.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.example.com',
  PAYMENTS: 'sandbox',
  DATABASE: 'embedded',
}

test('no other origin is listed unless one is set', () => {
  expect(readEnv({}).corsOrigins).toEqual([])
})

test('reads origins, with and without credentials', () => {
  const CORS_ORIGINS = 'https://app.example.com+credentials, https://tools.example.org:8443'
  expect(readEnv({ ...production, CORS_ORIGINS }).corsOrigins).toEqual([
    { origin: 'https://app.example.com', credentials: true },
    { origin: 'https://tools.example.org:8443', credentials: false },
  ])
})

test('outside production, this machine may go without HTTPS', () => {
  const CORS_ORIGINS = 'http://localhost:5173'
  expect(readEnv({ CORS_ORIGINS }).corsOrigins).toEqual([{ origin: CORS_ORIGINS, credentials: false }])
  expect(problemOf({ ...production, CORS_ORIGINS })).toBe(
    'CORS_ORIGINS: must start with https://, and http://localhost:5173 does not',
  )
})

const FORM =
  'must be comma-separated origins such as https://app.example.com, without a path; each may end with +credentials. Not valid:'

test.each([
  ['*', 'must list each origin: * would let every site in'],
  ['https://*.example.com', 'must list each origin: * would let every site in'],
  ['https://app.example.com/', `${FORM} https://app.example.com/`],
  ['https://app.example.com/path', `${FORM} https://app.example.com/path`],
  ['app.example.com', `${FORM} app.example.com`],
  ['null', `${FORM} null`],
  ['ftp://app.example.com', `${FORM} ftp://app.example.com`],
  ['https://app.example.com,', `${FORM} (empty)`],
  ['https://app.example.com+cookies', `${FORM} https://app.example.com+cookies`],
  ['https://a.example,https://a.example+credentials', 'lists https://a.example twice'],
  ['http://app.example.com', 'must start with https://, and http://app.example.com does not'],
])('refuses %j', (CORS_ORIGINS, problem) => {
  expect(problemOf({ CORS_ORIGINS })).toBe(`CORS_ORIGINS: ${problem}`)
})
