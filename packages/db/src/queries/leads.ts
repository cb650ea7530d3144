import type { ClientId, InvitationId, LeadId } from '@tallgrass/domain'
import type { ExpressionBuilder, Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { DB, JsonObject, Leads } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { appendTo, shownEmail } from './sql.ts'
import { organizationOfVisitor } from './visits-of-people.ts'

const factColumns = ['id', 'name', 'phone', 'company', 'interest'] as const
const closingColumns = ['status', 'closedAs', 'closedReason', 'closedAt'] as const

type LeadBuilder = ExpressionBuilder<DB, 'leads'>

/** Empty if the lead has none. */
export function emailColumn(eb: LeadBuilder) {
  return shownEmail(eb.ref('leads.email')).as('email')
}

/** Where the lead came from: from outside the site, or from which part of it. */
export function leadSource(eb: LeadBuilder) {
  return eb.fn.coalesce('leads.origin', 'leads.source')
}

/** The client that the lead became, or whose contact certainly is the lead: by a call or a confirmed address. */
export function organizationColumn(eb: LeadBuilder) {
  const booked = eb
    .selectFrom('bookings')
    .select('bookings.clientId')
    .whereRef('bookings.leadId', '=', 'leads.id')
    .where('bookings.clientId', 'is not', null)
    .orderBy('bookings.createdAt', 'desc')
    .limit(1)
  return organizationOfVisitor(eb.fn.coalesce('leads.clientId', booked))
}

export function sourceColumn(eb: LeadBuilder) {
  return leadSource(eb).as('source')
}

/** Returns undefined if a lead has the address already. */
export function insertNewLead(db: Db, lead: Insertable<Leads>) {
  return db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Locks the lead until the transaction ends. */
export function lockLeadByEmail(db: Db, email: string) {
  return db
    .selectFrom('leads')
    .select([...factColumns, ...closingColumns])
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirst()
}

/** Empty if the lead has none. */
export async function findLeadEmail(db: Db, id: LeadId): Promise<string> {
  const lead = db.selectFrom('leads').select(emailColumn).where('id', '=', id)
  return (await lead.executeTakeFirstOrThrow()).email
}

const stateColumns = [
  ...factColumns,
  ...closingColumns,
  'origin',
  'notes',
  'firstContactedAt',
  'invitationId',
  'clientId',
  'version',
] as const

function selectState(db: Db) {
  return db.selectFrom('leads').select(stateColumns).select([emailColumn, sourceColumn])
}

/** Locks the lead until the transaction ends. */
export function lockLeadRow(db: Db, id: LeadId) {
  return selectState(db).where('id', '=', id).forUpdate().executeTakeFirst()
}

/**
 * Locks the leads that an accepted invitation converts, until the transaction ends: the one that it was sent to, and
 * those of the contact who accepts it.
 */
export function lockLeadsToConvert(
  db: Db,
  { clientId, invitationId }: { clientId: ClientId; invitationId: InvitationId },
) {
  return selectState(db)
    .where(({ and, eb, or }) =>
      or([
        eb('invitationId', '=', invitationId),
        and([eb('clientId', '=', clientId), eb('status', '<>', 'converted')]),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function findLead(db: Db, id: LeadId) {
  return selectState(db).where('id', '=', id).executeTakeFirst()
}

export async function updateLead(db: Db, id: LeadId, changes: Change<Leads>): Promise<void> {
  await db
    .updateTable('leads')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveLeadRow(db: Db, id: LeadId, { from, ...changes }: Move<Leads>): Promise<void> {
  const moved = await db
    .updateTable('leads')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

/** Appends it to the checklists that the lead has submitted before. */
export async function addChecklistToLead(db: Db, id: LeadId, checklist: JsonObject): Promise<void> {
  await db
    .updateTable('leads')
    .set({ metadata: appendTo('metadata', 'checklists', checklist) })
    .where('id', '=', id)
    .execute()
}
