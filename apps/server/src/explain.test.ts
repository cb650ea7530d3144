import { MigrationFailed } from '@tallgrass/db'
import { expect, test } from 'vitest'
import { explain } from './explain.ts'

test.each([
  ['EMFILE', 'Too many files are open. Raise the limit for this user (ulimit -n).'],
  ['ENFILE', 'This machine has too many open files. Raise its limit or stop what it does not need.'],
  ['ENOMEM', 'There is not enough memory. Free some up or add more.'],
  ['CERT_HAS_EXPIRED', 'The certificate of the database at DATABASE_URL has expired. Renew it there.'],
])('for %s at start-up, the operator reads what to do', (code, sentence) => {
  const failed = Object.assign(new Error('It failed'), { code })
  expect(explain(new Error('The database did not open', { cause: failed }))).toBe(sentence)
})

test('a failed migration is named with its reason and the way back', () => {
  const full = Object.assign(new Error('could not extend file'), { code: '53100' })
  const [reason, unchanged, next] = explain(new MigrationFailed('0050_add_files', full)).split('\n')
  expect(reason).toBe(
    'Migration 0050_add_files failed: The disk of the database is full. Free up space and start again.',
  )
  expect(unchanged).toContain('Nothing was changed')
  expect(next).toMatch(/^Go back to the version that you ran before/)
  const unknown = new MigrationFailed('0050_add_files', new Error('column "size" contains null values'))
  expect(explain(unknown)).toBe(unknown.message)
})
