import { appRouter, messageOf } from '@tallgrass/api'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { createTrpcMock, defaultMocks } from './index.ts'
import { sampleInputs } from './inputs/sample-inputs.ts'

/** A call's answer. */
const answered = z.object({ result: z.object({ data: z.unknown().optional() }) })

const definition = z.object({ output: z.instanceof(z.ZodType), type: z.string() })
const procedures = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const { output, type } = definition.parse('_def' in procedure && procedure._def)
  return { name, output, type }
})
const subscriptions = procedures.filter(({ type }) => type === 'subscription')

const mock = createTrpcMock()
mock.defaults(defaultMocks('admin'))
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test.each(procedures.filter((procedure) => !subscriptions.includes(procedure)))(
  'the mock of $name conforms to the output of the procedure',
  async ({ name, output }) => {
    const input = new Map<string, unknown>(Object.entries(sampleInputs)).get(name)
    const body = JSON.stringify(input)

    const response = await fetch(`http://mocked.test/trpc/${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body && { body }),
    })

    const { result } = answered.parse(await response.json())
    // Equality also proves that there is no field that the procedure would strip.
    expect(output.parse(result.data)).toEqual(result.data)
  },
)

test.each(subscriptions)(
  'the mock of $name says something at once, and conforms to the contract of its messages',
  async ({ name, output }) => {
    const input = JSON.stringify(new Map<string, unknown>(Object.entries(sampleInputs)).get(name))
    const address = `http://mocked.test/trpc/${name}?input=${encodeURIComponent(input)}`
    const opened = new AbortController()
    const { body } = await fetch(address, {
      headers: { accept: 'text/event-stream' },
      signal: opened.signal,
    })
    let text = ''
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('id: 1')) break
    }
    opened.abort()
    const [, message] = /^data: (.*)\nid: 1$/m.exec(text) ?? []
    const contract = messageOf(Object.getPrototypeOf(output)) ?? messageOf(output)
    expect(contract?.parse(JSON.parse(message ?? ''))).toEqual(JSON.parse(message ?? ''))
  },
)
