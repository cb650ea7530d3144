import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/**
 * How a line to a service is: `refuses` every connection; passes everything on `slow`; takes everything and stays `silent`;
 * answers with `rubbish`; or `loses` the answer after the service has done what it was asked.
 */
export type LineMode = 'works' | 'refuses' | 'slow' | 'silent' | 'rubbish' | 'loses'

/** Longer than a person waits, and shorter than a job. */
const SLOW_MS = 9000

/** The end of a message by SMTP: what is answered to that is lost, and not what comes before. */
const MESSAGE_END = '\r\n.\r\n'

interface LineOptions {
  /** The port of the service. */
  to: number
  speaks: 'http' | 'smtp'
}

/** A line to a service on this machine, with a port of its own, that can be broken. */
export async function openLine({ speaks, to }: LineOptions) {
  let mode: LineMode = 'works'
  const open = new Set<Socket>()
  const server = createServer((near) => {
    open.add(near)
    near.on('error', () => {})
    near.once('close', () => open.delete(near))
    if (mode === 'silent') near.resume()
    else if (mode === 'rubbish') answerRubbish(near, speaks)
    else pass(near, { isSlow: mode === 'slow' })
  })

  function pass(near: Socket, { isSlow }: { isSlow: boolean }): void {
    const far = connect(to, '127.0.0.1')
    far.on('error', () => near.destroy())
    near.once('close', () => far.destroy())
    far.once('close', () => near.end())
    let [asked, isDead] = ['', false]
    near.on('data', (chunk) => {
      asked = (asked + chunk.toString('latin1')).slice(-MESSAGE_END.length)
      // A line that fell silent stays dead for those who use it.
      isDead ||= mode === 'silent'
      if (!isDead) far.write(chunk)
    })
    const hand = (chunk: Buffer) => {
      if (mode === 'loses' && (speaks === 'http' || asked === MESSAGE_END)) near.destroy()
      else if (!isDead && near.writable) near.write(chunk)
    }
    far.on('data', (chunk) => {
      if (isSlow) setTimeout(hand, SLOW_MS, chunk)
      else hand(chunk)
    })
  }

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
    const address = server.address()
    return typeof address === 'object' && address ? address.port : 0
  }
  const close = async () => {
    server.close()
    for (const near of open) near.destroy()
    await once(server, 'close')
  }
  const port = await listen(0)
  return {
    port,
    async set(next: LineMode) {
      const before = mode
      mode = next
      if (next === 'refuses') await close()
      else if (before === 'refuses') await listen(port)
    },
    stop: async () => {
      if (mode !== 'refuses') await close()
    },
  }
}

/** One after the other: no HTTP at all, the page of a proxy, JSON of something else, and JSON that breaks off. */
const RUBBISH = [
  () => randomBytes(300),
  () => page('text/html', '<h1>Back soon</h1>'),
  () => page('application/json', '{}'),
  () => page('application/json', '{"id":"cs_test_1","object":"checkout.session","status":"com'),
  () => page('application/json', '{"result":[]}'),
]
let turn = 0

function answerRubbish(near: Socket, speaks: LineOptions['speaks']): void {
  if (speaks === 'smtp') return void near.end(randomBytes(300).toString('base64'))
  near.once('data', () => near.end(RUBBISH[turn++ % RUBBISH.length]?.() ?? ''))
}

function page(type: string, body: string): string {
  return `HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`
}
