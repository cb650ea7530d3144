import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `webhook.${string}`>

/** Events of webhooks themselves. */
export const webhookRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'webhook.suspended': {
    about: ({ endpointId: id }) => ({ entity: 'webhook', id }),
    administrators: {
      sentence: ({ failingSince, gone, host }, { instant }) =>
        gone
          ? `The webhook to ${host} was switched off, because it answered that it is gone (410).`
          : `The webhook to ${host} was switched off, because every delivery has failed since ${instant(failingSince)}.`,
      path: ({ endpointId }) => `/portal/admin/webhooks/${endpointId}`,
      mail: { label: 'A webhook is switched off', time: 'now' },
    },
  },
}
