import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Readable, Writable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { inRepository } from '../bootstrap/repository.mjs'
import { median } from './median.ts'
import { printTable } from './print-table.ts'

/** A screen that calls a procedure, and the name to point at. */
const SCREEN = 'apps/web/src/features/leads/details/lead-drawer.tsx'
const PROCEDURE = 'admin.leads.get'

const ROUNDS = 20

/** The time that the language server takes to describe a procedure to an editor: at first, and when it is warm. */
export async function benchHover(): Promise<void> {
  const server = spawn('tsc', ['--lsp', '--stdio'], {
    cwd: inRepository(),
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  try {
    const { ask, tell } = speakTo(server)
    await ask('initialize', {
      processId: null,
      rootUri: pathToFileURL(inRepository()).href,
      capabilities: {},
    })
    tell('initialized', {})
    const file = inRepository(SCREEN)
    const text = readFileSync(file, 'utf8')
    const uri = pathToFileURL(file).href
    tell('textDocument/didOpen', {
      textDocument: { uri, languageId: 'typescriptreact', version: 1, text },
    })
    const hover = () => ask('textDocument/hover', { textDocument: { uri }, position: placeOf(text) })
    const first = await timed(hover)
    const warm: number[] = []
    for (let n = 0; n < ROUNDS; n++) warm.push(await timed(hover))
    printTable(
      `hover on ${PROCEDURE}`,
      ['', 'ms'],
      [
        ['first', first.toFixed(0)],
        ['warm, median', median(warm).toFixed(1)],
      ],
    )
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}

async function timed(ask: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  const answer = await ask()
  if (!answer) throw new Error(`The language server does not know ${PROCEDURE} in ${SCREEN}`)
  return performance.now() - startedAt
}

/** The position of the procedure's last name, from zero. */
function placeOf(text: string) {
  const end = text.indexOf(PROCEDURE) + PROCEDURE.length - 1
  const lines = text.slice(0, end).split('\n')
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 }
}

interface Message {
  id?: number
  method?: string
  result?: unknown
}

/** The language server protocol: JSON-RPC messages, each after a header with its length in bytes. */
function speakTo({ stdin, stdout }: ChildProcessByStdio<Writable, Readable, null>) {
  const waiting = new Map<number, (result: unknown) => void>()
  let received = Buffer.alloc(0)
  let asked = 0
  const send = (message: object) => {
    const body = JSON.stringify({ jsonrpc: '2.0', ...message })
    stdin.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)
  }
  const receive = ({ id, method, result }: Message) => {
    if (id === undefined) return
    // The server asks for settings, which we have none of.
    if (method) send({ id, result: null })
    else waiting.get(id)?.(result)
  }
  stdout.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk])
    for (;;) {
      const header = /^Content-Length: (\d+)(?:\r\n.+)*\r\n\r\n/.exec(received.toString('latin1', 0, 200))
      const end = header ? header[0].length + Number(header[1]) : Number.POSITIVE_INFINITY
      if (!header || received.length < end) return
      receive(JSON.parse(received.toString('utf8', header[0].length, end)))
      received = received.subarray(end)
    }
  })
  return {
    ask: (method: string, params: object) => {
      asked += 1
      const answered = new Promise((resolve) => waiting.set(asked, resolve))
      send({ id: asked, method, params })
      return answered
    },
    tell: (method: string, params: object) => send({ method, params }),
  }
}
