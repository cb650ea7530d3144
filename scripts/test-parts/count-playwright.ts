import type { Outcome } from './outcome.ts'

type PlaywrightReport = { stats: { expected: number; unexpected: number; flaky: number } }

export function countPlaywright({ stats }: PlaywrightReport): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
