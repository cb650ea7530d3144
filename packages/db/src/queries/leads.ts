import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { JsonObject, Leads } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { appendTo } from './sql.ts'

const factColumns = ['id', 'name', 'phone', 'company', 'interest'] as const

/** Answers undefined when the address is known. */
export function insertNewLead(db: Db, lead: Insertable<Leads>) {
  return db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
}

/** Held until the transaction ends, so that nobody else adds to it meanwhile. */
export function lockLeadByEmail(db: Db, email: string) {
  return db
    .selectFrom('leads')
    .select(factColumns)
    .where('email', '=', email)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export async function findLeadEmail(db: Db, id: string): Promise<string> {
  return (await db.selectFrom('leads').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email
}

const standingColumns = [
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

/** What stands there by now, held until the transaction ends. */
export function lockLeadRow(db: Db, id: string) {
  return db.selectFrom('leads').select(standingColumns).where('id', '=', id).forUpdate().executeTakeFirst()
}

/** The lead that an invitation was sent for, if it was sent for one; held likewise. */
export function lockLeadByInvitation(db: Db, invitationId: string) {
  return db
    .selectFrom('leads')
    .select(standingColumns)
    .where('invitationId', '=', invitationId)
    .forUpdate()
    .executeTakeFirst()
}

export function findLead(db: Db, id: string) {
  return db.selectFrom('leads').select(standingColumns).where('id', '=', id).executeTakeFirst()
}

export async function updateLead(db: Db, id: string, changes: Change<Leads>): Promise<void> {
  await db
    .updateTable('leads')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT when its status is no longer `from`. */
export async function moveLeadRow(db: Db, id: string, { from, ...changes }: Move<Leads>): Promise<void> {
  const moved = await db
    .updateTable('leads')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

/** Behind those that the lead has filled in before. */
export async function addChecklistToLead(db: Db, id: string, checklist: JsonObject): Promise<void> {
  await db
    .updateTable('leads')
    .set({ metadata: appendTo('metadata', 'checklists', checklist) })
    .where('id', '=', id)
    .execute()
}
