import type { InvitationId, LeadId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { JsonObject, Leads } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { appendTo } from './sql.ts'

const factColumns = ['id', 'name', 'phone', 'company', 'interest'] as const

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
    .select(factColumns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findLeadEmail(db: Db, id: LeadId): Promise<string> {
  return (await db.selectFrom('leads').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
}

const stateColumns = [
  'id',
  'email',
  'source',
  'status',
  'notes',
  'firstContactedAt',
  'invitationId',
  'clientId',
  'version',
] as const

/** Locks the lead until the transaction ends. */
export function lockLeadRow(db: Db, id: LeadId) {
  return db.selectFrom('leads').select(stateColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Locks the lead that an invitation was sent to, if any, until the transaction ends. */
export function lockLeadByInvitation(db: Db, invitationId: InvitationId) {
  return db
    .selectFrom('leads')
    .select(stateColumns)
    .where('invitationId', '=', invitationId)
    .forUpdate()
    .executeTakeFirst()
}

export function findLead(db: Db, id: LeadId) {
  return db.selectFrom('leads').select(stateColumns).where('id', '=', id).executeTakeFirst()
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
