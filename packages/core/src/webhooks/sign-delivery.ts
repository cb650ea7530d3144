import { Webhook } from 'standardwebhooks'

interface Message {
  id: string
  body: string
  /** Of this attempt, so that receivers can refuse old ones. */
  sentAt: Date
  /** More than one after a rotation. */
  secrets: string[]
}

/** The headers of Standard Webhooks. */
export function signDelivery({ body, id, secrets, sentAt }: Message): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(sentAt.getTime() / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, sentAt, body)).join(' '),
  }
}
