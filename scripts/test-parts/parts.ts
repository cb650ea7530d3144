/**
 * A part is an npm script. `share` is what it may take of the 15 minutes that `npm test` has on two cores, in seconds:
 * a feature that needs more earns it by moving tests to cheaper places. A part that knows its number of tests says
 * which report it writes; one that takes the names of files runs these alone.
 */
export type Part = { script: string; share: number; report?: 'vitest' | 'playwright'; files?: string[] }

const check: Part = { script: 'check', share: 60 }
const vitest: Part = { script: 'test:vitest', share: 600, report: 'vitest' }
const e2e: Part = { script: 'test:e2e', share: 220, report: 'playwright' }
const journey: Part = { script: 'test:journey', share: 220, report: 'playwright' }

/** Quick ones first, so that a plain mistake shows early. Parts of one stage share nothing and run side by side. */
export function allStages({ isFull }: { isFull: boolean }): Part[][] {
  const stages = [[check, { script: 'build', share: 60 }], [vitest], [e2e, journey]]
  return isFull ? [...stages, [{ script: 'test:first-start', share: 120 }]] : stages
}

/** The checks, and the parts that run some of these files. */
export function affectedStages(tests: string[]): Part[][] {
  const specs = tests.filter((path) => path.endsWith('.spec.ts'))
  const walks = specs.some((path) => path.includes('/e2e/journey/')) ? [journey] : []
  const files = specs.filter((path) => !path.includes('/e2e/journey/'))
  const others = tests.filter((path) => !specs.includes(path))
  return [
    [check],
    others.length > 0 ? [{ ...vitest, files: others }] : [],
    files.length > 0 ? [{ ...e2e, files }] : [],
    walks,
  ]
}
