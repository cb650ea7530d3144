import type { JobQueue, PaymentsPort, ProviderSession, SandboxDesk } from '@tallgrass/core'
import type { Database } from '@tallgrass/db'
import { AppError, cardLimits, NoticeRefused, noSuch } from '@tallgrass/domain'
import { toNotice } from '../payment-event.ts'
import { ensureSigned, SIGNATURE_HEADER, signNotice } from './notice-signature.ts'
import { findRefund, openRefund } from './sandbox-refunds.ts'
import {
  findSession,
  markExpired,
  markPaid,
  openSession,
  type SandboxSession,
  statusOf,
} from './sandbox-sessions.ts'
import { judgeCard } from './test-cards.ts'
import { newTestId, writePaymentNotices, writeRefundNotice } from './write-notices.ts'

export interface SandboxOptions {
  database: Database
  jobs: Pick<JobQueue, 'enqueue' | 'wake'>
  clock: () => Date
  /** Origin of the sandbox's payment page. */
  publicUrl: string
  /** For signing notices. */
  secret: string
  /** Sends a notice to the server. Throws if the server does not accept it. */
  deliver(body: string, headers: Record<string, string>): Promise<void>
}

/**
 * A provider that moves no money: it has its own tables, accepts Stripe's well-known test cards on a page of ours, and
 * reports payments by signed notices, as Stripe does. Card data is neither stored nor logged.
 */
export function sandboxPayments(options: SandboxOptions): PaymentsPort {
  const { clock, database, jobs, publicUrl, secret } = options
  const toSession = (row: SandboxSession) => toProviderSession(row, { publicUrl, now: clock() })
  const find = async (id: string) => {
    const row = await findSession(database.db, id)
    return row && toSession(row)
  }
  return {
    provider: 'sandbox',
    testMode: true,
    limits: cardLimits,
    sandbox: createSandboxDesk(options),
    async openSession(input) {
      return toSession(await openSession(database.db, input, clock()))
    },
    findSession: find,
    async expireSession(id) {
      await markExpired(database.db, id)
      const session = await find(id)
      if (!session) throw noSuch('LedgerEntry')
      return session
    },
    async refund(input) {
      const at = clock()
      const opened = await database.transaction(async (trx) => {
        const { created, refund } = await openRefund(trx, input, at)
        const notices = [writeRefundNotice(refund.id, at)]
        if (created) await jobs.enqueue(trx, 'deliver-sandbox-notices', { notices })
        return refund
      })
      jobs.wake('deliver-sandbox-notices')
      return opened
    },
    findRefund: (id) => findRefund(database.db, id),
    readNotice(notice) {
      ensureSigned(notice, secret)
      const read = toNotice(parseJson(notice.body))
      if (!read) throw new NoticeRefused('The notice cannot be read')
      return read
    },
  }
}

function createSandboxDesk({ clock, database, deliver, jobs, secret }: SandboxOptions): SandboxDesk {
  const get = async (id: string) => {
    const row = await findSession(database.db, id)
    if (!row) throw noSuch('LedgerEntry')
    return { ...row, status: statusOf(row, clock()) }
  }
  return {
    async getSession(id) {
      const { amount, cancelUrl, currency, status, successUrl, title } = await get(id)
      return { title, amount, currency, status, successUrl, cancelUrl }
    },
    async pay(id, card) {
      const { status, successUrl } = await get(id)
      if (status !== 'open') throw notOpen(status)
      const at = clock()
      const verdict = judgeCard(card, at)
      if (verdict.outcome !== 'paid') return verdict
      const paymentId = newTestId('pi')
      const paid = await database.transaction(async (trx) => {
        if (!(await markPaid(trx, id, { at, paymentId }))) return false
        const { delay, notices } = writePaymentNotices(card.delivery, { sessionId: id, paymentId, at })
        await jobs.enqueue(trx, 'deliver-sandbox-notices', { notices }, { delay })
        return true
      })
      if (!paid) throw notOpen((await get(id)).status)
      jobs.wake('deliver-sandbox-notices')
      return { outcome: 'paid', successUrl }
    },
    async deliver(notices) {
      for (const body of notices) {
        await deliver(body, { [SIGNATURE_HEADER]: signNotice(body, { at: clock(), secret }) })
      }
    },
  }
}

function notOpen(status: ProviderSession['status']): AppError {
  if (status === 'paid') return new AppError('CONFLICT', 'This payment is already complete')
  return new AppError('CONFLICT', 'This payment page has expired')
}

function toProviderSession(
  row: SandboxSession,
  { now, publicUrl }: { now: Date; publicUrl: string },
): ProviderSession {
  const { amount, currency, id, paidAt, paymentId, reference } = row
  const status = statusOf(row, now)
  return {
    id,
    url: status === 'open' ? `${publicUrl}/sandbox/${id}` : null,
    status,
    invoiceId: reference,
    amount,
    currency,
    expiresAt: new Date(row.expiresAt),
    payment: paymentId && paidAt ? { id: paymentId, amount, currency, receivedAt: new Date(paidAt) } : null,
  }
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    throw new NoticeRefused('The notice cannot be read', { cause: error })
  }
}
