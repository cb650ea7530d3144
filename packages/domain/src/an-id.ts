import { type Id, parseId } from './ids.ts'
import type { Entity } from './no-such.ts'

/** For tests and mocks: the id of a record that does not exist, different each time. */
export function anId<E extends Entity>(entity: E): Id<E> {
  return parseId(entity, crypto.randomUUID())
}
