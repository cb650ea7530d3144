import type { ProcedurePath, Row } from '@tallgrass/api/paths/row.ts'
import { definitionOf } from '../../../src/rest/definition-of.ts'
import { firstOfStream } from '../open-stream.ts'
import type { TestAnswer, TestBrowser } from '../test-browser.ts'

/** A call whose input is already JSON text; undefined for no input. Of a subscription, its first message. */
export function sendInput(
  browser: TestBrowser,
  { method, path, input }: { method: 'GET' | 'POST'; path: ProcedurePath; input: string | undefined },
): Promise<TestAnswer> {
  const { send } = browser
  const query = input === undefined ? '' : `?input=${encodeURIComponent(input)}`
  if (method === 'GET' && definitionOf(path).type === 'subscription')
    return firstOfStream(browser, `/trpc/${path}${query}`)
  if (method === 'GET') return send({ method, url: `/trpc/${path}${query}` })
  const headers = { 'content-type': 'application/json' }
  return send({ method, url: `/trpc/${path}`, headers, payload: input ?? '{}' })
}

export function callProcedure(browser: TestBrowser, path: ProcedurePath, input: unknown) {
  const method = definitionOf(path).type === 'mutation' ? 'POST' : 'GET'
  const text = input === undefined ? undefined : JSON.stringify(input)
  return sendInput(browser, { method, path, input: text })
}

/** The documented path with the input of its procedure: in the address, the query and the body. */
export function callRow({ rest }: TestBrowser, { method, params, path }: Row, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const field = params[name] ?? name
    const value = String(fields.get(field))
    fields.delete(field)
    return encodeURIComponent(value)
  })
  const body = Object.fromEntries(fields)
  if (method === 'POST' || method === 'PUT') return rest(method, address, body)
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  return rest(method, `${address}?${query}`)
}
