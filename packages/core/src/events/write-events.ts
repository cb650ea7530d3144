import { userOf } from '@tallgrass/contracts'
import { insertEvents, newId } from '@tallgrass/db'
import type { NewEvent } from '@tallgrass/domain/events'
import type { Tx } from '../ctx.ts'

/** Writes the transaction's events, and enqueues their delivery. */
export async function writeEvents(tx: Tx): Promise<void> {
  if (tx.emitted.length === 0) return
  const rows = tx.emitted.map((event) => ({
    id: newId('Event', tx.now),
    kind: event.kind,
    entity: event.about.entity,
    entityId: event.about.id,
    actorId: userOf(tx.actor),
    ...columnsOf(event),
    createdAt: tx.now,
  }))
  await insertEvents(tx.db, rows)
  await tx.enqueue('deliver-events', { eventIds: rows.map(({ id }) => id) })
}

function columnsOf({ administrators, contacts, person }: NewEvent) {
  const concerned = contacts?.concerned
  const ofOrganization = concerned && 'organizationId' in concerned ? concerned : undefined
  return {
    adminSentence: administrators?.sentence ?? null,
    adminPath: administrators?.path ?? null,
    clientSentence: contacts?.sentence ?? null,
    clientPath: contacts?.path ?? null,
    organizationId: ofOrganization?.organizationId ?? null,
    needsRight: ofOrganization?.right ?? null,
    userId: person?.userId ?? (concerned && 'userId' in concerned ? concerned.userId : null),
    personSentence: person?.sentence ?? null,
    personPath: person?.path ?? null,
    mailedTo: contacts?.mailedTo ?? null,
  }
}
