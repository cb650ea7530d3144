import type { UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'
import { confirmedAddressOf, type DataOwner } from './own-data.ts'

/** The account itself. */
export function findOwnProfile(db: Db, id: UserId) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'username', 'role', 'phone', 'timeZone', 'org as organization'])
    .select(['signs', 'pays', 'reviews', 'createdAt', 'emailVerifiedAt', 'passwordEndedAt', 'organizationId'])
    .where('id', '=', id)
    .where('erasedAt', 'is', null)
    .executeTakeFirst()
}

/** What the contacts of an organization see of it. */
export function findOwnOrganization(db: Db, { organizationId }: DataOwner) {
  if (organizationId === null) return Promise.resolve(undefined)
  return db
    .selectFrom('organizations')
    .select(['name', 'legalName', 'postalAddress', 'phone', 'invoiceEmail', 'taxId', 'timeZone', 'createdAt'])
    .where('id', '=', organizationId)
    .executeTakeFirst()
}

/** Short lists about the account, by the names of their files. Secrets and their hashes are left out. */
export async function listOwnAccess(db: Db, owner: DataOwner) {
  const { id } = owner
  return {
    sessions: await db
      .selectFrom('sessions')
      .select(['createdAt', 'lastSeenAt', 'way', 'ip', 'userAgent'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    devices: await db
      .selectFrom('knownDevices')
      .select(['createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    passkeys: await db
      .selectFrom('passkeys')
      .select(['name', 'synced', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    'api-keys': await db
      .selectFrom('apiKeys')
      .select(['name', 'prefix', 'scopes', 'createdAt', 'expiresAt', 'lastUsedAt', 'revokedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    'sign-in-accounts': await db
      .selectFrom('identities')
      .select(['issuer', 'email', 'createdAt', 'lastUsedAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    'address-changes': await db
      .selectFrom('emailChanges')
      .select(['oldEmail', 'newEmail', 'createdAt', 'confirmedAt', 'undoneAt'])
      .where('userId', '=', id)
      .orderBy('createdAt')
      .execute(),
    preferences: await db
      .selectFrom('mailPreferences')
      .select(['kind', 'mail', 'updatedAt'])
      .where('userId', '=', id)
      .orderBy('kind')
      .execute(),
    drafts: await db
      .selectFrom('messageDrafts')
      .innerJoin('projects', 'projects.id', 'messageDrafts.projectId')
      .select(['projects.name as project', 'messageDrafts.body', 'messageDrafts.updatedAt'])
      .where('messageDrafts.userId', '=', id)
      .orderBy('messageDrafts.updatedAt')
      .execute(),
    invitations: await db
      .selectFrom('userInvitations')
      .select(['firstName', 'lastName', 'email', 'role', 'status', 'createdAt', 'acceptedAt'])
      .where('email', '=', ({ fn, val }) => fn.any(val(confirmedAddressOf(owner))))
      .orderBy('createdAt')
      .execute(),
  }
}

export function findOwnPicture(db: Db, { id }: DataOwner) {
  return db.selectFrom('userPictures').select('content').where('userId', '=', id).executeTakeFirst()
}

/** Documents that they signed or are to sign. */
export function listOwnDocuments(db: Db, { id }: DataOwner) {
  return db
    .selectFrom('eSignatureDocuments')
    .select(['id', 'documentType', 'documentTitle', 'projectName', 'status', 'createdAt', 'sentAt'])
    .select(['signedAt', 'countersignedAt', 'declinedAt', 'declineReason'])
    .where(({ eb, exists, or, selectFrom }) =>
      or([
        eb('signerId', '=', id),
        exists(
          selectFrom('documentSignatures')
            .select('documentSignatures.id')
            .whereRef('documentSignatures.documentId', '=', 'eSignatureDocuments.id')
            .where('documentSignatures.signerId', '=', id),
        ),
      ]),
    )
    .where('status', '<>', 'draft')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** Those that their organization was sent, as its contacts see them. */
export function listOwnInvoices(db: Db, { organizationId }: DataOwner) {
  if (organizationId === null) return Promise.resolve([])
  return db
    .selectFrom('invoices')
    .select(['number', 'title', 'description', 'kind', 'status', 'amount', 'currency', 'net', 'tax'])
    .select(['issueDate', 'dueDate', 'paidAt', 'voidedAt', 'billedTo'])
    .where('organizationId', '=', organizationId)
    .where('status', '<>', 'DRAFT')
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

/** The files that they uploaded and that are still there, their drafts too. */
export function listOwnFiles(db: Db, { id }: DataOwner) {
  return db
    .selectFrom('files')
    .innerJoin('storedFiles', 'storedFiles.id', 'files.storedId')
    .innerJoin('projects', 'projects.id', 'files.projectId')
    .select(['files.id', 'files.name', 'files.mediaType', 'projects.name as project', 'files.createdAt'])
    .select(['storedFiles.bytes', 'storedFiles.sha256', 'files.storedId'])
    .where('files.uploadedBy', '=', id)
    .where('files.removedAt', 'is', null)
    .where('storedFiles.completedAt', 'is not', null)
    .where('storedFiles.emptiedAt', 'is', null)
    .orderBy('files.createdAt')
    .orderBy('files.id')
    .execute()
}
