import { deliveryStatuses, type WebhookKind, webhookStatuses } from '@tallgrass/domain'
import { webhookKinds } from '@tallgrass/domain/webhook-events'
import { z } from 'zod'
import { idOf } from './id-of.ts'
import { pageInput, pageOf } from './page.ts'
import { instant } from './person.ts'
import { version } from './projects.ts'
import { clearableParagraph, line, optionalParagraph } from './text.ts'

const MAX_DESCRIPTION = 500
const ADDRESS = 'Enter a whole web address, such as https://example.com/webhooks'

const url = line({ label: 'Address', required: ADDRESS, max: 1000 })
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), ADDRESS)
  .refine((text) => !hasMore(text), 'An address cannot have a username, a password or a #')

/** Neither is sent to a server as part of an address. */
function hasMore(text: string): boolean {
  const parsed = URL.parse(text)
  return parsed !== null && (parsed.username !== '' || parsed.password !== '' || parsed.hash !== '')
}

const kinds = z
  .array(z.enum(webhookKinds, 'Choose events from the list'), 'Choose at least one event')
  .min(1, 'Choose at least one event')
  .max(webhookKinds.length, 'Choose every event once')
  .transform((chosen) => webhookKinds.filter((kind) => chosen.includes(kind)))

export const listWebhooksInput = pageInput
export type ListWebhooksInput = z.infer<typeof listWebhooksInput>

/** An address of another system that is told of events, without its secret. */
export const webhook = z
  .object({
    id: idOf('WebhookEndpoint'),
    url: z.string(),
    description: z.string().nullable(),
    kinds: z.array(z.enum(webhookKinds)),
    /**
     * `SUSPENDED`: switched off automatically, after five days of failures only or after an answer of 410.
     */
    status: z.enum(webhookStatuses).meta({
      description:
        '`SUSPENDED`: switched off automatically, after five days of failures only or after an answer of 410.',
    }),
    /** After a rotation, deliveries are signed with the former secret as well, until then. */
    formerSecretUntil: instant.nullable().meta({
      description: 'After a rotation, deliveries are signed with the former secret as well, until then.',
    }),
    /** The first failure since the last success. */
    failingSince: instant.nullable().meta({ description: 'The first failure since the last success.' }),
    lastAttemptAt: instant.nullable(),
    /** Null if the last attempt succeeded. */
    lastError: z.string().nullable().meta({ description: 'Null if the last attempt succeeded.' }),
    version: z.int(),
    createdAt: instant,
  })
  .meta({ description: 'An address of another system that is told of events, without its secret.' })
export type Webhook = z.infer<typeof webhook>
export const webhookPage = pageOf(webhook)

/** The secret appears only here. It is stored encrypted. */
export const webhookWithSecret = webhook
  .extend({ secret: z.string() })
  .meta({ description: 'The secret appears only here. It is stored encrypted.' })
export type WebhookWithSecret = z.infer<typeof webhookWithSecret>

export const createWebhookInput = z.object({
  url,
  description: optionalParagraph({ label: 'Description', max: MAX_DESCRIPTION }),
  kinds,
})
export type CreateWebhookInput = z.infer<typeof createWebhookInput>

/** The form has the events as lines of a text. */
export const webhookForm = createWebhookInput
  .extend({ kinds: z.string().transform(kindsIn).pipe(kinds) })
  .meta({ description: 'The form has the events as lines of a text.' })

/** In the order of the catalogue. */
export function kindsIn(lines: string): WebhookKind[] {
  const chosen = lines.split('\n')
  return webhookKinds.filter((kind) => chosen.includes(kind))
}

export const webhookId = z.object({ id: idOf('WebhookEndpoint') })
export type WebhookReference = z.infer<typeof webhookId>

/** Missing fields stay unchanged. `version` is the version that the editor saw. */
export const updateWebhookInput = webhookId
  .extend({
    version,
    url: url.optional(),
    description: clearableParagraph({ label: 'Description', max: MAX_DESCRIPTION }),
    kinds: kinds.optional(),
  })
  .meta({ description: 'Missing fields stay unchanged. `version` is the version that the editor saw.' })
export type UpdateWebhookInput = z.infer<typeof updateWebhookInput>

export const switchWebhookInput = webhookId.extend({ on: z.boolean('on must be true or false') })
export type SwitchWebhookInput = z.infer<typeof switchWebhookInput>

export const listDeliveriesInput = pageInput.extend(webhookId.shape)
export type ListDeliveriesInput = z.infer<typeof listDeliveriesInput>

/** One event that is sent to one webhook. */
export const webhookDelivery = z
  .object({
    /** Sent as `webhook-id`, the same for every attempt. */
    id: idOf('WebhookDelivery').meta({
      description: 'Sent as `webhook-id`, the same for every attempt.',
    }),
    endpointId: idOf('WebhookEndpoint'),
    /** The type of the event, or `webhook.test`. */
    kind: z.string().meta({ description: 'The type of the event, or `webhook.test`.' }),
    status: z.enum(deliveryStatuses),
    /** Since it was last begun. */
    attempts: z.int().meta({ description: 'Since it was last begun.' }),
    nextAttemptAt: instant.nullable(),
    /** Of the last answer; null if none came. */
    lastStatus: z.int().nullable().meta({ description: 'Of the last answer; null if none came.' }),
    lastError: z.string().nullable(),
    createdAt: instant,
  })
  .meta({ description: 'One event that is sent to one webhook.' })
export type WebhookDelivery = z.infer<typeof webhookDelivery>
export const webhookDeliveryPage = pageOf(webhookDelivery)

export const webhookDeliveryId = z.object({ id: idOf('WebhookDelivery') })
export type WebhookDeliveryReference = z.infer<typeof webhookDeliveryId>

const webhookAttempt = z.object({
  id: idOf('WebhookAttempt'),
  status: z.int().nullable(),
  /** The first 4,096 characters of the answer. */
  answer: z.string().nullable().meta({ description: 'The first 4,096 characters of the answer.' }),
  error: z.string().nullable(),
  tookMs: z.int(),
  createdAt: instant,
})

/** A delivery with its request, and the answers to its attempts. */
export const webhookDeliveryDetails = webhookDelivery
  .extend({
    url: z.string(),
    /** The body of the request, as it was signed. */
    body: z.string().meta({ description: 'The body of the request, as it was signed.' }),
    /** The newest 50. */
    log: z.array(webhookAttempt).meta({ description: 'The newest 50.' }),
  })
  .meta({ description: 'A delivery with its request, and the answers to its attempts.' })
export type WebhookDeliveryDetails = z.infer<typeof webhookDeliveryDetails>
