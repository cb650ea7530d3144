import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { reachDatabase } from './reach-database.ts'

async function aServer(answer: (socket: Socket) => void): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port is free')
  return `postgres://someone@127.0.0.1:${address.port}/nothing`
}

test('a server that does not answer causes a timeout', async () => {
  const url = await aServer((socket) => onTestFinished(() => void socket.destroy()))
  await expect(reachDatabase(url, { timeoutMs: 50 })).rejects.toMatchObject({ code: 'ETIMEDOUT' })
})

test('a missing server is reported immediately', async () => {
  await expect(reachDatabase('postgres://someone@127.0.0.1:1/nothing')).rejects.toMatchObject({
    code: 'ECONNREFUSED',
  })
})
