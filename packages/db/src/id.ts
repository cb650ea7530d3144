import { type Entity, type Id, parseId } from '@tallgrass/domain'
import { v7 } from 'uuid'

/** A UUIDv7, which sorts by creation time. Made here because PostgreSQL before 18 cannot make one. */
export function newId<E extends Entity>(entity: E, at: Date): Id<E> {
  return parseId(entity, v7({ msecs: at.getTime() }))
}
