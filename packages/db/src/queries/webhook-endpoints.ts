import type { WebhookEndpointId, WebhookKind } from '@tallgrass/domain'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { WebhookEndpoints } from '../schema.gen.ts'
import { type PageRequest, readPage } from './page.ts'
import { lockUntilEnd } from './sql.ts'

const shownColumns = [
  'id',
  'url',
  'description',
  'kinds',
  'status',
  'formerSecretUntil',
  'failingSince',
  'lastAttemptAt',
  'lastError',
  'version',
  'createdAt',
] as const

/** Newest first. */
export async function listWebhookEndpoints(db: Db, page: PageRequest) {
  const query = db.selectFrom('webhookEndpoints').select(shownColumns)
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, page)
}

export function findWebhookEndpoint(db: Db, id: WebhookEndpointId) {
  return db.selectFrom('webhookEndpoints').select(shownColumns).where('id', '=', id).executeTakeFirst()
}

/** Locks the endpoint until the transaction ends. */
export function lockWebhookEndpoint(trx: Db, id: WebhookEndpointId) {
  return trx
    .selectFrom('webhookEndpoints')
    .select([...shownColumns, 'sealedSecret'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

/** Counts the endpoints, and blocks new ones until the transaction ends. */
export async function lockWebhookCount(trx: Db): Promise<number> {
  await lockUntilEnd(trx, 'webhook endpoints')
  const { count } = await trx
    .selectFrom('webhookEndpoints')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export function insertWebhookEndpoint(db: Db, row: Insertable<WebhookEndpoints>) {
  return db.insertInto('webhookEndpoints').values(row).returning(shownColumns).executeTakeFirstOrThrow()
}

/** A change by an administrator, which makes a new version. */
export function updateWebhookEndpoint(db: Db, id: WebhookEndpointId, changes: Updateable<WebhookEndpoints>) {
  return db
    .updateTable('webhookEndpoints')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .returning(shownColumns)
    .executeTakeFirstOrThrow()
}

/** What the last attempt says of the endpoint. */
export async function recordWebhookOutcome(
  db: Db,
  id: WebhookEndpointId,
  outcome: Pick<Updateable<WebhookEndpoints>, 'failingSince' | 'lastAttemptAt' | 'lastError'>,
): Promise<void> {
  await db.updateTable('webhookEndpoints').set(outcome).where('id', '=', id).execute()
}

/** With its deliveries. */
export async function deleteWebhookEndpoint(db: Db, id: WebhookEndpointId): Promise<void> {
  await db.deleteFrom('webhookEndpoints').where('id', '=', id).execute()
}

/** The endpoints that are switched on and chose one of these events. None can be deleted until the transaction ends. */
export function lockEndpointsOf(trx: Db, kinds: readonly WebhookKind[]) {
  return trx
    .selectFrom('webhookEndpoints')
    .select(['id', 'kinds'])
    .where('status', '=', 'ACTIVE')
    .where(({ ref }) => sql<boolean>`${ref('kinds')} && ${kinds}::text[]`)
    .forKeyShare()
    .execute()
}

/** How many endpoints there are, and how many of them fail, or were switched off because they did. */
export async function summarizeWebhooks(db: Db) {
  const [counts, worst] = await Promise.all([
    db
      .selectFrom('webhookEndpoints')
      .select(({ eb, fn }) => [
        fn.countAll<number>().filterWhere('status', '=', 'ACTIVE').as('active'),
        fn
          .countAll<number>()
          .filterWhere(eb.and([eb('status', '=', 'ACTIVE'), eb('failingSince', 'is not', null)]))
          .as('failing'),
        fn.countAll<number>().filterWhere('status', '=', 'SUSPENDED').as('suspended'),
      ])
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('webhookEndpoints')
      .select(['failingSince', 'lastError'])
      .where('status', '=', 'ACTIVE')
      .where('failingSince', 'is not', null)
      .orderBy('failingSince')
      .limit(1)
      .executeTakeFirst(),
  ])
  return { ...counts, failingSince: worst?.failingSince ?? null, lastError: worst?.lastError ?? null }
}
