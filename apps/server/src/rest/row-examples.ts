import type { Row } from '@tallgrass/api/paths/row.ts'

/** Example calls by the names of their procedures: `npm run check:api -- --write` makes them. */
export type ExampleCalls = Record<string, { input?: unknown; output?: unknown }>

/** The input of an example call by its fields, and the answer as the path sends it. */
export function examplesOf(row: Row, calls: ExampleCalls) {
  const call = calls[row.procedure]
  if (!call) throw new Error(`${row.procedure} has no example. Run: npm run check:api -- --write`)
  const fields = Object.entries(call.input ?? {}).filter(([name]) => !(name in row.fixed))
  const input: Record<string, unknown> = Object.fromEntries(fields)
  return { input, answer: row.toAnswer(call.output, row.path).body }
}
