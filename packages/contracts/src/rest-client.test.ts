import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { ApiRefusal, apiCheck, apiQuery, apiRequest } from './rest-client.ts'

/** Starts a local server with this listener and returns its URL. */
async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  const url = Promise.withResolvers<string>()
  server.listen(0, '127.0.0.1', () => {
    const bound = server.address()
    url.resolve(typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '')
  })
  onTestFinished(() => void server.close())
  return url.promise
}

test('the body is sent as JSON and the response is parsed as JSON', async () => {
  const base = await startServer(
    (request, response) => void describe(request).then((json) => response.end(json)),
  )
  expect(await apiRequest('POST', `${base}/api/leads`, { name: 'Maren' })).toEqual({
    method: 'POST',
    type: 'application/json',
    body: '{"name":"Maren"}',
  })
})

test('a refusal throws an error with the status and the response text', async () => {
  const base = await startServer((_request, response) => response.writeHead(409).end('{"error":"Taken"}'))
  await expect(apiRequest('POST', `${base}/api/users`)).rejects.toThrow(/^409: {"error":"Taken"}$/)
})

test('a refusal without a text throws an error with the status and its name', async () => {
  const base = await startServer((_request, response) => response.writeHead(404, 'Not Found').end())
  await expect(apiRequest('GET', `${base}/api/nothing`)).rejects.toThrow(/^404: Not Found$/)
})

test('a refusal carries the sentence of the server, if there is one', async () => {
  const base = await startServer((request, response) =>
    response.writeHead(409).end(request.url === '/api/users' ? '{"error":"Taken"}' : '<h1>Bad gateway</h1>'),
  )
  await expect(apiRequest('POST', `${base}/api/users`)).rejects.toMatchObject({ sentence: 'Taken' })
  const refused = apiRequest('GET', `${base}/api/leads`)
  await expect(refused).rejects.toBeInstanceOf(ApiRefusal)
  await expect(refused).rejects.toMatchObject({ sentence: undefined })
})

test('a check passes its headers on, and a refused one throws like any call', async () => {
  const base = await startServer(({ headers }, response) =>
    headers['x-view-as'] === 'the-token'
      ? response.writeHead(204).end()
      : response.writeHead(404).end('{"error":"Gone"}'),
  )
  await apiCheck(`${base}/api/file.zip?check=1`, { 'x-view-as': 'the-token' })
  await expect(apiCheck(`${base}/api/file.zip?check=1`, {})).rejects.toThrow('404: {"error":"Gone"}')
})

test('the default query joins the segments of its key into a path', async () => {
  const base = await startServer((request, response) => response.end(JSON.stringify(request.url)))
  expect(await apiQuery([base, 'api/projects', '7', 'tasks'])).toBe('/api/projects/7/tasks')
})

test('a missing session throws, or returns null if the caller asks for that', async () => {
  const base = await startServer((_request, response) => response.writeHead(401).end('{}'))
  await expect(apiQuery([base, 'api/auth/session'])).rejects.toThrow('401: {}')
  expect(await apiQuery([base, 'api/auth/session'], { on401: 'returnNull' })).toBeNull()
})

async function describe(request: IncomingMessage): Promise<string> {
  const type = request.headers['content-type']
  return JSON.stringify({ method: request.method, type, body: await text(request) })
}
