import { relative } from 'node:path'
import { inRepository } from '../bootstrap/repository.mjs'
import { describeFailure } from './describe-failure.ts'
import type { Outcome } from './outcome.ts'

type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    startTime: number
    endTime: number
    assertionResults: { status: string; fullName: string; failureMessages?: string[] }[]
  }[]
}

/** A file that fails outside its tests (an import, a hook) counts as one failure. */
export function countVitest({ numFailedTests, numPassedTests, testResults }: VitestReport): Outcome {
  const brokenFiles = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  )
  const failedTests = testResults.flatMap(({ assertionResults, name }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ failureMessages = [], fullName }) =>
        describeFailure(`${toPath(name)} ${fullName}`, failureMessages),
      ),
  )
  return {
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    failures: [...failedTests, ...brokenFiles.map(({ name }) => toPath(name))],
    files: testResults.map(({ endTime, name, startTime }) => ({
      file: toPath(name),
      seconds: (endTime - startTime) / 1000,
    })),
  }
}

function toPath(file: string): string {
  return relative(inRepository(), file)
}
