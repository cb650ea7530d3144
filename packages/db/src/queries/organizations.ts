import type { OrganizationId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import type { Organizations } from '../schema.gen.ts'
import type { Change } from './move.ts'
import { deferConstraints } from './sql.ts'

const factColumns = [
  'name',
  'legalName',
  'postalAddress',
  'phone',
  'invoiceEmail',
  'taxId',
  'timeZone',
  'notes',
  'tags',
] as const

const organizationColumns = [
  'id',
  'shownName',
  ...factColumns,
  'contactsInvite',
  'version',
  'createdAt',
  'archivedAt',
  'mergedInto',
] as const

export type OrganizationRow = NonNullable<Awaited<ReturnType<typeof findOrganization>>>

export function findOrganization(db: Db, id: OrganizationId) {
  return db.selectFrom('organizations').select(organizationColumns).where('id', '=', id).executeTakeFirst()
}

/**
 * Locks the organizations until the transaction ends, in the order of their ids, so that transactions cannot deadlock.
 * NOTE `FOR NO KEY UPDATE`: a new record that refers to one of them must not wait for us while we wait for it.
 */
export function lockOrganizations(trx: Db, ids: OrganizationId[]) {
  return trx
    .selectFrom('organizations')
    .select(organizationColumns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

export async function updateOrganization(
  db: Db,
  id: OrganizationId,
  changes: Change<Organizations>,
): Promise<void> {
  await db
    .updateTable('organizations')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** True if it is archived: nothing new can be made for it. */
export async function isOrganizationArchived(db: Db, id: OrganizationId): Promise<boolean> {
  const row = await db
    .selectFrom('organizations')
    .select('id')
    .where('id', '=', id)
    .where('archivedAt', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Those that were merged into it. */
export async function listMergedInto(db: Db, id: OrganizationId): Promise<OrganizationId[]> {
  const rows = await db.selectFrom('organizations').select('id').where('mergedInto', '=', id).execute()
  return rows.map((row) => row.id)
}

/** Locks the people of an organization until the transaction ends. Making a record for one of them waits. */
export function lockContacts(trx: Db, organizationId: OrganizationId) {
  return trx
    .selectFrom('users')
    .select('id')
    .where('organizationId', '=', organizationId)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/** What keeps an organization from being archived. */
export function countOpenRecords(db: Db, organizationId: OrganizationId) {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('projects')
        .select(({ fn }) => fn.countAll<number>().as('projects'))
        .where('organizationId', '=', organizationId)
        .where('status', 'not in', ['COMPLETE', 'ARCHIVED'])
        .$asScalar()
        .as('projects'),
      eb
        .selectFrom('agreements')
        .select(({ fn }) => fn.countAll<number>().as('agreements'))
        .where('organizationId', '=', organizationId)
        .where(({ eb, exists, or, selectFrom }) =>
          or([
            eb('status', 'in', ['SENT', 'SIGNED_CLIENT']),
            // A document that is being sent is a draft until the provider has taken it.
            exists(
              selectFrom('eSignatureDocuments')
                .select('eSignatureDocuments.id')
                .whereRef('eSignatureDocuments.agreementId', '=', 'agreements.id')
                .where('eSignatureDocuments.status', '=', 'draft'),
            ),
          ]),
        )
        .$asScalar()
        .as('agreements'),
      eb
        .selectFrom('invoices')
        .select(({ fn }) => fn.countAll<number>().as('invoices'))
        .where('organizationId', '=', organizationId)
        .where('status', '=', 'OPEN')
        .$asScalar()
        .as('invoices'),
    ])
    .$narrowType<{ projects: number; agreements: number; invoices: number }>()
    .executeTakeFirstOrThrow()
}

const RECORDS = ['projects', 'agreements', 'eSignatureDocuments', 'invoices'] as const

/**
 * Moves all people and records of an organization to another. Throws what `isLostToAnother` recognizes if a record
 * is being changed: waiting for it could deadlock, because its transaction may need a person whom this one has locked.
 */
export async function moveToOrganization(
  trx: Db,
  { from, to }: { from: OrganizationId; to: OrganizationId },
): Promise<{ people: number; records: number }> {
  await lockContacts(trx, from)
  for (const table of RECORDS) {
    const own = trx.selectFrom(table).select('id').where('organizationId', '=', from)
    await own.forUpdate().noWait().execute()
  }
  await deferConstraints(trx, ['agreements_project_fkey', 'invoices_project_fkey'])
  const people = await trx
    .updateTable('users')
    .set({ organizationId: to })
    .where('organizationId', '=', from)
    .executeTakeFirstOrThrow()
  let records = 0
  for (const table of RECORDS) {
    const moved = await trx
      .updateTable(table)
      .set({ organizationId: to })
      .where('organizationId', '=', from)
      .executeTakeFirstOrThrow()
    records += Number(moved.numUpdatedRows)
  }
  for (const table of ['colleagueInvitations', 'events', 'workItems'] as const) {
    await trx.updateTable(table).set({ organizationId: to }).where('organizationId', '=', from).execute()
  }
  await trx.updateTable('organizations').set({ mergedInto: to }).where('mergedInto', '=', from).execute()
  return { people: Number(people.numUpdatedRows), records }
}
