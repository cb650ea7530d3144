import type { ContactRow } from '@tallgrass/db'
import { type ClientId, contactsInCharge, rightsToGive, type UserId } from '@tallgrass/domain'

interface Known {
  contacts: ContactRow[]
  /** The contacts in charge of open records. */
  ofOpenRecords: ClientId[]
  reader: UserId
}

/** The people of an organization: its active contacts, who is in charge of it, and what the reader may give. */
export function accessOf({ contacts, ofOpenRecords, reader }: Known) {
  const people = contacts.filter(({ deactivatedAt }) => deactivatedAt === null)
  const inCharge = contactsInCharge(people, ofOpenRecords)
  const caller = people.find(({ id }) => id === reader)
  const toGive = caller ? rightsToGive(caller, inCharge.includes(caller.id)) : []
  return { people, inCharge, caller, rightsToGive: toGive }
}
