import { stripVTControlCharacters } from 'node:util'

const MAX_LINES = 12

/** The failed test and the start of its message, because often only the end of a long log is kept. */
export function describeFailure(test: string, messages: (string | undefined)[]): string {
  const reason = messages.find((message) => message !== undefined)
  if (reason === undefined) return test
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [test, ...lines.slice(0, MAX_LINES)].join('\n    ')
}
