import { webhookMessages, webhookTestMessage } from '@tallgrass/contracts/integrations'
import { TEST_EVENT } from '@tallgrass/domain'
import type { z } from 'zod'
import type { Components } from './components.ts'

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
  description,
})

const HEADERS = [
  header('webhook-id', 'The same for every attempt: a message that arrives again has it, too.'),
  header('webhook-timestamp', 'When this attempt was made, in seconds since 1970.'),
  header(
    'webhook-signature',
    'Signatures as of Standard Webhooks, separated by spaces: `v1,…`. For a day after the secret was replaced, there are two.',
  ),
]

const DELIVERY =
  'Any 2xx within 15 seconds means that it was accepted. Otherwise it is sent again for three days. Events may arrive more than once, and in any order.'

/** The requests that webhooks send (OpenAPI 3.1, 4.8.1). */
export function webhookOperations(components: Components) {
  const operation = (type: string, summary: string, message: z.ZodType) => ({
    post: {
      operationId: type,
      summary,
      description: DELIVERY,
      // The signature is for the receiver to verify.
      security: [],
      parameters: HEADERS,
      requestBody: {
        required: true,
        content: { 'application/json': { schema: components.refer(message, 'output') } },
      },
      responses: { '2XX': { description: 'Accepted.' } },
    },
  })
  const events = webhookMessages.map(({ kind, label, message }) => [kind, operation(kind, label, message)])
  const test = [TEST_EVENT, operation(TEST_EVENT, 'An administrator tests the webhook', webhookTestMessage)]
  return Object.fromEntries([...events, test])
}
