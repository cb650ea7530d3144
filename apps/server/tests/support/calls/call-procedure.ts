import { definitionOf, type ProcedurePath, type Row } from '../../../src/rest/table.ts'
import type { TestAnswer, TestBrowser } from '../test-browser.ts'

/** A call whose input is already JSON text; undefined for no input. */
export function sendInput(
  { send }: TestBrowser,
  { method, path, input }: { method: 'GET' | 'POST'; path: string; input: string | undefined },
): Promise<TestAnswer> {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(input)}`
  if (method === 'GET') return send({ method, url: `/trpc/${path}${query}` })
  const headers = { 'content-type': 'application/json' }
  return send({ method, url: `/trpc/${path}`, headers, payload: input ?? '{}' })
}

export function callProcedure(browser: TestBrowser, path: ProcedurePath, input: unknown) {
  const method = definitionOf(path).type === 'query' ? 'GET' : 'POST'
  const text = input === undefined ? undefined : JSON.stringify(input)
  return sendInput(browser, { method, path, input: text })
}

/** Calls a documented path with the input of its procedure, spread over path, query and body. */
export function callRow({ rest }: TestBrowser, { method, path }: Row, input: unknown) {
  const fields = new Map(Object.entries(input ?? {}))
  const address = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(fields.get(name))
    fields.delete(name)
    return encodeURIComponent(value)
  })
  const body = Object.fromEntries(fields)
  if (method === 'POST' || method === 'PUT') return rest(method, address, body)
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
  return rest(method, `${address}?${query}`)
}
