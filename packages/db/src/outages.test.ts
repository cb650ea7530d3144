import { expect, test } from 'vitest'
import { ConnectionFailed, outageOf, outageOfCode } from './outages.ts'

test.each([
  ['53100', 'DISK_FULL'],
  ['53300', 'BUSY'],
  ['53200', 'BUSY'],
  ['57P01', 'AWAY'],
  ['57P02', 'AWAY'],
  ['57P03', 'AWAY'],
  ['08000', 'AWAY'],
  ['08006', 'AWAY'],
  ['08007', 'UNKNOWN'],
  ['23505', undefined],
  ['57014', undefined],
])('the code %s of PostgreSQL is %s', (code, outage) => {
  expect(outageOfCode(code)).toBe(outage)
})

test('what an outage was the cause of is an outage, and the failure of another service is none', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED'), {
    code: 'ECONNREFUSED',
    syscall: 'connect',
  })
  const away = new ConnectionFailed('AWAY', refused)
  expect(outageOf(new Error('The caller could not be looked up', { cause: away }))).toBe('AWAY')
  expect(outageOf(new Error('fetch failed', { cause: refused }))).toBeUndefined()
  expect(outageOf('nothing')).toBeUndefined()
})
