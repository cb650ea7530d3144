import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test, vi } from 'vitest'
import { testApp } from '../support/test-app.ts'

/** An app that serves, and a connection that has not asked for anything. */
async function connected() {
  const { app } = await testApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  const [atServer]: Socket[] = await accepted
  return { app, atServer, socket }
}

test('a request that a load balancer sends while the process closes is still answered', async () => {
  const { app, socket } = await connected()
  const closed = app.close()
  socket.write('GET /api/health HTTP/1.1\r\nHOST: localhost\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close/is)
  await closed
})

test('a connection that a browser opened in advance does not keep the process from closing', async () => {
  const { app, socket } = await connected()
  const ended = text(socket)
  await app.close()
  expect(await ended).toBe('')
})

test('neither does one whose next request never arrives whole', async () => {
  const { app, atServer, socket } = await connected()
  const sent = 'GET /api/health HTTP/1.1\r\nHOST: localhost\r\n\r\n'
  const begun = 'GET /api/he'
  socket.write(sent)
  await once(socket, 'data')
  socket.write(begun)
  await vi.waitFor(() => expect(atServer?.bytesRead).toBe(sent.length + begun.length))
  const ended = text(socket)
  await app.close()
  expect(await ended).toBe('')
})
