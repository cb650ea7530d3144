import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { Webhook, WebhookVerificationError } from 'standardwebhooks'
import type { Inbox } from './inbox.ts'

/** In bytes. Messages have ids and a few facts. */
const MAX_BODY = 100_000

interface Receiver {
  /** As it was shown when the webhook was added: `whsec_…`. */
  secret: string
  inbox: Inbox
  /** Called after the answer, when something was stored. */
  onStored: () => void
}

/**
 * Receives webhooks. A message is verified and stored, then answered; what it leads to comes later, because the site waits
 * 15 seconds at most. What is refused is sent again for three days, and its answer is in the log of the webhook.
 */
export function createReceiver({ inbox, onStored, secret }: Receiver): Server {
  const webhook = new Webhook(secret)

  /** The status and text of the answer. */
  async function receive(request: IncomingMessage): Promise<[number, string]> {
    if (request.method !== 'POST') return [405, 'Send a POST']
    // The site always says how long a message is. Node.js reads no more than that.
    if (!(Number(request.headers['content-length']) <= MAX_BODY)) return [413, `At most ${MAX_BODY} bytes`]
    const body = await buffer(request)
    const headers = headersOf(request)
    try {
      // The signature is of the bytes that were sent, which are parsed only later.
      webhook.verify(body, headers, { jsonParse: false })
    } catch (error) {
      // Its message tells a wrong signature, an old or a future message, and missing headers apart.
      if (error instanceof WebhookVerificationError) return [401, `Refused: ${error.message}`]
      throw error
    }
    const isNew = inbox.store({ id: headers['webhook-id'], body: body.toString() })
    return isNew ? [202, 'Received'] : [200, 'Received before']
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    try {
      const [status, text] = await receive(request)
      response.writeHead(status, { 'content-type': 'text/plain', connection: 'close' }).end(`${text}\n`)
      if (status === 202) onStored()
    } catch (error) {
      console.error(error)
      // The site sends it again.
      if (!response.headersSent) response.writeHead(500).end()
    }
  }

  return createServer((request, response) => void answer(request, response))
}

function headersOf({ headers }: IncomingMessage) {
  const header = (name: string) => String(headers[name] ?? '')
  return {
    'webhook-id': header('webhook-id'),
    'webhook-timestamp': header('webhook-timestamp'),
    'webhook-signature': header('webhook-signature'),
  }
}
