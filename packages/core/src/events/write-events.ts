import { userOf } from '@tallgrass/contracts'
import { insertEvents, newId } from '@tallgrass/db'
import type { EventId } from '@tallgrass/domain'
import type { NewEvent } from '@tallgrass/domain/events'
import type { Tx } from '../ctx.ts'

/** Writes the transaction's events, and enqueues their delivery. */
export async function writeEvents(tx: Tx): Promise<void> {
  if (tx.emitted.length === 0) return
  const events = tx.emitted.map((event) => ({ ...event, id: newId('Event', tx.now) }))
  const rows = events.map(({ id, ...event }) => ({
    id,
    kind: event.kind,
    entity: event.about.entity,
    entityId: event.about.id,
    actorId: userOf(tx.actor),
    ...columnsOf(event),
    createdAt: tx.now,
  }))
  await insertEvents(tx.db, rows)
  const mailed = events.filter(({ isMailed }) => isMailed)
  const held = events.filter(({ isMailed }) => !isMailed)
  if (mailed.length > 0) await tx.enqueue('deliver-events', { eventIds: idsOf(mailed) })
  if (held.length > 0) await tx.enqueue('deliver-events', { eventIds: idsOf(held), mail: false })
}

function idsOf(events: { id: EventId }[]): EventId[] {
  return events.map(({ id }) => id)
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
