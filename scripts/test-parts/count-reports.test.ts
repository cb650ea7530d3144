import { expect, test } from 'vitest'
import { inRepository } from '../bootstrap/repository.mjs'
import { countPlaywright } from './count-playwright.ts'
import { countVitest } from './count-vitest.ts'
import { outcomeOfExit, outcomeOfReport, sumOutcomes } from './outcome.ts'

const vitestFile = inRepository('packages/domain/src/money.test.ts')
const times = { startTime: 0, endTime: 0 }

test('passed and failed tests are counted, and failed ones are named', () => {
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'rounds half up', failureMessages: ['expected 2 to be 3\n\n  at …'] },
  ]
  const testResults = [
    { name: vitestFile, status: 'failed', startTime: 1000, endTime: 3500, assertionResults },
  ]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({
    passed: 1,
    failed: 1,
    failures: ['packages/domain/src/money.test.ts rounds half up\n    expected 2 to be 3\n      at …'],
    files: [{ file: 'packages/domain/src/money.test.ts', seconds: 2.5 }],
  })
})

test('a test file that fails while loading or in a hook counts as one failure', () => {
  const testResults = [
    { name: vitestFile, status: 'failed', ...times, assertionResults: [] },
    {
      name: vitestFile,
      status: 'failed',
      ...times,
      assertionResults: [{ status: 'skipped', fullName: 'adds' }],
    },
  ]
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults })).toMatchObject({
    passed: 0,
    failed: 2,
    failures: ['packages/domain/src/money.test.ts', 'packages/domain/src/money.test.ts'],
  })
})

test('a journey that passed only on a retry counts as failed', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1 }
  const tests = [
    { projectName: 'desktop', status: 'expected', results: [{ duration: 700 }] },
    {
      projectName: 'mobile',
      status: 'flaky',
      results: [{ duration: 500, error: { message: '\u001b[31mTimeout\u001b[39m' } }, { duration: 300 }],
    },
  ]
  const specs = [{ title: 'is signed', file: 'signing.spec.ts', line: 7, tests }]
  const suites = [{ title: 'signing.spec.ts', suites: [{ title: 'a document', specs }] }]
  expect(countPlaywright({ stats, suites })).toEqual({
    passed: 4,
    failed: 3,
    failures: ['signing.spec.ts:7 [mobile] is signed\n    Timeout'],
    files: [0.7, 0.5, 0.3].map((seconds) => ({ file: 'signing.spec.ts', seconds })),
  })
})

test('a part without a report counts as one test', () => {
  expect(outcomeOfExit(0)).toMatchObject({ passed: 1, failed: 0 })
  expect(outcomeOfExit(2)).toMatchObject({ passed: 0, failed: 1 })
})

test('a part that crashed before its report counts as one failure', () => {
  expect(outcomeOfReport(1, undefined)).toMatchObject({ passed: 0, failed: 1 })
  expect(outcomeOfReport(0, undefined)).toMatchObject({ passed: 0, failed: 1 })
})

test('an error outside any test counts as one failure', () => {
  const all = { passed: 3, failed: 0, failures: [], files: [] }
  expect(outcomeOfReport(1, all)).toEqual({ ...all, failed: 1 })
  const some = { passed: 3, failed: 2, failures: ['one', 'two'], files: [] }
  expect(outcomeOfReport(1, some)).toEqual(some)
})

test('outcomes add up', () => {
  const outcomes = [outcomeOfExit(0), outcomeOfExit(0), outcomeOfExit(1)]
  expect(sumOutcomes(outcomes)).toMatchObject({ passed: 2, failed: 1 })
})
