import { mock as clock } from 'node:test'
import { messageOf } from '@tallgrass/api'
import { rows } from '@tallgrass/api/paths/rows.ts'
import type { ExampleCalls } from '@tallgrass/server/rest/row-examples.ts'
import { allProcedures } from './all-procedures.ts'

/** When the examples were answered. Samples date from the moment in which they are loaded. */
const NOW = Date.parse('2026-11-23T15:00:00.000Z')
const MAX_ITEMS = 2

/**
 * An example call of every procedure that has a path: what the samples send, and what the mocks answer, with short lists.
 * The same each time. Throws for an example that its contract refuses.
 */
export async function exampleTable(): Promise<ExampleCalls> {
  const randomUUID = crypto.randomUUID
  clock.timers.enable({ apis: ['Date'], now: NOW })
  let ids = 0
  crypto.randomUUID = () => `01630000-0000-7000-8000-${String(++ids).padStart(12, '0')}` as const
  try {
    return Object.fromEntries(await exampleCalls())
  } finally {
    crypto.randomUUID = randomUUID
    clock.timers.reset()
  }
}

async function exampleCalls() {
  const { createTrpcMock, defaultMocks } = await import('@tallgrass/mocks')
  const { sampleInputs } = await import('@tallgrass/mocks/sample-inputs')
  const inputs = new Map<string, unknown>(Object.entries(sampleInputs))
  const used = new Set<string>(rows.map(({ procedure }) => procedure))
  const calls: [name: string, call: { input: unknown; output: unknown }][] = []
  for (const { definition, path } of allProcedures().filter((one) => used.has(one.path))) {
    // Each is asked on its own: what one call changed, another does not show.
    const mock = createTrpcMock()
    mock.defaults(defaultMocks(path.startsWith('portal.') ? 'client' : 'admin'))
    const input = inputs.get(path)
    const answer = shorten(JSON.parse(JSON.stringify((await mock.call(path, input)) ?? null)))
    const output = (messageOf(definition.output) ?? definition.output).parse(answer)
    calls.push([path, { input, output }])
  }
  return calls
}

function shorten(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shorten)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shorten(inner)]))
}

/** The source of a module with these examples. */
export function exampleTableSource(table: ExampleCalls): string {
  return [
    '// Written by `npm run check:api -- --write`. Do not edit.',
    "import type { ExampleCalls } from './row-examples.ts'",
    '',
    'export const exampleCalls: ExampleCalls = {',
    ...Object.entries(table).map(([name, call]) => `  '${name}': ${JSON.stringify(call)},`),
    '}',
    '',
  ].join('\n')
}
