import { toInstant, type WebhookDeliveryId, type WebhookEndpointId } from '@tallgrass/domain'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../database.ts'
import type { WebhookAttempts, WebhookDeliveries } from '../schema.gen.ts'
import { deleteBatch } from './delete-batch.ts'
import { type PageRequest, readPage } from './page.ts'
import { RETENTION_BATCH } from './retention.ts'

const shownColumns = [
  'id',
  'endpointId',
  'kind',
  'status',
  'attempts',
  'nextAttemptAt',
  'lastStatus',
  'lastError',
  'createdAt',
] as const

export async function insertWebhookDeliveries(db: Db, rows: Insertable<WebhookDeliveries>[]): Promise<void> {
  await db.insertInto('webhookDeliveries').values(rows).execute()
}

/** Newest first. */
export async function listWebhookDeliveries(db: Db, endpointId: WebhookEndpointId, page: PageRequest) {
  const query = db.selectFrom('webhookDeliveries').select(shownColumns).where('endpointId', '=', endpointId)
  return readPage(query, { at: 'createdAt', id: 'id', direction: 'desc' }, page)
}

export function findWebhookDelivery(db: Db, id: WebhookDeliveryId) {
  return db
    .selectFrom('webhookDeliveries')
    .innerJoin('webhookEndpoints', 'webhookEndpoints.id', 'endpointId')
    .select(shownColumns.map((column) => `webhookDeliveries.${column}` as const))
    .select(['webhookDeliveries.body', 'webhookEndpoints.url'])
    .where('webhookDeliveries.id', '=', id)
    .executeTakeFirst()
}

/** The newest attempts of a delivery, newest first. */
export function listWebhookAttempts(db: Db, deliveryId: WebhookDeliveryId, limit: number) {
  return db
    .selectFrom('webhookAttempts')
    .select(['id', 'status', 'answer', 'error', 'tookMs', 'createdAt'])
    .where('deliveryId', '=', deliveryId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Locks the delivery until the transaction ends. */
export function lockWebhookDelivery(trx: Db, id: WebhookDeliveryId) {
  return trx
    .selectFrom('webhookDeliveries')
    .select(shownColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface Lease {
  /** The number of the attempt, from 1. */
  attempt: number
  now: Date
  until: Date
}

/**
 * Leases one attempt of a pending delivery to one worker until `until`. Returns undefined if another worker has it, or it
 * was made, or it is not due. A lease that would outlast this one is ignored: it was made while the clock was ahead.
 */
export function leaseWebhookDelivery(db: Db, id: WebhookDeliveryId, { attempt, now, until }: Lease) {
  return db
    .updateTable('webhookDeliveries')
    .from('webhookEndpoints')
    .set({ leasedUntil: until })
    .where('webhookDeliveries.id', '=', id)
    .whereRef('webhookEndpoints.id', '=', 'webhookDeliveries.endpointId')
    .where('webhookDeliveries.status', '=', 'PENDING')
    .where('webhookDeliveries.attempts', '=', attempt - 1)
    .where('webhookDeliveries.nextAttemptAt', '<=', toInstant(now))
    .where((eb) =>
      eb.or([
        eb('webhookDeliveries.leasedUntil', 'is', null),
        eb('webhookDeliveries.leasedUntil', '<=', toInstant(now)),
        eb('webhookDeliveries.leasedUntil', '>', toInstant(until)),
      ]),
    )
    .returning([
      'webhookDeliveries.id',
      'webhookDeliveries.endpointId',
      'webhookDeliveries.kind',
      'webhookDeliveries.body',
      'webhookDeliveries.begunAt',
      'webhookEndpoints.url',
      'webhookEndpoints.status as endpointStatus',
      'webhookEndpoints.sealedSecret',
      'webhookEndpoints.sealedFormerSecret',
      'webhookEndpoints.formerSecretUntil',
    ])
    .executeTakeFirst()
}

/** Ends an attempt. Returns false if the delivery was deleted, or another worker ended the attempt. */
export async function endWebhookAttempt(
  db: Db,
  { attempt, id }: { id: WebhookDeliveryId; attempt: number },
  outcome: Pick<
    Updateable<WebhookDeliveries>,
    'status' | 'nextAttemptAt' | 'lastStatus' | 'lastError' | 'attempts'
  >,
): Promise<boolean> {
  const ended = await db
    .updateTable('webhookDeliveries')
    .set({ ...outcome, leasedUntil: null })
    .where('id', '=', id)
    .where('status', '=', 'PENDING')
    .where('attempts', '=', attempt - 1)
    .returning('id')
    .executeTakeFirst()
  return ended !== undefined
}

export async function insertWebhookAttempt(db: Db, row: Insertable<WebhookAttempts>): Promise<void> {
  await db.insertInto('webhookAttempts').values(row).execute()
}

/** Sends a delivery that ended once more, with all its retries. */
export async function restartWebhookDelivery(db: Db, id: WebhookDeliveryId, now: Date): Promise<void> {
  await db
    .updateTable('webhookDeliveries')
    .set({ status: 'PENDING', attempts: 0, begunAt: now, nextAttemptAt: now, leasedUntil: null })
    .where('id', '=', id)
    .execute()
}

/** The log of what ended, with its attempts. */
export function deleteOldDeliveries(db: Db, before: Date): Promise<number> {
  const old = toInstant(before)
  return deleteBatch(
    db,
    'webhookDeliveries',
    (eb) => eb.and([eb('createdAt', '<', old), eb('status', '<>', 'PENDING')]),
    RETENTION_BATCH,
  )
}
