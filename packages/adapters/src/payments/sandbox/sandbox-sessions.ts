import type { NewProviderSession, ProviderSession } from '@tallgrass/core'
import type { Db } from '@tallgrass/db'
import { DAY_MS, toInstant } from '@tallgrass/domain'
import { productName } from '../product-name.ts'
import { newTestId } from './write-notices.ts'

const LIFETIME_MS = DAY_MS

export type SandboxSession = NonNullable<Awaited<ReturnType<typeof findSession>>>

export function findSession(db: Db, id: string) {
  return sessions(db).where('id', '=', id).executeTakeFirst()
}

/** The session of this key, created if there is none. */
export async function openSession(db: Db, input: NewProviderSession, now: Date): Promise<SandboxSession> {
  const id = newTestId('cs')
  await db
    .insertInto('sandboxSessions')
    .values({
      id,
      idempotencyKey: input.idempotencyKey,
      reference: input.invoiceId,
      title: productName(input),
      amount: input.amount,
      currency: input.currency,
      successUrl: input.successUrl.replaceAll('{SESSION_ID}', id),
      cancelUrl: input.cancelUrl.replaceAll('{SESSION_ID}', id),
      expiresAt: new Date(now.getTime() + LIFETIME_MS),
      createdAt: now,
    })
    .onConflict((conflict) => conflict.column('idempotencyKey').doNothing())
    .execute()
  return sessions(db).where('idempotencyKey', '=', input.idempotencyKey).executeTakeFirstOrThrow()
}

/** False if the session is no longer open. */
export async function markPaid(db: Db, id: string, { at, paymentId }: { at: Date; paymentId: string }) {
  const { numUpdatedRows } = await db
    .updateTable('sandboxSessions')
    .set({ status: 'paid', paymentId, paidAt: at })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .where('expiresAt', '>', toInstant(at))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Has no effect on a paid session. */
export async function markExpired(db: Db, id: string): Promise<void> {
  await db
    .updateTable('sandboxSessions')
    .set({ status: 'expired' })
    .where('id', '=', id)
    .where('status', '=', 'open')
    .execute()
}

/** An open session counts as expired after its time, even before it is marked. */
export function statusOf({ expiresAt, status }: SandboxSession, now: Date): ProviderSession['status'] {
  if (status === 'paid') return 'paid'
  return status === 'open' && new Date(expiresAt) > now ? 'open' : 'expired'
}

function sessions(db: Db) {
  return db
    .selectFrom('sandboxSessions')
    .select([
      'id',
      'reference',
      'title',
      'amount',
      'currency',
      'status',
      'successUrl',
      'cancelUrl',
      'paymentId',
      'paidAt',
      'expiresAt',
    ])
}
