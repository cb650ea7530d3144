import type { LeadId, LeadInterest, LeadSource, LeadStatus } from '@tallgrass/domain'
import type { ExpressionBuilder } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { anyContains } from './sql.ts'

const leadColumns = [
  'id',
  'email',
  'name',
  'phone',
  'company',
  'interest',
  'source',
  'status',
  'notes',
  'createdAt',
  'firstContactedAt',
  'version',
] as const

export interface LeadFilter {
  search?: string | undefined
  status?: LeadStatus | undefined
  interest?: LeadInterest | undefined
  source?: LeadSource | undefined
}

/** Newest first. */
export async function listLeads(db: Db, { cursor, limit, ...filter }: PageRequest & LeadFilter) {
  const query = db
    .selectFrom('leads')
    .select(leadColumns)
    .where((eb) => matching(eb, filter))
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}

/**
 * The newest `each` leads of every status, newest first.
 * Each row has the number of all leads with its status.
 */
export function listNewestLeadsByStatus(db: Db, { each, ...filter }: LeadFilter & { each: number }) {
  return db
    .selectFrom((eb) =>
      eb
        .selectFrom('leads')
        .select((sub) => ['status as columnStatus', sub.fn.countAll<number>().as('count')])
        .where((sub) => matching(sub, filter))
        .groupBy('status')
        .as('column'),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('leads')
          .select(leadColumns)
          .whereRef('leads.status', '=', 'column.columnStatus')
          .where((sub) => matching(sub, filter))
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(each)
          .as('lead'),
      (join) => join.onTrue(),
    )
    .select('column.count')
    .select(leadColumns.map((name) => `lead.${name}` as const))
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .execute()
}

/** A lead with the invitation that was sent to it and the account that it became. */
export function findLeadWithClient(db: Db, id: LeadId) {
  return db
    .selectFrom('leads')
    .leftJoin('userInvitations', 'userInvitations.id', 'leads.invitationId')
    .leftJoin('users', 'users.id', 'leads.clientId')
    .select(leadColumns.map((name) => `leads.${name}` as const))
    .select([
      'leads.metadata',
      'leads.invitationId',
      'userInvitations.status as invitationStatus',
      'userInvitations.expiresAt as invitationExpiresAt',
      'leads.clientId',
      'users.name as clientName',
      'users.email as clientEmail',
    ])
    .where('leads.id', '=', id)
    .executeTakeFirst()
}

/** Newest first. */
export function listBookingsOfLead(db: Db, leadId: LeadId) {
  return db
    .selectFrom('bookings')
    .select(['id', 'type', 'status', 'scheduledFor', 'createdAt'])
    .where('leadId', '=', leadId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_BOOKINGS)
    .execute()
}

/** More than any lead ever has. */
const MAX_BOOKINGS = 100

function matching(eb: ExpressionBuilder<DB, 'leads'>, { interest, search, source, status }: LeadFilter) {
  return eb.and([
    ...(status ? [eb('leads.status', '=', status)] : []),
    ...(interest ? [eb('leads.interest', '=', interest)] : []),
    ...(source ? [eb('leads.source', '=', source)] : []),
    ...(search
      ? [anyContains([eb.ref('leads.name'), eb.ref('leads.email'), eb.ref('leads.company')], search)]
      : []),
  ])
}
