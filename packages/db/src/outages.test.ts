import { expect, test } from 'vitest'
import { ConnectionFailed, outageOf, outageOfCode } from './outages.ts'

test.each([
  ['53100', 'DISK_FULL'],
  ['53300', 'BUSY'],
  ['53200', 'BUSY'],
  ['57P01', 'UNREACHABLE'],
  ['57P02', 'UNREACHABLE'],
  ['57P03', 'UNREACHABLE'],
  ['08000', 'UNREACHABLE'],
  ['08006', 'UNREACHABLE'],
  ['08007', 'UNKNOWN'],
  ['25006', 'UNREACHABLE'],
  ['23505', undefined],
  ['57014', undefined],
])('PostgreSQL’s code %s means %s', (code, outage) => {
  expect(outageOfCode(code)).toBe(outage)
})

test('an error caused by an outage counts as one, and a failure of another service does not', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const unreachable = new ConnectionFailed('UNREACHABLE', refused)
  expect(outageOf(new Error('The caller could not be looked up', { cause: unreachable }))).toBe('UNREACHABLE')
  expect(outageOf(new Error('fetch failed', { cause: refused }))).toBeUndefined()
  expect(outageOf('nothing')).toBeUndefined()
})
