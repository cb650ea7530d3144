import { inspect, styleText } from 'node:util'

type Style = Parameters<typeof styleText>[0]

/** By pino's numbers. */
const levels: Record<number, { word: string; style: Style }> = {
  10: { word: 'TRACE', style: 'gray' },
  20: { word: 'DEBUG', style: 'gray' },
  30: { word: 'INFO ', style: 'green' },
  40: { word: 'WARN ', style: 'yellow' },
  50: { word: 'ERROR', style: 'red' },
  60: { word: 'FATAL', style: 'red' },
}

/** Part of an address that a visitor made up could otherwise command the terminal. */
const CONTROL = /\p{Cc}/u

interface Line {
  level: number
  time: number
  msg?: string
  err?: { stack?: string; causes?: string[] }
}

/** Receives the lines of the log and writes them for people: time, level, message, then everything else. */
export function prettyLines(write: (text: string) => void, { colors }: { colors: boolean }) {
  return { write: (line: string) => write(toPretty(line, colors)) }
}

function toPretty(text: string, colors: boolean): string {
  const paint = (style: Style, part: string) =>
    colors ? styleText(style, part, { validateStream: false }) : part
  const { err, level, msg = '', time, ...rest } = JSON.parse(text) as Line & Record<string, unknown>
  // The same for every line of this process.
  delete rest.pid
  delete rest.hostname
  const { style = 'white', word = String(level) } = levels[level] ?? {}
  const facts = Object.entries(rest).map(([name, value]) => `${paint('gray', `${name}=`)}${inShort(value)}`)
  const clock = new Date(time).toTimeString().slice(0, 8)
  const first = [paint('gray', clock), paint(style, word), msg, ...facts].filter((part) => part !== '')
  const stacks = err ? [err.stack ?? '', ...(err.causes ?? []).map((cause) => `caused by ${cause}`)] : []
  return `${[first.join(' '), ...stacks.flatMap((stack) => stack.split('\n').map((each) => `    ${each}`))].join('\n')}\n`
}

function inShort(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value)
  return CONTROL.test(value) ? inspect(value) : value
}
