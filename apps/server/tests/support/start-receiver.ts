import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export interface Received {
  headers: IncomingHttpHeaders
  body: string
  url: string | undefined
}

type Answer = (response: ServerResponse, received: Received) => void | Promise<void>

/** Another system on this machine that is told of events. */
export async function startReceiver() {
  const received: Received[] = []
  const accept: Answer = (response) => void response.writeHead(204).end()
  let answer = accept
  async function receive(request: IncomingMessage, response: ServerResponse) {
    const { headers, url } = request
    const one = { headers, url, body: await text(request) }
    received.push(one)
    await answer(response, one)
  }
  const server = createServer((request, response) => void receive(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The receiver has no port')
  return {
    received,
    url: `http://127.0.0.1:${address.port}/hooks`,
    /** How it answers from now on. */
    answers(next: Answer) {
      answer = next
    },
    answersWith(status: number, headers: Record<string, string> = {}, body = '') {
      answer = (response) => void response.writeHead(status, headers).end(body)
    },
    /** Forgets what it received, and accepts everything. */
    restart() {
      received.length = 0
      answer = accept
    },
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}
