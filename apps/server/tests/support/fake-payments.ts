import { createHmac } from 'node:crypto'
import {
  NoticeRefused,
  type PaymentNotice,
  type PaymentsPort,
  type ProviderRefund,
  type ProviderSession,
  ProviderUnreachable,
  RefundRefused,
  type SignedNotice,
} from '@tallgrass/core'
import {
  AppError,
  addMoney,
  cardLimits,
  DAY_MS,
  isMoneyLess,
  type Money,
  ProviderRefusedUs,
  parseMoney,
  type Unparsed,
} from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'

const SECRET = 'whsec_of_the_tests'
const TOLERANCE_SECONDS = 300

type Call = 'openSession' | 'findSession' | 'expireSession' | 'refund' | 'findRefund'
/** `lost`: the call succeeds, but its response is lost. */
type Mishap = 'unreachable' | 'lost' | 'rejected_key'

export interface NoticeFacts extends Partial<PaymentNotice> {
  about: PaymentNotice['about']
  signedAt?: Date
  secret?: string
}

/** An amount, also as a test spells it. */
type Given = Money | Unparsed

export interface ForeignSession extends Partial<Omit<ProviderSession, 'amount'>> {
  amount: Given
}

export type FakePayments = ReturnType<typeof fakePayments>

/** An in-memory provider that can fail, be slow, and receive other amounts than requested. */
export function fakePayments(clock: () => Date) {
  const sessions = new Map<string, ProviderSession & { key: string }>()
  const refunds = new Map<string, ProviderRefund & { key: string | null }>()
  const mishaps: { call: Call; mishap: Mishap }[] = []
  const hooks: { call: Call; action: () => unknown }[] = []
  const calls: Call[] = []
  const behavior = { refunds: 'succeeded' as ProviderRefund['status'] | 'refused' }

  async function during<T>(call: Call, work: () => T): Promise<T> {
    calls.push(call)
    const hook = hooks.findIndex((one) => one.call === call)
    if (hook >= 0) await hooks.splice(hook, 1)[0]?.action()
    const found = mishaps.findIndex((one) => one.call === call)
    const mishap = found >= 0 ? mishaps.splice(found, 1)[0]?.mishap : undefined
    if (mishap === 'unreachable') throw new ProviderUnreachable('The line is dead')
    if (mishap === 'rejected_key') throw new ProviderRefusedUs('Invalid API key')
    const answer = work()
    if (mishap === 'lost') throw new ProviderUnreachable('The answer was lost')
    return answer
  }

  function read(id: string): ProviderSession | undefined {
    const session = sessions.get(id)
    if (!session) return undefined
    if (session.status === 'open' && session.expiresAt <= clock()) session.status = 'expired'
    return { ...session, url: session.status === 'open' ? session.url : null }
  }

  function getSession(id: string) {
    const session = read(id) && sessions.get(id)
    if (!session) throw new AppError('NOT_FOUND', 'No such payment')
    return session
  }

  /** Pays the session, by default with its own amount. Returns the id of the payment. */
  function pay(sessionId: string, money: { amount?: Given; currency?: string } = {}): string {
    const session = getSession(sessionId)
    if (session.status !== 'open') throw new AppError('CONFLICT', 'This session has ended')
    const id = `pi_${sessionId}`
    const { amount = session.amount, currency = session.currency } = money
    session.status = 'paid'
    session.payment = { id, amount: parseMoney(amount), currency, receivedAt: clock() }
    return id
  }

  function addRefund(refund: { paymentId: string; amount: Money; key: string | null }): ProviderRefund {
    const status = behavior.refunds
    const payment = [...sessions.values()].find(
      (session) => session.payment?.id === refund.paymentId,
    )?.payment
    const before = [...refunds.values()].filter((one) => one.paymentId === refund.paymentId)
    const given = addMoney(refund.amount, ...before.map(({ amount }) => amount))
    if (status === 'refused' || !payment || isMoneyLess(payment.amount, given)) {
      throw new RefundRefused('The card was closed')
    }
    const id = `re_${unique()}`
    const facts = { currency: payment.currency, failure: null, createdAt: clock() }
    const made = { ...refund, id, status, ...facts }
    refunds.set(id, made)
    return { ...made }
  }

  const desk = {
    async getSession(id: string) {
      const { amount, currency, status } = getSession(id)
      return { title: 'Setup', amount, currency, status, successUrl: '/paid', cancelUrl: '/' }
    },
    async pay(id: string) {
      pay(id)
      return { outcome: 'paid' as const, successUrl: '/paid' }
    },
    /** Sends nothing: each test delivers its own notices. */
    async deliver() {},
  }

  const port: PaymentsPort = {
    provider: 'sandbox',
    testMode: true,
    limits: cardLimits,
    sandbox: desk,
    openSession: ({ amount, currency, idempotencyKey: key, invoiceId }) =>
      during('openSession', () => {
        const earlier = [...sessions.values()].find((session) => session.key === key)
        const id = earlier?.id ?? `cs_${unique()}`
        if (!earlier) {
          const expiresAt = new Date(clock().getTime() + DAY_MS)
          const fixed = { url: `https://pay.example/${id}`, status: 'open', payment: null } as const
          sessions.set(id, { id, key, invoiceId, amount, currency, expiresAt, ...fixed })
        }
        return read(id) ?? getSession(id)
      }),
    findSession: (id) => during('findSession', () => read(id)),
    expireSession: (id) =>
      during('expireSession', () => {
        const session = getSession(id)
        if (session.status === 'open') session.status = 'expired'
        return { ...session, url: null }
      }),
    refund: ({ amount, idempotencyKey: key, paymentId }) =>
      during('refund', () => {
        const earlier = [...refunds.values()].find((refund) => refund.key === key)
        return earlier ? { ...earlier } : addRefund({ key, amount, paymentId })
      }),
    findRefund: (id) =>
      during('findRefund', () => {
        const refund = refunds.get(id)
        return refund && { ...refund }
      }),
    readNotice,
  }

  return {
    port,
    calls,
    behavior,
    sessions,
    pay,
    /** Reopens an expired session. */
    reopen(sessionId: string) {
      const expiresAt = new Date(clock().getTime() + DAY_MS)
      Object.assign(getSession(sessionId), { status: 'open', expiresAt })
    },
    /** Makes the next call of this kind fail. */
    next: (call: Call, mishap: Mishap) => void mishaps.push({ call, mishap }),
    /** Runs the action when the next call of this kind arrives, before it is handled. */
    before: (call: Call, action: () => unknown) => void hooks.push({ call, action }),
    /** A refund made on the provider's own pages. */
    refundAtProvider: (paymentId: string, amount: Given) =>
      addRefund({ paymentId, amount: parseMoney(amount), key: null }),
    /** Completes all pending refunds, or fails all that did not fail yet: a bank may send one back later. */
    finishRefunds(status: 'succeeded' | 'failed') {
      for (const refund of refunds.values()) {
        if (refund.status === 'pending' || status === 'failed') {
          Object.assign(refund, { status, failure: status === 'failed' ? 'The card was closed' : null })
        }
      }
    },
    refundIds: () => [...refunds.keys()],
    /** A session that our database does not know. */
    foreignSession({ amount: given, ...facts }: ForeignSession): string {
      const { id = `cs_${unique()}` } = facts
      const amount = parseMoney(given)
      const expiresAt = new Date(clock().getTime() + DAY_MS)
      const fixed = { id, key: id, url: `https://pay.example/${id}`, status: 'open', payment: null } as const
      sessions.set(id, { ...fixed, invoiceId: null, amount, currency: 'USD', expiresAt, ...facts })
      return id
    },
    notice: (facts: NoticeFacts) => signNotice(clock(), facts),
    /** Resets all state. */
    forget() {
      for (const known of [sessions, refunds]) known.clear()
      for (const list of [mishaps, hooks, calls]) list.length = 0
      behavior.refunds = 'succeeded'
    },
  }
}

