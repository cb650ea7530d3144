/** A test file, and its time in one place. */
export type TimedFile = { file: string; seconds: number }

/** `failures` describes the failed tests, as far as they are known. */
export type Outcome = { passed: number; failed: number; failures: string[]; files: TimedFile[] }

/** The outcome of a part without a report, which counts as one test. */
export function outcomeOfExit(exitCode: number): Outcome {
  const count = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { ...count, failures: [], files: [] }
}

/** The outcome of a part with a report. A crash before the report, or outside any test, counts as one failure. */
export function outcomeOfReport(exitCode: number, counted: Outcome | undefined): Outcome {
  if (!counted) return outcomeOfExit(1)
  return exitCode !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted
}

export function sumOutcomes(outcomes: Outcome[]): Outcome {
  return {
    passed: sum(outcomes.map(({ passed }) => passed)),
    failed: sum(outcomes.map(({ failed }) => failed)),
    failures: outcomes.flatMap(({ failures }) => failures),
    files: outcomes.flatMap(({ files }) => files),
  }
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
