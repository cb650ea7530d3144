import { stripVTControlCharacters } from 'node:util'

const MAX_LINES = 6

/** Which test failed, and the beginning of why: a long log is often kept by its end alone. */
export function describeFailure(test: string, messages: (string | undefined)[]): string {
  const reason = messages.find((message) => message !== undefined)
  if (reason === undefined) return test
  const lines = stripVTControlCharacters(reason)
    .split('\n')
    .filter((line) => line.trim() !== '')
  return [test, ...lines.slice(0, MAX_LINES)].join('\n    ')
}
