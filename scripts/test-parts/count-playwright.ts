import { describeFailure } from './describe-failure.ts'
import type { Outcome } from './outcome.ts'

type Suite = {
  title: string
  suites?: Suite[]
  specs?: { title: string; file: string; line: number; tests: Test[] }[]
}
type Test = { projectName: string; status: string; results: { error?: { message?: string } }[] }
type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  suites: Suite[]
}

export function countPlaywright({ stats, suites }: PlaywrightReport): Outcome {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap(failuresOf),
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
