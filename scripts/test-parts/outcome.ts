/** `failures` says which ones failed, as far as that is known. */
export type Outcome = { passed: number; failed: number; failures: string[] }

/** What a part counts for that writes no report: one test as a whole. */
export function outcomeOfExit(exitCode: number): Outcome {
  return exitCode === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [] }
}

/** What a part counts for that writes a report. Crashing before the report, or outside any test, is one failure. */
export function outcomeOfReport(exitCode: number, counted: Outcome | undefined): Outcome {
  if (!counted) return outcomeOfExit(1)
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

export function sumOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    failures: outcomes.flatMap(({ failures }) => failures),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
