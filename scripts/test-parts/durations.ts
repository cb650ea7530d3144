import type { PartResult } from './run-part.ts'

/** One line a part: how long it took and what it counted. */
export function durationsTable(results: PartResult[]) {
  const width = Math.max(...results.map(({ script }) => script.length))
  return results
    .map(({ script, seconds, passed, failed }) => {
      const duration = `${seconds.toFixed(1)} s`.padStart(8)
      return `${script.padEnd(width)} ${duration} ${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
    })
    .join('\n')
}
