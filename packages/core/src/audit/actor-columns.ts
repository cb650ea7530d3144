import { type Actor, userOf } from '@tallgrass/contracts'
import type { ActorKind } from '@tallgrass/domain'

/** An actor, as the columns of a row. */
export interface ActorColumns {
  /** Null in older rows, which do not record it. */
  actorKind: ActorKind | null
  actorId: string | null
  actorRef: string | null
}

export function toActorColumns(actor: Actor) {
  return { actorKind: actor.kind, actorId: userOf(actor), actorRef: refOf(actor) }
}

function refOf(actor: Actor): string | null {
  if ('name' in actor) return actor.name
  if (actor.kind === 'api_key') return actor.keyId
  return actor.kind === 'viewing_as' ? actor.contactId : null
}

/** Null for an older row that has neither a kind of actor nor a user. */
export function toActor({ actorId, actorKind: kind, actorRef }: ActorColumns): Actor | null {
  const id = actorId ?? ''
  const ref = actorRef ?? ''
  switch (kind) {
    case null:
      return actorId === null ? null : { kind: 'user', id }
    case 'user':
      return { kind, id }
    case 'visitor':
      return { kind }
    case 'api_key':
      return { kind, id, keyId: ref }
    case 'viewing_as':
      return { kind, id, contactId: ref }
    default:
      return { kind, name: ref }
  }
}
