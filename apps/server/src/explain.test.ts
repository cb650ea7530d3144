import { expect, test } from 'vitest'
import { explain } from './explain.ts'

test.each([
  ['EMFILE', 'Too many files are open. Raise the limit for this user (ulimit -n).'],
  ['ENFILE', 'This machine has too many open files. Raise its limit or stop what it does not need.'],
  ['ENOMEM', 'There is not enough memory. Free some up or add more.'],
])('for %s at start-up, the operator reads what to do', (code, sentence) => {
  const failed = Object.assign(new Error('It failed'), { code })
  expect(explain(new Error('The database did not open', { cause: failed }))).toBe(sentence)
})
