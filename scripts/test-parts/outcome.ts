export type Outcome = { passed: number; failed: number }

/** What a part counts for that writes no report: one test as a whole. */
export function outcomeOfExit(exitCode: number): Outcome {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/** What a part counts for that writes a report. Crashing before the report, or outside any test, is one failure. */
export function outcomeOfReport(exitCode: number, counted: Outcome | undefined): Outcome {
  if (!counted) return { passed: 0, failed: 1 }
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

export function sumOutcomes(outcomes: Outcome[]): Outcome {
  return outcomes.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  )
}
