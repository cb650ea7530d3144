import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import {
  type BoldSignAccount,
  type BoldSignAnswer,
  type BoldSignRequest,
  boldSignAccount,
} from './boldsign-account.ts'
import { type BoldSignPeople, boldSignPeople } from './boldsign-people.ts'

/** Works (possibly late), fails with a status, never answers, or does the work and then drops the connection. */
export type BoldSignBehavior =
  | { works: true; afterMs?: number; after?: Promise<unknown> }
  | { fails: number }
  | { silent: true }
  | { losesAnswers: true }

interface ReceivedRequest extends BoldSignRequest {
  headers: IncomingMessage['headers']
}

export interface TestBoldSign extends BoldSignPeople {
  /** For BOLDSIGN_API_BASE. */
  url: string
  account: BoldSignAccount
  received: ReceivedRequest[]
  /** Sets the behavior for all requests, or only for one call, such as 'send'. */
  behave(behavior: BoldSignBehavior, call?: string): void
  stop(): Promise<void>
}

const WORKS: BoldSignBehavior = { works: true }

/** A fake BoldSign API with configurable behavior. */
export async function startBoldSign(): Promise<TestBoldSign> {
  const account = boldSignAccount()
  const received: ReceivedRequest[] = []
  let current: { behavior: BoldSignBehavior; call: string | undefined } = { behavior: WORKS, call: undefined }
  const server = createServer((request, response) => {
    void readRequest(request).then((read) => {
      received.push({ ...read, headers: request.headers })
      const { call, behavior } = current
      const applies = call === undefined || read.path.endsWith(`/${call}`)
      answer(response, applies ? behavior : WORKS, () => account.handle(read))
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    ...boldSignPeople(account),
    url: `http://127.0.0.1:${port}`,
    account,
    received,
    behave(behavior, call) {
      current = { behavior, call }
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<BoldSignRequest> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1')
  const body = await buffer(request)
  const type = request.headers['content-type'] ?? ''
  const read = { method: request.method ?? 'GET', path: pathname, query: searchParams }
  if (type.startsWith('multipart/')) return { ...read, ...(await readForm(body, type)) }
  const fields = body.length > 0 ? Object.entries<unknown>(JSON.parse(body.toString())) : []
  return { ...read, fields: new Map(fields.map(([name, value]) => [name, [String(value)]])), file: undefined }
}

async function readForm(body: Buffer, type: string) {
  const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
  const fields = new Map<string, string[]>()
  let file: Buffer | undefined
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.set(name, [...(fields.get(name) ?? []), value])
    else file = Buffer.from(await value.arrayBuffer())
  }
  return { fields, file }
}

function answer(response: ServerResponse, behavior: BoldSignBehavior, work: () => BoldSignAnswer): void {
  if ('silent' in behavior) return
  if ('fails' in behavior) {
    send(response, { status: behavior.fails, body: { error: 'Not today' } })
    return
  }
  const done = work()
  if ('losesAnswers' in behavior) response.destroy()
  else if (behavior.after) void behavior.after.then(() => send(response, done))
  else setTimeout(() => send(response, done), behavior.afterMs ?? 0)
}

function send(response: ServerResponse, { body, status }: BoldSignAnswer): void {
  const isFile = Buffer.isBuffer(body)
  const type = isFile ? 'application/pdf' : 'application/json'
  response.writeHead(status, { 'content-type': type }).end(isFile ? body : JSON.stringify(body))
}
