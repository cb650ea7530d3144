import type { WebhookKind } from '@tallgrass/domain'

interface Described {
  url: string
  description: string | null
  kinds: WebhookKind[]
}

/** What the audit log says of a webhook. Paths of addresses may be secrets. */
export function webhookFacts({ description, kinds, url }: Described) {
  return { host: new URL(url).host, description, events: kinds.join(', ') }
}
