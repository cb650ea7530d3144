import { configurationGroups, ownVariables } from '@tallgrass/core'
import { expect, test } from 'vitest'
import { problemOf } from '../tests/support/env-problem.ts'
import { readEnv, variableNames } from './env.ts'

test('without variables, no metrics are given to others and no collector is told', () => {
  expect(readEnv({}).observe).toEqual({ logLevel: 'warn', metricsToken: undefined, collector: undefined })
})

test.each([
  ['METRICS_TOKEN', { METRICS_TOKEN: 'short' }, 'must have at least 16 characters'],
  ['METRICS_TOKEN', { METRICS_TOKEN: 'a token of two words' }, 'must not contain spaces'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'must be the address'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'grpc://otel:4317' }, 'OTLP over HTTP'],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'must be a level'],
])('%s is refused if it cannot work: %j', (name, variables, reason) => {
  const problem = problemOf(variables)
  expect(problem).toContain(`${name}: `)
  expect(problem).toContain(reason)
})

test('the groups of shared settings name variables that exist, each once', () => {
  const named = [...configurationGroups.flatMap(({ variables }) => [...variables]), ...ownVariables]
  expect(named.filter((name) => !variableNames.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('processes with the same settings are alike, whether defaults are written out or not', () => {
  expect(readEnv({ TRUST_PROXY: '0', PORT: '4000' }).sharedSettings).toEqual(readEnv({}).sharedSettings)
})

test('a virus scanner and a seal may be in different places, but every process has them or none', () => {
  const scanner = (host: string) => readEnv({ CLAMD_URL: `tcp://${host}:3310` }).sharedSettings
  expect(scanner('10.0.0.1')).toEqual(scanner('10.0.0.2'))
})

test.each([
  [{ SMTP_URL: 'smtp://mail.example.com' }, 'email'],
  [{ TRUST_PROXY: '1' }, 'addresses'],
  [{ CLAMD_URL: 'tcp://127.0.0.1:3310' }, 'files and backups'],
  [{ SEAL_P12: '/srv/seal.p12' }, 'signing'],
  [{ RETENTION_CHATS: '30' }, 'others'],
])('other settings differ in their group: %j', (variables, group) => {
  const [usual, other] = [readEnv({}).sharedSettings, readEnv(variables).sharedSettings]
  const differing = configurationGroups.filter((_, at) => usual[at] !== other[at])
  expect(differing.map(({ name }) => name)).toEqual([group])
})
