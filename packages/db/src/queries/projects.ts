import type { InvoiceId, ProjectId } from '@tallgrass/domain'
import type { Insertable } from 'kysely'
import type { Db } from '../database.ts'
import type { Projects } from '../schema.gen.ts'
import { type Change, ensureMoved, type Move } from './move.ts'
import { organizationIn, type Scope } from './scope.ts'

export const projectColumns = [
  'projects.id',
  'projects.clientId',
  'projects.organizationId',
  'projects.name',
  'projects.type',
  'projects.status',
  'projects.startDate',
  'projects.targetEndDate',
  'projects.description',
  'projects.createdAt',
  'projects.version',
] as const

export type ProjectRow = NonNullable<Awaited<ReturnType<typeof lockProjectRow>>>

/** With the name of its client. */
export function findProject(db: Db, scope: Scope, id: ProjectId) {
  const organizationId = organizationIn(scope)
  const query = db
    .selectFrom('projects')
    .innerJoin('users', 'users.id', 'projects.clientId')
    .select([...projectColumns, 'users.name as clientName'])
    .where('projects.id', '=', id)
  return (
    organizationId ? query.where('projects.organizationId', '=', organizationId) : query
  ).executeTakeFirst()
}

/** The strength of a row lock, by PostgreSQL's name. */
export type RowLock = 'FOR UPDATE' | 'FOR NO KEY UPDATE'

/**
 * Changes to the project or its parts wait until this transaction
 * ends. `FOR UPDATE` also blocks new rows that refer to it.
 */
export function lockProjectRow(trx: Db, scope: Scope, { id, lock }: { id: ProjectId; lock: RowLock }) {
  const organizationId = organizationIn(scope)
  let query = trx.selectFrom('projects').select(projectColumns).where('projects.id', '=', id)
  if (organizationId) query = query.where('projects.organizationId', '=', organizationId)
  return (lock === 'FOR UPDATE' ? query.forUpdate() : query.forNoKeyUpdate()).executeTakeFirst()
}

export async function insertProject(db: Db, project: Insertable<Projects>): Promise<void> {
  await db.insertInto('projects').values(project).execute()
}

export async function updateProject(db: Db, id: ProjectId, changes: Change<Projects>): Promise<void> {
  await db
    .updateTable('projects')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Throws CONFLICT if the status is no longer `from`. */
export async function moveProjectRow(
  db: Db,
  id: ProjectId,
  { from, ...changes }: Move<Projects>,
): Promise<void> {
  const moved = await db
    .updateTable('projects')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirstOrThrow()
  ensureMoved(moved)
}

export async function deleteProject(db: Db, id: ProjectId): Promise<void> {
  await db.deleteFrom('projects').where('id', '=', id).execute()
}

/**
 * True if the project has invoices, agreements, messages, files, hand-ins or reviews, and so has to stay with its
 * organization.
 */
export async function isBoundToClient(db: Db, projectId: ProjectId): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ eb, exists, or }) =>
      or([
        exists(eb.selectFrom('invoices').select('id').where('projectId', '=', projectId)),
        exists(eb.selectFrom('agreements').select('id').where('projectId', '=', projectId)),
        exists(eb.selectFrom('messages').select('id').where('projectId', '=', projectId)),
        exists(eb.selectFrom('files').select('id').where('projectId', '=', projectId)),
        exists(
          eb
            .selectFrom('handIns')
            .innerJoin('tasks', 'tasks.id', 'handIns.taskId')
            .select('handIns.id')
            .where('tasks.projectId', '=', projectId),
        ),
        exists(
          eb
            .selectFrom('reviews')
            .innerJoin('tasks', 'tasks.id', 'reviews.taskId')
            .select('reviews.id')
            .where('tasks.projectId', '=', projectId),
        ),
      ]).as('bound'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.bound)
}

/** True if the project has paid invoices or signed documents, which must not be deleted. */
export async function isPaidOrSigned(db: Db, projectId: ProjectId): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ eb, exists, or }) =>
      or([
        exists(
          eb
            .selectFrom('invoices')
            .select('id')
            .where('projectId', '=', projectId)
            .where('status', '=', 'PAID'),
        ),
        exists(
          eb
            .selectFrom('agreements')
            .leftJoin('eSignatureDocuments as documents', 'documents.agreementId', 'agreements.id')
            .select('agreements.id')
            .where('agreements.projectId', '=', projectId)
            .where((one) =>
              one.or([
                one('agreements.status', 'in', ['SIGNED_CLIENT', 'SIGNED_BOTH']),
                one('documents.status', '=', 'completed'),
                one('documents.signedAt', 'is not', null),
              ]),
            ),
        ),
      ]).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.found)
}

/**
 * Deletes drafts and voids unpaid invoices, which are kept because their numbers are never reused. The client sees
 * the reason.
 */
export async function closeInvoicesOf(
  db: Db,
  projectId: ProjectId,
  { voidedAt, voidReason }: { voidedAt: Date; voidReason: string },
): Promise<{ id: InvoiceId; number: string | null }[]> {
  await db.deleteFrom('invoices').where('projectId', '=', projectId).where('status', '=', 'DRAFT').execute()
  return db
    .updateTable('invoices')
    .set((eb) => ({
      status: 'VOID' as const,
      voidedAt,
      voidReason,
      voidReasonShared: true,
      version: eb('version', '+', 1),
    }))
    .where('projectId', '=', projectId)
    .where('status', '=', 'OPEN')
    .returning(['id', 'number'])
    .execute()
}

/** The names of everything that still prevents the completion of a project. */
export async function findOpenEnds(db: Db, projectId: ProjectId) {
  const [checklist, tasks] = [
    await db
      .selectFrom('acceptanceChecklists')
      .select('item')
      .where('projectId', '=', projectId)
      .where('required', '=', true)
      .where('status', '<>', 'PASSED')
      .orderBy('createdAt')
      .orderBy('id')
      .execute(),
    await db
      .selectFrom('tasks')
      .select('title')
      .where('projectId', '=', projectId)
      .where('status', '<>', 'APPROVED')
      .orderBy('position')
      .orderBy('id')
      .execute(),
  ]
  return { checklist: checklist.map(({ item }) => item), tasks: tasks.map(({ title }) => title) }
}

/** True if a retainer of the project is fully signed and paid. */
export async function isSignedAndPaid(db: Db, projectId: ProjectId): Promise<boolean> {
  const row = await db
    .selectFrom('eSignatureDocuments as documents')
    .innerJoin('invoices', 'invoices.id', 'documents.invoiceId')
    .select('documents.id')
    .where('invoices.projectId', '=', projectId)
    .where('invoices.status', '=', 'PAID')
    .where('documents.documentType', '=', 'retainer')
    .where('documents.status', '=', 'completed')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
