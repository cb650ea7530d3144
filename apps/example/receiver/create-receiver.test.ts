// @vitest-environment node
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { createReceiver } from './create-receiver.ts'
import { handleWaiting } from './handle-waiting.ts'
import { openInbox } from './inbox.ts'

const SECRET = `whsec_${Buffer.alloc(32, 'a').toString('base64')}`
const OTHER = `whsec_${Buffer.alloc(32, 'b').toString('base64')}`
const BODY = JSON.stringify({
  type: 'lead.created',
  timestamp: '2026-11-16T15:00:00.000Z',
  data: { leadId: '019a8d2b-5c00-7000-8000-000000000001', source: 'chat' },
})
const MINUTE_MS = 60_000

/** A receiver whose own work fails for leads from the source `failsFor`. */
async function start() {
  const inbox = openInbox(':memory:')
  const handled: string[] = []
  const work: { failsFor?: string | undefined } = {}
  const handle = () =>
    handleWaiting(inbox, ({ data, type }) => {
      if (type === 'lead.created' && data.source === work.failsFor)
        throw new Error('The other system is down')
      handled.push(type)
    })
  const server = createReceiver({ secret: SECRET, inbox, onStored: handle })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return { handle, handled, work, server, url: `http://127.0.0.1:${port}` }
}

let receiver: Awaited<ReturnType<typeof start>>
beforeEach(async () => {
  receiver = await start()
})
afterEach(() => receiver.server.close())

interface Message {
  id?: string
  sentAt?: Date
  /** More than one after a rotation. */
  secrets?: string[]
  /** What is signed. */
  content?: string
  /** What arrives, if it was altered on the way. */
  body?: string
}

/** The headers are those of a site. Returns the status and text of the answer. */
async function send({
  content = BODY,
  body = content,
  id = 'msg-1',
  secrets = [SECRET],
  sentAt = new Date(),
}: Message = {}) {
  const answer = await fetch(receiver.url, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, content)).join(' '),
    },
  })
  return [answer.status, (await answer.text()).trim()]
}

test('a signed message is accepted and handled', async () => {
  expect(await send()).toEqual([202, 'Received'])
  expect(receiver.handled).toEqual(['lead.created'])
})

test('a message that is sent again is handled once', async () => {
  const answers = await Promise.all([send(), send(), send({ sentAt: new Date(Date.now() - MINUTE_MS) })])
  expect(answers.map(([status]) => status).sort()).toEqual([200, 200, 202])
  await send({ id: 'msg-2' })
  expect(receiver.handled).toEqual(['lead.created', 'lead.created'])
})

test('during a rotation, either secret will do', async () => {
  expect(await send({ secrets: [OTHER, SECRET] })).toEqual([202, 'Received'])
})

test.each([
  ['signed with another secret', { secrets: [OTHER] }, 'No matching signature found'],
  ['altered on the way', { body: BODY.replace('chat', 'call') }, 'No matching signature found'],
  ['without a signature', { secrets: [] }, 'Missing required headers'],
  ['of six minutes ago', { sentAt: new Date(Date.now() - 6 * MINUTE_MS) }, 'Message timestamp too old'],
  ['of the future', { sentAt: new Date(Date.now() + 60 * MINUTE_MS) }, 'Message timestamp too new'],
])('refuses a message %s', async (_what, message, refusal) => {
  expect(await send(message)).toEqual([401, `Refused: ${refusal}`])
  expect(receiver.handled).toEqual([])
  // What was refused leaves its id free for the real message.
  expect(await send()).toEqual([202, 'Received'])
})

test('refuses what is too long, and what is no POST', async () => {
  expect(await send({ body: 'a'.repeat(100_001) })).toEqual([413, 'At most 100000 bytes'])
  expect((await fetch(receiver.url)).status).toBe(405)
})

test('what could not be handled waits, although it was accepted, and holds up nothing else', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => said.mockRestore())
  receiver.work.failsFor = 'chat'
  expect(await send()).toEqual([202, 'Received'])
  expect(await send({ id: 'msg-2', content: BODY.replace('chat', 'call') })).toEqual([202, 'Received'])
  expect(receiver.handled).toEqual(['lead.created'])
  expect(said).toHaveBeenCalledWith(new Error('The other system is down'))
  receiver.work.failsFor = undefined
  receiver.handle()
  receiver.handle()
  expect(receiver.handled).toEqual(['lead.created', 'lead.created'])
})
