import type {
  LeadFilterStatus,
  LeadId,
  LeadInterest,
  LeadOrigin,
  LeadSource,
  LeadStatus,
} from '@tallgrass/domain'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { DB } from '../schema.gen.ts'
import { emailColumn, leadSource, organizationColumn, sourceColumn } from './leads.ts'
import { type PageRequest, readPage } from './page.ts'
import { anyContains, isShown } from './sql.ts'
import { hasAccount } from './users.ts'

const leadColumns = [
  'id',
  'name',
  'phone',
  'company',
  'interest',
  'status',
  'notes',
  'createdAt',
  'firstContactedAt',
  'closedAs',
  'closedReason',
  'closedAt',
  'version',
] as const

export interface LeadFilter {
  search?: string | undefined
  /** A status: of the open leads. */
  status?: LeadFilterStatus | undefined
  interest?: LeadInterest | undefined
  source?: LeadSource | LeadOrigin | undefined
}

/** Newest first. */
export async function listLeads(db: Db, { cursor, limit, ...filter }: PageRequest & LeadFilter) {
  const query = db
    .selectFrom('leads')
    .select(leadColumns)
    .select([emailColumn, sourceColumn, organizationColumn])
    .where((eb) => matching(eb, filter))
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, { cursor, limit })
}

/**
 * The newest `each` open leads of every status, newest first.
 * Each row has the number of all open leads with its status.
 */
export function listNewestLeadsByStatus(
  db: Db,
  { each, ...filter }: Omit<LeadFilter, 'status'> & { each: number },
) {
  const isAll = Object.values(filter).every((wanted) => !wanted)
  return db
    .selectFrom(isAll ? countOpenLeads(db).as('column') : countMatchingLeads(db, filter).as('column'))
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('leads')
          .select(leadColumns)
          .select([emailColumn, sourceColumn, organizationColumn])
          .whereRef('leads.status', '=', 'column.columnStatus')
          .where('closedAs', 'is', null)
          .where((sub) => matching(sub, filter))
          .orderBy('createdAt', 'desc')
          .orderBy('id', 'desc')
          .limit(each)
          .as('lead'),
      (join) => join.onTrue(),
    )
    .select('column.count')
    .select(leadColumns.map((name) => `lead.${name}` as const))
    .select(['lead.email', 'lead.source', 'lead.organizationId'])
    .orderBy('lead.createdAt', 'desc')
    .orderBy('lead.id', 'desc')
    .execute()
}

/** The database keeps the numbers of all open leads. */
function countOpenLeads(db: Db) {
  return db
    .selectFrom('businessTotals')
    .where('kind', '=', sql.lit('lead'))
    .select(({ fn, ref }) => [
      ref('status').$castTo<LeadStatus>().as('columnStatus'),
      fn.sum<number>('count').as('count'),
    ])
    .groupBy('status')
}

function countMatchingLeads(db: Db, filter: LeadFilter) {
  return db
    .selectFrom('leads')
    .select(({ fn }) => ['status as columnStatus', fn.countAll<number>().as('count')])
    .where('closedAs', 'is', null)
    .where((eb) => matching(eb, filter))
    .groupBy('status')
}

/** A lead with the contact that it became, and the latest invitation to either. */
export function findLeadWithClient(db: Db, id: LeadId) {
  return db
    .selectFrom('leads')
    .leftJoin('users', 'users.id', 'leads.clientId')
    .leftJoinLateral(
      ({ selectFrom }) =>
        selectFrom('userInvitations')
          .select(['userInvitations.id', 'userInvitations.status', 'userInvitations.expiresAt'])
          .where((eb) =>
            eb.or([
              eb('userInvitations.id', '=', eb.ref('leads.invitationId')),
              eb('userInvitations.email', '=', eb.ref('users.email')),
            ]),
          )
          .orderBy('userInvitations.createdAt', 'desc')
          .orderBy((eb) => eb('userInvitations.id', '=', eb.ref('leads.invitationId')), 'desc')
          .limit(1)
          .as('invitation'),
      (join) => join.onTrue(),
    )
    .select(leadColumns.map((name) => `leads.${name}` as const))
    .select([emailColumn, sourceColumn, organizationColumn])
    .select([
      'leads.metadata',
      'invitation.id as invitationId',
      'invitation.status as invitationStatus',
      'invitation.expiresAt as invitationExpiresAt',
      'leads.clientId',
      'users.name as clientName',
      'users.email as clientEmail',
    ])
    .select(hasAccount)
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

const searched = ['leads.name', 'leads.phone', 'leads.company'] as const

function matching(eb: ExpressionBuilder<DB, 'leads'>, { interest, search, source, status }: LeadFilter) {
  return eb.and([
    ...(status === 'closed' ? [eb('leads.closedAs', 'is not', null)] : []),
    ...(status && status !== 'closed'
      ? [eb('leads.status', '=', status), eb('leads.closedAs', 'is', null)]
      : []),
    ...(interest ? [eb('leads.interest', '=', interest)] : []),
    ...(source ? [eb(leadSource(eb), '=', source)] : []),
    ...(search
      ? [
          eb.or([
            anyContains(
              searched.map((name) => eb.ref(name)),
              search,
            ),
            // Not in the shown address, which no index has.
            eb.and([anyContains([eb.ref('leads.email')], search), isShown(eb.ref('leads.email'))]),
          ]),
        ]
      : []),
  ])
}