/** Besides the ids, the notice claims a payment of one cent, which must never be trusted. */
function signNotice(now: Date, { secret = SECRET, signedAt = now, ...facts }: NoticeFacts): SignedNotice {
  const { about, aboutId = null, id = `evt_${unique()}`, type = `${about}.updated` } = facts
  const body = Buffer.from(JSON.stringify({ id, type, about, aboutId, amount: '0.01', status: 'paid' }))
  const t = Math.floor(signedAt.getTime() / 1000)
  return { body, headers: { 'webhook-signature': `t=${t},v1=${hmac(secret, t, body)}` }, now }
}

function readNotice({ body, headers, now }: SignedNotice): PaymentNotice {
  const [, t = '', v1] = /^t=(\d+),v1=(\w+)$/.exec(String(headers['webhook-signature'])) ?? []
  if (v1 !== hmac(SECRET, Number(t), body)) throw new NoticeRefused('The signature does not match')
  if (Math.abs(now.getTime() / 1000 - Number(t)) > TOLERANCE_SECONDS) throw new NoticeRefused('Too old')
  const { about, aboutId, id, type } = JSON.parse(body.toString())
  return { about, aboutId, id, type }
}

function hmac(secret: string, t: number, body: Buffer): string {
  return createHmac('sha256', secret).update(`${t}.`).update(body).digest('hex')
}
