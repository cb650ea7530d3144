import { type ContactRight, type ContactRights, contactRights } from './contact-right.ts'
import { AppError } from './errors.ts'
import type { ClientId, UserId } from './ids.ts'
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

/** What a contact may give to colleagues: their own rights, or all if they are in charge. */
export function rightsToGive(own: ContactRights, isInCharge: boolean): ContactRight[] {
  return contactRights.filter((right) => isInCharge || own[right])
}

const BEYOND = 'You can give only rights that you have yourself. Ask the contact in charge or us.'

/** Throws FORBIDDEN if a contact gives a right beyond theirs. */
export function ensureMayGive(rights: readonly ContactRight[], toGive: readonly ContactRight[]): void {
  if (rights.every((right) => toGive.includes(right))) return
  throw new AppError('FORBIDDEN', BEYOND)
}

interface Person extends ContactRights {
  id: UserId
  name: string
  isInCharge: boolean
}

interface RightsChange {
  /** As they are now. */
  person: Person
  caller: Person
}

/**
 * Why a contact may not give a right to someone without it, or take it from someone who has it; undefined if they may.
 * Everyone may give up their own rights. The contact in charge takes any right from those who are not in charge.
 */
export function whyUnchangeable(right: ContactRight, { caller, person }: RightsChange): string | undefined {
  if (!person[right]) {
    return rightsToGive(caller, caller.isInCharge).includes(right) ? undefined : BEYOND
  }
  if (person.id === caller.id) return undefined
  if (person.isInCharge) return `${person.name} is in charge and can give up this right. Ask them or us.`
  return caller.isInCharge
    ? undefined
    : 'Only the contact in charge takes rights from others. Ask them or us.'
}

/** Throws FORBIDDEN for a change of rights that this contact may not make. */
export function ensureMayChangeRights(changed: readonly ContactRight[], people: RightsChange): void {
  for (const right of changed) {
    const reason = whyUnchangeable(right, people)
    if (reason) throw new AppError('FORBIDDEN', reason)
  }
}

interface Leaving {
  name: string
  right: ContactRight
  /** The other active contacts. */
  others: readonly (ContactRights & { hasAccount: boolean })[]
}

/** Throws CONFLICT for the last one who signs or pays. A successor needs an account. */
export function ensureRightKept({ name, others, right }: Leaving): void {
  if (right === 'reviews' || others.some((one) => one.hasAccount && one[right])) return
  throw new AppError(
    'CONFLICT',
    `${name} is the only person who ${right}. Give someone else that right first.`,
  )
}
