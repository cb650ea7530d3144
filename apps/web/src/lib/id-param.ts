import { type Entity, type Id, toId } from '@tallgrass/domain'
import { notFound } from '@tanstack/react-router'

/** For `params.parse`: the id of such a record. Text that is no id shows the route's `notFoundComponent`. */
export function idParam<E extends Entity>(entity: E, text: string): Id<E> {
  const id = toId(entity, text)
  if (id === undefined) throw notFound()
  return id
}
