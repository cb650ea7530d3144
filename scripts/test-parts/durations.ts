import { sum, type TimedFile } from './outcome.ts'
import type { PartResult } from './run-part.ts'

const SLOWEST = 10

/** One line per part: its time, its share and its counts. */
export function durationsTable(results: PartResult[], seconds: number) {
  const width = Math.max(...results.map(({ script }) => script.length))
  const line = (name: string, took: number, rest: string) =>
    `${name.padEnd(width)} ${inSeconds(took)} ${rest}`
  const lines = results.map(({ failed, passed, script, seconds: took, share }) => {
    const counted = `${String(passed).padStart(6)} passed ${String(failed).padStart(4)} failed`
    const over = took > share ? '  over its share' : ''
    return line(script, took, `of ${inSeconds(share)} ${counted}${over}`)
  })
  return [...lines, line('total', seconds, '')].join('\n').trimEnd()
}

/** The slowest files; the runs of a file in several places are added up. */
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
