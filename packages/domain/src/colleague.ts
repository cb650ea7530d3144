import { type ContactRight, type ContactRights, contactRights } from './contact-right.ts'
import { AppError } from './errors.ts'
import type { ClientId } from './ids.ts'
import type { Instant } from './instant.ts'

interface ActiveContact {
  id: ClientId
  createdAt: Instant
}

/**
 * The contacts in charge of their organization, who may give any right: those in charge of its open projects, agreements
 * and invoices (`ofOpenRecords`), or its first contact if nothing is open. `people` are the active ones.
 */
export function contactsInCharge(
  people: readonly ActiveContact[],
  ofOpenRecords: readonly ClientId[],
): ClientId[] {
  const inCharge = people.filter(({ id }) => ofOpenRecords.includes(id))
  if (inCharge.length > 0) return inCharge.map(({ id }) => id)
  const [first] = people.toSorted((one, other) => (isEarlier(one, other) ? -1 : 1))
  return first ? [first.id] : []
}

function isEarlier(one: ActiveContact, other: ActiveContact): boolean {
  return one.createdAt === other.createdAt ? one.id < other.id : one.createdAt < other.createdAt
}

/** What a contact may give to colleagues, and take from them: their own rights, or all if they are in charge. */
export function rightsToGive(own: ContactRights, isInCharge: boolean): ContactRight[] {
  return contactRights.filter((right) => isInCharge || own[right])
}

/** Throws FORBIDDEN if a contact gives or takes a right beyond theirs. */
export function ensureMayGive(rights: readonly ContactRight[], toGive: readonly ContactRight[]): void {
  if (rights.every((right) => toGive.includes(right))) return
  throw new AppError(
    'FORBIDDEN',
    'You can give and take only rights that you have yourself. Ask the contact in charge or us.',
  )
}

const deeds: Partial<Record<ContactRight, string>> = { signs: 'sign', pays: 'pay' }

interface Leaving {
  name: string
  right: ContactRight
  /** The other active contacts. */
  others: readonly (ContactRights & { hasAccount: boolean })[]
}

/** Throws CONFLICT for the last one who signs or pays. A successor needs an account. */
export function ensureRightKept({ name, others, right }: Leaving): void {
  const deed = deeds[right]
  if (!deed || others.some((one) => one.hasAccount && one[right])) return
  throw new AppError('CONFLICT', `${name} is the last one who ${right}. Let someone else ${deed} first.`)
}
