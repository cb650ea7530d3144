import { execFileSync } from 'node:child_process'
import { rows } from '@tallgrass/api/paths/rows.ts'
import { createTallgrassClient } from '@tallgrass/client'
import { createTrpcMock, defaultMocks } from '@tallgrass/mocks'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { EXAMPLE_SITE } from './code-samples.ts'
import { exampleCalls } from './examples.gen.ts'
import { openApiDocument } from './openapi.ts'

const { paths } = openApiDocument(exampleCalls)
const samples = rows.map((row) => {
  const operation = paths[row.path]?.[row.method.toLowerCase()]
  const sources = operation?.['x-codeSamples'].map(({ label, source }) => [label, source] as const)
  return { call: `${row.method} ${row.path}`, row, sources: new Map(sources) }
})

const mock = createTrpcMock()
const site = setupServer(mock.handler, mock.pathHandler)
beforeAll(() => site.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => mock.reset())
afterAll(() => site.close())

/** Runs a sample as on a page of the site. */
async function run(source = ''): Promise<unknown> {
  const names = ['createTallgrassClient', 'fetch', 'location']
  const program = source.replace(/^import .*$/m, '')
  const AsyncFunction = (async () => {}).constructor as new (
    ...args: string[]
  ) => (...args: unknown[]) => unknown
  const onPage = (address: string, init?: RequestInit) => fetch(new URL(address, EXAMPLE_SITE), init)
  const location = { origin: EXAMPLE_SITE }
  return new AsyncFunction(...names, `${program}\nreturn answer`)(createTallgrassClient, onPage, location)
}

const mocks = { client: defaultMocks('client'), admin: defaultMocks('admin') }
const roleFor = (procedure: string) => (procedure.startsWith('portal.') ? 'client' : 'admin')

test.each(samples)(
  'the samples of $call call its procedure with an input that it takes',
  async ({ row, sources }) => {
    mock.defaults(mocks[roleFor(row.procedure)])
    await run(sources.get('@tallgrass/client'))
    await run(sources.get('fetch'))
    const calls = mock.calls.map(({ name }) => name)
    expect(calls).toEqual([row.procedure, row.procedure])
  },
)

test('the samples for curl make the same requests as those for fetch', () => {
  const sent = samples.map(({ sources }) => sources.get('curl')).join('\necho\n')
  const shell = `curl() { printf '%s\\n' "$@"; }\n${sent}`
  const requests = execFileSync('bash', ['-c', shell], { encoding: 'utf8' }).split('\n\n')
  expect(requests).toHaveLength(samples.length)
  for (const [place, { call, row, sources }] of samples.entries()) {
    const [address = '', ...options] = requests[place]?.trim().split('\n') ?? []
    const [, fetched = ''] = /fetch\('([^']+)'/.exec(sources.get('fetch') ?? '') ?? []
    expect(address, call).toBe(new URL(fetched, EXAMPLE_SITE).href)
    expect(valueAfter(options, '--request') ?? 'GET', call).toBe(row.method)
    const { requestBody } = paths[row.path]?.[row.method.toLowerCase()] ?? {}
    const body = valueAfter(options, '--data')
    expect(body && JSON.parse(body), call).toEqual(requestBody?.content['application/json']?.example)
  }
})

function valueAfter(options: string[], name: string): string | undefined {
  const place = options.indexOf(name)
  return place === -1 ? undefined : options[place + 1]
}
