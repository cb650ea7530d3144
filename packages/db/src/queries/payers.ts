import type { ClientId, OrganizationId, UserId } from '@tallgrass/domain'
import type { Db } from '../database.ts'

/** True if the organization has open invoices, and no one but this contact pays for it. */
export async function isLastPayer(db: Db, organizationId: OrganizationId, id: UserId): Promise<boolean> {
  const row = await db
    .selectNoFrom(({ and, exists, not, selectFrom }) =>
      and([
        exists(
          selectFrom('invoices')
            .select('id')
            .where('organizationId', '=', organizationId)
            .where('status', '=', 'OPEN'),
        ),
        not(
          exists(
            selectFrom('users')
              .select('id')
              .where('organizationId', '=', organizationId)
              .where('pays', '=', true)
              .where('deactivatedAt', 'is', null)
              .where('id', '<>', id),
          ),
        ),
      ]).as('found'),
    )
    .executeTakeFirstOrThrow()
  return Boolean(row.found)
}

/** Who gets the messages about paying an invoice: its client, or the first contact who pays instead of them. */
export function findPayer(db: Db, invoice: PaidFor) {
  return selectPayer(db, invoice).executeTakeFirst()
}

/** Who pays, and does so until the transaction ends; undefined if no one does. */
export function lockPayer(trx: Db, invoice: PaidFor) {
  return selectPayer(trx, invoice).forShare().executeTakeFirst()
}

interface PaidFor {
  organizationId: OrganizationId
  clientId: ClientId
}

function selectPayer(db: Db, invoice: PaidFor) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('organizationId', '=', invoice.organizationId)
    .where('pays', '=', true)
    .where('deactivatedAt', 'is', null)
    .orderBy((eb) => eb('id', '<>', invoice.clientId))
    .orderBy('createdAt')
    .orderBy('id')
    .limit(1)
}
