import { type Entity, type Id, parseId } from '@tallgrass/domain'

/** The id of a record that does not exist, different each time. */
export function anId<E extends Entity>(entity: E): Id<E> {
  return parseId(entity, crypto.randomUUID())
}
