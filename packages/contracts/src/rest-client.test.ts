import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { apiQuery, apiRequest } from './rest-client.ts'

/** A server on this machine that answers as told; gives its address. */
async function answering(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const address = Promise.withResolvers<string>()
  server.listen(0, '127.0.0.1', () => {
    const at = server.address()
    address.resolve(typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : '')
  })
  onTestFinished(() => void server.close())
  return address.promise
}

test('sends a body as JSON and reads the answer as JSON', async () => {
  const base = await answering(
    (request, response) => void describe(request).then((json) => response.end(json)),
  )
  expect(await apiRequest('POST', `${base}/api/leads`, { name: 'Maren' })).toEqual({
    method: 'POST',
    type: 'application/json',
    body: '{"name":"Maren"}',
  })
})

test('a refusal is an error of the status and the text', async () => {
  const base = await answering((_request, response) => response.writeHead(409).end('{"error":"Taken"}'))
  await expect(apiRequest('POST', `${base}/api/users`)).rejects.toThrow(new Error('409: {"error":"Taken"}'))
})

test('a refusal without a text is an error of the status and its name', async () => {
  const base = await answering((_request, response) => response.writeHead(404, 'Not Found').end())
  await expect(apiRequest('GET', `${base}/api/nothing`)).rejects.toThrow(new Error('404: Not Found'))
})

test('the default query joins the segments of its key', async () => {
  const base = await answering((request, response) => response.end(JSON.stringify(request.url)))
  expect(await apiQuery([base, 'api/projects', '7', 'tasks'])).toBe('/api/projects/7/tasks')
})

test('a visitor without a session raises, or reads null where that was asked for', async () => {
  const base = await answering((_request, response) => response.writeHead(401).end('{}'))
  await expect(apiQuery([base, 'api/auth/session'])).rejects.toThrow('401: {}')
  expect(await apiQuery([base, 'api/auth/session'], { on401: 'returnNull' })).toBeNull()
})

async function describe(request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type']
  return JSON.stringify({ method: request.method, type, body: await text(request) })
}
