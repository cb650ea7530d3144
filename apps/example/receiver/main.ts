// Prints each event of a site: npm run receive
import { mkdirSync } from 'node:fs'
import type { WebhookMessage } from '@tallgrass/client/contracts'
import { createReceiver } from './create-receiver.ts'
import { handleWaiting } from './handle-waiting.ts'
import { openInbox } from './inbox.ts'

const { PORT = '5181', WEBHOOK_SECRET } = process.env
if (!WEBHOOK_SECRET) throw new Error('Set WEBHOOK_SECRET to the secret of the webhook: whsec_…')

/** The type of a message says what its data has. */
function tell({ data, timestamp, type }: WebhookMessage) {
  const told = type === 'invoice.paid' ? `${data.invoice} of $${data.amount} is paid` : JSON.stringify(data)
  print(`${timestamp} ${type}: ${told}`)
}

mkdirSync('data', { recursive: true })
const inbox = openInbox('data/inbox.sqlite')
const handle = () => handleWaiting(inbox, tell)
handle()
createReceiver({ secret: WEBHOOK_SECRET, inbox, onStored: handle }).listen(Number(PORT), 'localhost', () =>
  print(`Webhooks are received at http://localhost:${PORT}`),
)

function print(line: string) {
  process.stdout.write(`${line}\n`)
}
