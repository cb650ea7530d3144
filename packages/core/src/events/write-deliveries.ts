import { insertWebhookDeliveries, lockEndpointsOf, newId } from '@tallgrass/db'
import { toInstant, type WebhookEndpointId } from '@tallgrass/domain'
import type { Tx } from '../ctx.ts'

/** Writes what webhooks send of the transaction's events, and enqueues the first attempts. */
export async function writeDeliveries(tx: Tx): Promise<void> {
  const { toldOutside } = tx
  if (toldOutside.length === 0) return
  const endpoints = await lockEndpointsOf(
    tx.db,
    toldOutside.map(({ kind }) => kind),
  )
  const rows = toldOutside.flatMap(({ data, kind }) =>
    endpoints
      .filter(({ kinds }) => kinds.includes(kind))
      .map(({ id: endpointId }) => newDelivery(tx, { endpointId, type: kind, data })),
  )
  if (rows.length === 0) return
  await insertWebhookDeliveries(tx.db, rows)
  for (const { endpointId, id } of rows)
    await tx.enqueue('deliver-webhook', { deliveryId: id, endpointId, attempt: 1 })
}

/** A row with the message in the format of Standard Webhooks. */
export function newDelivery(
  tx: Pick<Tx, 'now'>,
  { data, endpointId, type }: { endpointId: WebhookEndpointId; type: string; data: object },
) {
  return {
    id: newId('WebhookDelivery', tx.now),
    endpointId,
    kind: type,
    body: JSON.stringify({ type, timestamp: toInstant(tx.now), data }),
    begunAt: tx.now,
    nextAttemptAt: tx.now,
    createdAt: tx.now,
  }
}
