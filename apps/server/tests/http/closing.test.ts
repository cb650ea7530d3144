import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { testApp } from '../support/test-app.ts'

test('a request that a load balancer sends while the process closes is still answered', async () => {
  const { app } = await testApp()
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  const accepted = once(app.server, 'connection')
  const socket = connect(Number(port), '127.0.0.1')
  await accepted
  const closed = app.close()
  socket.write('GET /api/health HTTP/1.1\r\nHOST: localhost\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*connection: close/is)
  await closed
})
