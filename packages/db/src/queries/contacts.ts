import type { ClientId, ContactRight, OrganizationId, UserId } from '@tallgrass/domain'
import type { Insertable, NotNull, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { Users } from '../schema.gen.ts'
import { findUserByEmail, findUserById, hasAccount, type UserRow } from './users.ts'

const contactColumns = [
  'users.id',
  'users.name',
  'users.email',
  'users.createdAt',
  'users.phone',
  'users.emailVerifiedAt',
  'users.pictureSha256',
  'users.deactivatedAt',
  'users.version',
  'users.organizationId',
  'users.signs',
  'users.pays',
  'users.reviews',
] as const

/** Who acts for an organization, by name. Organizations are small, and rules must see everyone: there is no limit. */
function selectContacts(db: Db) {
  return (
    db
      .selectFrom('users')
      .select(contactColumns)
      .select(hasAccount)
      .where('users.organizationId', 'is not', null)
      // Whose data was deleted acts for no one any more.
      .where('users.erasedAt', 'is', null)
      .$narrowType<{ organizationId: NotNull }>()
      .orderBy('users.name')
      .orderBy('users.id')
  )
}

export type ContactRow = Awaited<ReturnType<typeof listContacts>>[number]

export function listContacts(db: Db, organizationId: OrganizationId) {
  return selectContacts(db).where('users.organizationId', '=', organizationId).execute()
}

/** Each with the end of the invitation that they have not accepted yet. It may have passed. */
export function listContactsAndInvitations(db: Db, organizationId: OrganizationId) {
  return selectContacts(db)
    .leftJoin('userInvitations as links', (join) =>
      join.onRef('links.email', '=', 'users.email').on('links.status', '=', 'PENDING'),
    )
    .select('links.expiresAt as invitedUntil')
    .where('users.organizationId', '=', organizationId)
    .execute()
}

/** The contacts of a client's organization, with the client. */
export function listContactsWith(db: Db, clientId: ClientId) {
  return selectContacts(db)
    .where('users.organizationId', '=', (eb) =>
      eb.selectFrom('users as clients').select('clients.organizationId').where('clients.id', '=', clientId),
    )
    .execute()
}

/** True if anyone else who is not deactivated acts for the same organization. */
export async function hasColleagues(db: Db, id: UserId): Promise<boolean> {
  const { found } = await db
    .selectNoFrom(({ exists, selectFrom }) =>
      exists(
        selectFrom('users')
          .innerJoin('users as colleagues', 'colleagues.organizationId', 'users.organizationId')
          .select('colleagues.id')
          .where('users.id', '=', id)
          .whereRef('colleagues.id', '<>', 'users.id')
          .where('colleagues.deactivatedAt', 'is', null),
      ).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(found)
}

/** A contact who is not deactivated, as their own session would find them; undefined for anyone else. */
export function findActiveContact(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .select(['id', 'username', 'email', 'name', 'role', 'org', 'organizationId', 'createdAt'])
    .select(['signs', 'pays', 'reviews', 'emailVerifiedAt', 'pictureSha256'])
    .where('id', '=', id)
    .where('role', '=', 'CLIENT')
    .where('deactivatedAt', 'is', null)
    .executeTakeFirst()
}

/** The names of an organization's contacts with this right. */
export async function listNamesWithRight(db: Db, organizationId: OrganizationId, right: ContactRight) {
  const rows = await selectContacts(db)
    .where('users.organizationId', '=', organizationId)
    .where(`users.${right}`, '=', true)
    .where('users.deactivatedAt', 'is', null)
    .execute()
  return rows.map(({ name }) => name)
}

export async function findOrganizationName(db: Db, id: OrganizationId): Promise<string | null> {
  const row = await db.selectFrom('organizations').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** The organization of a client; undefined for anyone else. */
export async function findOrganizationOf(db: Db, id: UserId): Promise<OrganizationId | undefined> {
  const row = await db.selectFrom('users').select('organizationId').where('id', '=', id).executeTakeFirst()
  return row?.organizationId ?? undefined
}

/** Locks a contact until this transaction ends. Undefined unless they are of this organization. */
export function lockContact(trx: Db, organizationId: OrganizationId, id: UserId) {
  return trx
    .selectFrom('users')
    .select(contactColumns)
    .select(hasAccount)
    .where('users.id', '=', id)
    .where('users.organizationId', '=', organizationId)
    .where('users.erasedAt', 'is', null)
    .$narrowType<{ organizationId: NotNull }>()
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** A contact who signs for the organization, and does so until the transaction ends; undefined for anyone else. */
export function lockSigner(trx: Db, organizationId: OrganizationId, id: UserId) {
  return trx
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .where('users.id', '=', id)
    .where('users.organizationId', '=', organizationId)
    .where('users.signs', '=', true)
    .where('users.deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** The oldest document that this contact has yet to sign, or that is being sent to them. */
export function findDocumentToSign(db: Db, signerId: UserId) {
  return db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'documentTitle'])
    .where('signerId', '=', signerId)
    .where('status', 'in', ['draft', 'sent', 'in_progress'])
    .where('signedAt', 'is', null)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst()
}

/** A contact without an account, who gets none until the transaction ends; undefined for anyone else. */
export function lockWaitingContact(trx: Db, id: UserId) {
  return trx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('id', '=', id)
    .where('role', '=', 'CLIENT')
    .where('passwordHash', 'is', null)
    .where('deactivatedAt', 'is', null)
    .forShare()
    .executeTakeFirst()
}

/** The contact that a lead is already, or whose address it has; also someone with an account. */
export function findContactOfLead(
  db: Db,
  { clientId, email }: { clientId: UserId | null; email: string | null },
): Promise<UserRow | undefined> {
  if (clientId) return findUserById(db, clientId)
  return email ? findUserByEmail(db, email) : Promise.resolve(undefined)
}

/** A person without an account. */
export function insertContact(db: Db, contact: Insertable<Users>) {
  return db.insertInto('users').values(contact).returning(['id', 'organizationId']).executeTakeFirstOrThrow()
}

/** Returns undefined if the version is no longer `version`. */
export function updateContactRow(
  db: Db,
  { id, version }: { id: UserId; version: number },
  facts: Updateable<Users>,
) {
  return db
    .updateTable('users')
    .set((eb) => ({ ...facts, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
}

/** Gives the contact with this address an account. Returns undefined if no contact waits for one. */
export function fillContact(
  db: Db,
  email: string,
  account: { username: string | null; passwordHash: string; emailVerifiedAt: Date },
) {
  return db
    .updateTable('users')
    .set(account)
    .where('email', '=', email)
    .where('role', '=', 'CLIENT')
    .where('passwordHash', 'is', null)
    .where('deactivatedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()
}

const RECORDS = ['projects', 'agreements', 'eSignatureDocuments', 'invoices'] as const

/** All records that one contact is in charge of pass to a colleague. */
export async function passRecords(db: Db, { from, to }: { from: ClientId; to: ClientId }): Promise<void> {
  for (const table of RECORDS) {
    await db.updateTable(table).set({ clientId: to }).where('clientId', '=', from).execute()
  }
}

/** True if anything was ever made for the organization. */
export async function hasRecords(db: Db, organizationId: OrganizationId): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ eb, exists, or }) =>
      or(
        RECORDS.map((table) =>
          exists(eb.selectFrom(table).select('id').where('organizationId', '=', organizationId)),
        ),
      ).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.found)
}
