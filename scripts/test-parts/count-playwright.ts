import { describeFailure } from './describe-failure.ts'
import type { Outcome, TimedFile } from './outcome.ts'

type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: Test[] }[]
}
type Test = {
  projectName: string
  status: string
  results: { duration: number; error?: { message?: string } }[]
}
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

export function countPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
    files: suites.flatMap(timesOf),
  }
}

function failuresOf({ specs = [], suites = [] }: Suite): string[] {
  const own = specs.flatMap(({ file, line, tests, title }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => {
        const messages = results.map(({ error }) => error?.message)
        return describeFailure(`${file}:${line} [${projectName}] ${title}`, messages)
      }),
  )
  return [...own, ...suites.flatMap(failuresOf)]
}

function timesOf({ specs = [], suites = [] }: Suite): TimedFile[] {
  const own = specs.flatMap(({ file, tests }) =>
    tests.flatMap(({ results }) => results.map(({ duration }) => ({ file, seconds: duration / 1000 }))),
  )
  return [...own, ...suites.flatMap(timesOf)]
}
