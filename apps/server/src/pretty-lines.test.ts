import { expect, test } from 'vitest'
import { prettyLines } from './pretty-lines.ts'

function prettyOf(line: object, { colors = false } = {}) {
  let shown = ''
  prettyLines((text) => (shown += text), { colors }).write(`${JSON.stringify(line)}\n`)
  return shown
}

const time = new Date(2026, 10, 20, 9, 5, 7).getTime()

test('a line shows time, level, message and facts, but not what is the same in every line', () => {
  const line = { level: 30, time, pid: 7, hostname: 'prairie', route: '/trpc/:path', ms: 12, msg: 'Done' }
  expect(prettyOf(line)).toBe('09:05:07 INFO  Done route=/trpc/:path ms=12\n')
})

test('what a visitor made up does not command the terminal', () => {
  const line = { level: 30, time, procedures: 'a\u001b[2Jb\u009b0m' }
  expect(prettyOf(line)).toBe("09:05:07 INFO  procedures='a\\x1B[2Jb\\x9B0m'\n")
})

test('an error follows with its stack and its causes', () => {
  const err = { message: 'No', stack: 'Error: No\n    at here', causes: ['Error: Why\n    at there'] }
  expect(prettyOf({ level: 50, time, err, msg: 'Request failed' })).toBe(
    '09:05:07 ERROR Request failed\n    Error: No\n        at here\n    caused by Error: Why\n        at there\n',
  )
})

test('colors are left out where the terminal shows none', () => {
  expect(prettyOf({ level: 40, time, msg: 'Low' }, { colors: true })).toContain('\u001b[33mWARN \u001b[39m')
  expect(prettyOf({ level: 40, time, msg: 'Low' })).not.toContain('\u001b')
})
