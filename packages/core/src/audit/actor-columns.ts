import { type Actor, userOf } from '@tallgrass/contracts'
import { type ActorKind, parseId, type UserId } from '@tallgrass/domain'

/** An actor, as the columns of a row. */
export interface ActorColumns {
  /** Null in older rows, which do not record it. */
  actorKind: ActorKind | null
  actorId: UserId | null
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

/** Null for a row without the user who acted: one from before kinds of actors were recorded. */
export function toActor({ actorId, actorKind: kind, actorRef }: ActorColumns): Actor | null {
  const ref = actorRef ?? ''
  switch (kind) {
    case null:
    case 'user':
      return actorId === null ? null : { kind: 'user', id: actorId }
    case 'visitor':
      return { kind }
    case 'api_key':
      return actorId === null ? null : { kind, id: actorId, keyId: parseId('ApiKey', ref) }
    case 'viewing_as':
      return actorId === null ? null : { kind, id: actorId, contactId: parseId('User', ref) }
    default:
      return { kind, name: ref }
  }
}
