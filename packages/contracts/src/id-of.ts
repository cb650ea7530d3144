import { type AnyId, type Entity, type Id, noSuchRecord } from '@tallgrass/domain'
import { z } from 'zod'
import { brandedAs } from './branded-as.ts'

/** The id of a record. Text that is no id is refused in the words for an unknown one, or in `message`. */
export function idOf<E extends Entity>(entity: E, message = noSuchRecord(entity)) {
  return brandedAs<Id<E>>(z.uuid(message).toLowerCase())
}

/** The id of a record of any kind. */
export function anyId(message?: string) {
  return brandedAs<AnyId>(z.uuid(message).toLowerCase())
}

/** The id of a client's account. */
export function clientIdOr(message = 'This client does not exist') {
  return idOf('User', message)
}

/** Lists the records of one client, whichever of its contacts is in charge. */
export const organizationFilter = idOf('Organization').optional().meta({
  description: 'Lists the records of one client, whichever of its contacts is in charge.',
})
