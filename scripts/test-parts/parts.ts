/**
 * A part is an npm script. `share` is its part, in seconds, of the 15 minutes that `npm test` may take on two cores: a
 * feature that needs more earns it by moving tests to cheaper places. `report` is the format of its report, if it
 * writes one; with `files`, it runs only those.
 */
export type Part = { script: string; share: number; report?: 'vitest' | 'playwright'; files?: string[] }

const check: Part = { script: 'check', share: 60 }
const vitest: Part = { script: 'test:vitest', share: 600, report: 'vitest' }
const e2e: Part = { script: 'test:e2e', share: 220, report: 'playwright' }
const journey: Part = { script: 'test:journey', share: 220, report: 'playwright' }

/** Fast stages come first, to show simple mistakes early. The parts of a stage are independent and run in parallel. */
export function allStages({ isFull }: { isFull: boolean }): Part[][] {
  const stages = [[check, { script: 'build', share: 60 }], [vitest], [e2e, journey]]
  if (!isFull) return stages
  return [
    ...stages,
    [{ script: 'test:first-start', share: 120 }],
    [{ script: 'test:archive', share: 60 }],
    [{ script: 'test:packages', share: 300 }],
  ]
}

/** The checks, and the parts that run any of these files. */
export function affectedStages(tests: string[]): Part[][] {
  const specs = tests.filter((path) => path.endsWith('.spec.ts'))
  const journeys = specs.some((path) => path.includes('/e2e/journey/')) ? [journey] : []
  const files = specs.filter((path) => !path.includes('/e2e/journey/'))
  const others = tests.filter((path) => !specs.includes(path))
  return [
    [check],
    others.length > 0 ? [{ ...vitest, files: others }] : [],
    files.length > 0 ? [{ ...e2e, files }] : [],
    journeys,
  ]
}
