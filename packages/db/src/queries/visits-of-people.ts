import { type ClientId, type OrganizationId, toInstant, type UserId } from '@tallgrass/domain'
import { type Expression, expressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'

/** One client, or all contacts of an organization. */
export type Whose = { clientId: ClientId } | { organizationId: OrganizationId }

export function peopleOf(db: Db, whose: Whose) {
  const people = db.selectFrom('users')
  return 'clientId' in whose
    ? people.where('users.id', '=', whose.clientId)
    : people.where('users.organizationId', '=', whose.organizationId)
}

/**
 * The leads that certainly are these people: who accepted our invitation as one of them, or left an address that one
 * of them has confirmed. Anyone can register with an address, or leave it.
 */
export function leadIdsOf(db: Db, whose: Whose) {
  const people = peopleOf(db, whose)
  return people
    .innerJoin('leads', 'leads.clientId', 'users.id')
    .select('leads.id')
    .union(
      people
        .innerJoin('leads', 'leads.email', 'users.email')
        .select('leads.id')
        .where('users.emailVerifiedAt', 'is not', null),
    )
}

/** The calls that certainly are theirs: booked while signed in, or by one of their leads. */
export function callIdsOf(db: Db, whose: Whose) {
  return peopleOf(db, whose)
    .innerJoin('bookings', 'bookings.clientId', 'users.id')
    .select('bookings.id')
    .union(db.selectFrom('bookings').select('bookings.id').where('leadId', 'in', leadIdsOf(db, whose)))
}

/** True if one of these calls has not ended yet. */
export async function hasOwnCallAhead(db: Db, whose: Whose, now: Date): Promise<boolean> {
  const call = await db
    .selectFrom('bookings')
    .select('id')
    .where('id', 'in', callIdsOf(db, whose))
    .where('status', '=', 'scheduled')
    .where('endsAt', '>', toInstant(now))
    .limit(1)
    .executeTakeFirst()
  return call !== undefined
}

/** The organization of `known`, or else of the one who certainly is the lead. */
export function organizationOfVisitor(known: Expression<UserId | null>) {
  const eb = expressionBuilder<DB, 'leads'>()
  const owner = eb
    .selectFrom('users as owner')
    .select('owner.id')
    .whereRef('owner.email', '=', 'leads.email')
    .where('owner.emailVerifiedAt', 'is not', null)
  return eb
    .selectFrom('users')
    .select('users.organizationId')
    .where('users.id', '=', eb.fn.coalesce(known, 'leads.clientId', owner))
    .as('organizationId')
}
