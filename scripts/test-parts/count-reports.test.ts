import { expect, test } from 'vitest'
import { countPlaywright } from './count-playwright.ts'
import { countVitest } from './count-vitest.ts'
import { outcomeOfExit, outcomeOfReport, sumOutcomes } from './outcome.ts'

test('tests that passed and failed are counted', () => {
  const testResults = [{ status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] }]
  expect(countVitest({ numPassedTests: 1, numFailedTests: 1, testResults })).toEqual({ passed: 1, failed: 1 })
})

test('a test file that fails to load or in a hook counts as one failure', () => {
  const testResults = [
    { status: 'failed', assertionResults: [] },
    { status: 'failed', assertionResults: [{ status: 'skipped' }] },
  ]
  expect(countVitest({ numPassedTests: 0, numFailedTests: 0, testResults })).toEqual({ passed: 0, failed: 2 })
})

test('a journey that passed only at a second try counts as failed', () => {
  const stats = { expected: 4, unexpected: 2, flaky: 1 }
  expect(countPlaywright({ stats })).toEqual({ passed: 4, failed: 3 })
})

test('a part without a report is one test', () => {
  expect(outcomeOfExit(0)).toEqual({ passed: 1, failed: 0 })
  expect(outcomeOfExit(2)).toEqual({ passed: 0, failed: 1 })
})

test('a part that crashed before its report counts as one failure', () => {
  expect(outcomeOfReport(1, undefined)).toEqual({ passed: 0, failed: 1 })
  expect(outcomeOfReport(0, undefined)).toEqual({ passed: 0, failed: 1 })
})

test('an error outside any test counts as one failure', () => {
  expect(outcomeOfReport(1, { passed: 3, failed: 0 })).toEqual({ passed: 3, failed: 1 })
  expect(outcomeOfReport(1, { passed: 3, failed: 2 })).toEqual({ passed: 3, failed: 2 })
})

test('outcomes add up', () => {
  const outcomes = [outcomeOfExit(0), outcomeOfExit(0), outcomeOfExit(1)]
  expect(sumOutcomes(outcomes)).toEqual({ passed: 2, failed: 1 })
})
