import { sum, type TimedFile } from './outcome.ts'
import type { PartResult } from './run-part.ts'

const SLOWEST = 10

/** One line a part: how long it took of what it may, and what it counted. */
export function durationsTable(results: PartResult[], seconds: number) {
  const width = Math.max(...results.map(({ script }) => script.length))
  const line = (name: string, took: number, rest: string) =>
    `${name.padEnd(width)} ${inSeconds(took)} ${rest}`
  const lines = results.map(({ failed, passed, script, seconds: took, share }) => {
    const counted = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
    const over = took > share ? '  over its share' : ''
    return line(script, took, `of ${inSeconds(share)} ${counted}${over}`)
  })
  return [...lines, line('together', seconds, '')].join('\n').trimEnd()
}

/** The files that took longest, all the places added up in which they ran. */
export function slowestFiles(files: TimedFile[]) {
  const byFile = Map.groupBy(files, ({ file }) => file)
  return [...byFile]
    .map(([file, runs]) => ({ file, seconds: sum(runs.map(({ seconds }) => seconds)) }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)
    .map(({ file, seconds }) => `${inSeconds(seconds)}  ${file}`)
    .join('\n')
}

function inSeconds(seconds: number) {
  return `${seconds.toFixed(1)} s`.padStart(8)
}
