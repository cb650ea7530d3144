const DEEPEST = 4

/** JSON with a line for each entry of the four outermost levels, which keeps a schema and its differences short. */
export function toReadableJson(value: unknown): string {
  return `${write(value, 0)}\n`
}

function write(value: unknown, depth: number): string {
  if (typeof value !== 'object' || value === null || depth === DEEPEST) return JSON.stringify(value)
  const entries = Array.isArray(value)
    ? value.map((each) => write(each, depth + 1))
    : Object.entries(value).map(([name, each]) => `${JSON.stringify(name)}: ${write(each, depth + 1)}`)
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}']
  if (entries.length === 0) return open + close
  const indent = ' '.repeat(depth)
  return `${open}\n${entries.map((entry) => `${indent} ${entry}`).join(',\n')}\n${indent}${close}`
}
