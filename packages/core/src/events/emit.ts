import type { EventFacts, EventKind } from '@tallgrass/domain'
import { newEvent } from '@tallgrass/domain/events'
import { toldOutside } from '@tallgrass/domain/webhook-events'
import type { Tx } from '../ctx.ts'

/**
 * Records that something happened, for those whom it concerns. The event is written in the same transaction;
 * notifications and webhooks follow from it, and mails unless those of the transaction are held.
 */
export function emit<Kind extends EventKind>(
  tx: Pick<Tx, 'emitted' | 'mailEnabled' | 'toldOutside' | 'wording'>,
  kind: Kind,
  facts: EventFacts[Kind],
): void {
  const event = newEvent(kind, facts, tx.wording)
  if (event.administrators || event.contacts || event.person)
    tx.emitted.push({ ...event, isMailed: tx.mailEnabled })
  const outside = toldOutside(kind, facts)
  if (outside) tx.toldOutside.push(outside)
}
