import type { EventFacts, EventKind } from '@tallgrass/domain'
import { newEvent } from '@tallgrass/domain/events'
import type { Tx } from '../ctx.ts'

/**
 * Records that something happened, for those whom it concerns. The event is written at the end of the same transaction;
 * notifications and messages follow from it.
 */
export function emit<Kind extends EventKind>(
  tx: Pick<Tx, 'emitted' | 'wording'>,
  kind: Kind,
  facts: EventFacts[Kind],
): void {
  tx.emitted.push(newEvent(kind, facts, tx.wording))
}
