import type { AnyId, Instant, ProjectId, UserId } from '@tallgrass/domain'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../database.ts'
import type { AuditLogs } from '../schema.gen.ts'
import { type PageRequest, readPageBy } from './page.ts'
import { lockUntilEnd, textIn } from './sql.ts'

export interface AuditEnd {
  seq: number
  hash: string
}

/** The end of the chain, locked until this transaction ends. */
export function lockAuditHead(trx: Db): Promise<AuditEnd> {
  return trx.selectFrom('auditHead').select(['seq', 'hash']).forUpdate().executeTakeFirstOrThrow()
}

export function moveAuditHead(trx: Db, head: AuditEnd) {
  return trx.updateTable('auditHead').set(head).execute()
}

/** Undefined if someone deleted it. */
export function findAuditHead(db: Db) {
  return db.selectFrom('auditHead').select(['seq', 'hash', 'unchainedRows']).executeTakeFirst()
}

/** Makes processes that write the head to the same files take turns. */
export function lockAuditHeadFiles(trx: Db): Promise<void> {
  return lockUntilEnd(trx, 'audit-head-files')
}

/**
 * The hash of the row with this number: `archived` if it is
 * inside an archived segment, undefined if there is no row.
 */
export async function findAuditHash(db: Db, seq: number): Promise<string | null | undefined> {
  const row = await db.selectFrom('auditLogs').select('hash').where('seq', '=', seq).executeTakeFirst()
  return row ? row.hash : findSegmentHash(db, seq)
}

async function findSegmentHash(db: Db, seq: number): Promise<string | undefined> {
  const segment = await db
    .selectFrom('auditSegments')
    .select(['lastSeq', 'hash'])
    .where('archivedAt', 'is not', null)
    .where('firstSeq', '<=', seq)
    .where('lastSeq', '>=', seq)
    .executeTakeFirst()
  return segment && (segment.lastSeq === seq ? segment.hash : 'archived')
}

export function insertAuditLogs(db: Db, entries: Insertable<AuditLogs>[]) {
  return db.insertInto('auditLogs').values(entries).execute()
}

export async function countUnchainedAuditLogs(db: Db): Promise<number> {
  const { rows } = await db
    .selectFrom('auditLogs')
    .select((eb) => eb.fn.countAll<number>().as('rows'))
    .where('seq', 'is', null)
    .executeTakeFirstOrThrow()
  return rows
}

export interface AuditFilter {
  action?: string | undefined
  entity?: string | undefined
  entityId?: AnyId | undefined
  /** Entries about any of these. */
  entityIds?: AnyId[] | undefined
  actorId?: UserId | undefined
  /** Entries about a project or its parts. */
  projectId?: ProjectId | undefined
  /** Timestamps: `from` is inclusive, `to` is exclusive. */
  from?: Instant | undefined
  to?: Instant | undefined
}

/** Newest first, with the name of the user who acted. */
export async function listAuditLogs(db: Db, { cursor, limit, ...filter }: PageRequest & AuditFilter) {
  let query = db
    .selectFrom('auditLogs')
    .leftJoin('users', 'users.id', 'auditLogs.actorId')
    .select([
      'auditLogs.id',
      'auditLogs.at',
      'auditLogs.action',
      'auditLogs.entity',
      'auditLogs.entityId',
      'auditLogs.before',
      'auditLogs.after',
      'auditLogs.ip',
      'auditLogs.userAgent',
      'auditLogs.actorId',
      'auditLogs.actorKind',
      'auditLogs.actorRef',
      'users.name as actorName',
      'users.email as actorEmail',
    ])
  if (filter.action) query = query.where('auditLogs.action', '=', filter.action)
  if (filter.entity) query = query.where('auditLogs.entity', '=', filter.entity)
  if (filter.entityId) query = query.where('auditLogs.entityId', '=', filter.entityId)
  if (filter.entityIds) query = query.where('auditLogs.entityId', 'in', filter.entityIds)
  if (filter.actorId) query = query.where('auditLogs.actorId', '=', filter.actorId)
  if (filter.projectId) query = query.where(textIn('auditLogs.after', 'projectId'), '=', filter.projectId)
  if (filter.from) query = query.where('auditLogs.at', '>=', filter.from)
  if (filter.to) query = query.where('auditLogs.at', '<', filter.to)
  return readPageBy(
    query,
    { at: 'auditLogs.at', id: 'auditLogs.id', direction: 'desc', instantOf: (row) => row.at },
    { cursor, limit },
  )
}

/** Their rows are about the organization, and record the address of the person. */
const colleagueInvitationActions = [
  'colleague.invite',
  'colleague.renew-invitation',
  'colleague.cancel-invitation',
]

/** The rows about these records, without what archives hold. */
export function listAuditRowsAbout(db: Db, { colleague, ids }: { ids: AnyId[]; colleague: string | null }) {
  return db
    .selectFrom('auditLogs')
    .select(['id', 'actorKind'])
    .where(({ and, eb, exists, not, or, selectFrom }) =>
      or([
        eb('entityId', 'in', ids),
        and([
          eb('action', 'in', colleagueInvitationActions),
          eb(textIn('after', 'email'), '=', colleague),
          not(exists(selectFrom('users').select('users.id').where('users.email', '=', colleague))),
        ]),
      ]),
    )
    .execute()
}

/** Every action in the log, for a filter: each is looked up in the index after the one before, and no row is read. */
export async function listAuditActions(db: Db): Promise<string[]> {
  const first = db.selectFrom('auditLogs').select(({ fn }) => fn.min<string | null>('action').as('action'))
  const rows = await db
    .withRecursive('actions', (withActions) =>
      first.unionAll(
        withActions
          .selectFrom('actions')
          .where('actions.action', 'is not', null)
          .select(
            first.whereRef('auditLogs.action', '>', sql.ref('actions.action')).$asScalar().as('action'),
          ),
      ),
    )
    .selectFrom('actions')
    .select('actions.action')
    .where('actions.action', 'is not', null)
    .$narrowType<{ action: string }>()
    .execute()
  return rows.map((row) => row.action)
}
