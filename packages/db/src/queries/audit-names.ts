import type { AuditRowId, OrganizationId } from '@tallgrass/domain'
import { sql } from 'kysely'
import type { Db } from '../database.ts'

export interface AuditedNames {
  name: string | null
  /** Of the contact who took over, if the row names one. */
  successorName: string | null
  /** Of the client, or of the contact. */
  organizationId: OrganizationId | null
  /** Of the API key with which a program acted. */
  actorKeyName: string | null
  /** Of the client for which the actor acts. */
  actorOrganizationId: OrganizationId | null
}

/** What the records that these rows are about are called today; null for those without a name or deleted since. */
export async function listAuditedNames(db: Db, ids: AuditRowId[]): Promise<Map<AuditRowId, AuditedNames>> {
  const rows = await db
    .selectFrom('auditLogs')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'auditLogs.entityId'))
    .leftJoin('users as actors', 'actors.id', 'auditLogs.actorId')
    .leftJoin('bookings', (join) => join.onRef('bookings.id', '=', 'auditLogs.entityId'))
    .leftJoin('leads', (join) =>
      join.on(sql<boolean>`leads.id = coalesce(bookings.lead_id, audit_logs.entity_id)`),
    )
    .leftJoin('organizations', (join) => join.onRef('organizations.id', '=', 'auditLogs.entityId'))
    .leftJoin('projects', (join) => join.onRef('projects.id', '=', 'auditLogs.entityId'))
    .leftJoin('invoices', (join) => join.onRef('invoices.id', '=', 'auditLogs.entityId'))
    .leftJoin('eSignatureDocuments as documents', (join) =>
      join.onRef('documents.id', '=', 'auditLogs.entityId'),
    )
    .leftJoin('tasks', (join) => join.onRef('tasks.id', '=', 'auditLogs.entityId'))
    .leftJoin('apiKeys as keys', (join) => join.onRef('keys.id', '=', 'auditLogs.entityId'))
    .leftJoin('apiKeys as actingKeys', (join) =>
      join.on(
        sql<boolean>`acting_keys.id = case when audit_logs.actor_kind = 'api_key' then audit_logs.actor_ref::uuid end`,
      ),
    )
    .leftJoin('users as successors', (join) =>
      join.on(sql<boolean>`successors.id = (audit_logs.after ->> 'successorId')::uuid`),
    )
    .select(({ fn }) => {
      const person = fn.coalesce('users.name', 'leads.name', 'leads.email', 'organizations.shownName')
      const paper = fn.coalesce('invoices.number', 'invoices.title', 'documents.documentTitle')
      const work = fn.coalesce('projects.name', 'tasks.title', 'keys.name')
      return [
        'auditLogs.id',
        'successors.name as successorName',
        'actors.organizationId as actorOrganizationId',
        'actingKeys.name as actorKeyName',
        fn.coalesce(person, paper, work).as('name'),
        fn.coalesce('organizations.id', 'users.organizationId').as('organizationId'),
      ]
    })
    .where('auditLogs.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}
