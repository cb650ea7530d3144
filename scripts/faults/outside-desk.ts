import { createHmac, randomUUID } from 'node:crypto'
import {
  agreementDetails,
  checkoutPage,
  invoiceDetails,
  outboxMail,
  paymentRequest,
  sessionUser,
} from '@tallgrass/contracts'
import type { AgreementId, ClientId, InvoiceId } from '@tallgrass/domain'
import { z } from 'zod'
import { nothingAcknowledged } from './acknowledged.ts'
import { administrator } from './business-under-load.ts'
import type { OutsideServices } from './outside-services.ts'
import { type Answer, type Failure, isFailure, openPerson, type Person } from './person.ts'
import { createTally } from './tally.ts'
import { PASSWORD, register } from './verbs.ts'

/** With which the services sign what they tell the site. */
export const SECRETS = { payments: 'whsec_drill', signing: 'signing-drill' }

const AMOUNT = '100.00'
const REFUND = '1.00'
/** Of each kind, in each round. */
const CARDS = 4
const DOCUMENTS = 2
const MAILS = 4

interface Round {
  /** Called once pages are open and documents are sent. */
  whenAway: () => Promise<unknown>
  /** Resolves when the services are back. */
  untilBack?: () => Promise<unknown>
}

interface OpenPage {
  invoiceId: InvoiceId
  sessionId: string
}

export type OutsideDesk = Awaited<ReturnType<typeof openOutsideDesk>>

/** A business whose cards, signatures and mails go through services outside. */
export async function openOutsideDesk({ address, outside }: { address: string; outside: OutsideServices }) {
  const [acknowledged, tally] = [nothingAcknowledged(), createTally()]
  const open = () => openPerson({ address, tally, end: new AbortController().signal })
  const [admin, client] = [open(), open()]
  const signIn = () => admin.persist({ path: '/api/auth/jwt/login', body: administrator })
  await signIn()
  const email = await register({ acknowledged, visitor: client })
  await client.persist({ path: '/api/auth/jwt/login', body: { email, password: PASSWORD } })
  const session = await client.persist({ method: 'GET', path: '/api/auth/session' })
  const { id: clientId } = sessionUser.parse(session.body)
  const paid: InvoiceId[] = []
  const refunded = new Set<InvoiceId>()
  const signed: AgreementId[] = []
  const invited: string[] = []
  const read = (path: string) => admin.persist({ method: 'GET', path })
  const invoice = async (id: InvoiceId) =>
    invoiceDetails.parse((await read(`/api/admin/invoices/${id}`)).body)
  const agreement = async (id: AgreementId) =>
    agreementDetails.parse((await read(`/api/admin/agreements/${id}`)).body)

  async function openPage(): Promise<OpenPage> {
    const { key, id } = await issue(admin, clientId)
    acknowledged.invoices.push({ id, amount: AMOUNT })
    const started = await client.persist({ path: `/api/checkout/${id}`, body: { key } })
    return { invoiceId: id, sessionId: checkoutPage.parse(started.body).url.split('/').at(-1) ?? '' }
  }

  /** The provider repeats a notice until it is taken, and sometimes afterward. */
  async function pay({ invoiceId, sessionId }: OpenPage): Promise<void> {
    await outside.pay(sessionId)
    paid.push(invoiceId)
    for (let n = 0; n < 2; n++) await admin.persist(paymentNotice(sessionId))
  }

  async function sendAgreement(): Promise<{ id: AgreementId; document: string }> {
    const drafted = answered(
      await admin.attempt({
        path: '/api/agreements',
        body: { clientId, type: 'MSA', projectName: 'Front desk' },
      }),
    )
    const { id } = agreementDetails.parse(drafted.body)
    const sending = { documentType: 'scope_of_work', documentTitle: 'Scope', projectName: 'Front desk' }
    await admin.persist({ path: `/api/agreements/${id}/send-for-signature`, body: sending })
    const { documentId } = await agreement(id)
    const { documents } = await outside.state()
    const found = documents.find(
      ({ labels, status }) => status === 'InProgress' && labels.includes(documentId ?? ''),
    )
    if (!found) throw new Error('A document was not sent')
    return { id, document: found.id }
  }

  async function sign({ document, id }: { id: AgreementId; document: string }): Promise<void> {
    signed.push(id)
    for (const event of ['Signed', 'Completed']) {
      await outside.sign(document)
      await admin.persist(signingNotice(document, event))
    }
  }

  /** Of an earlier round, whose payment is in the ledger. Asked once, because each request is a refund. */
  async function refund(): Promise<void> {
    const id = paid.find((one) => !refunded.has(one))
    const payment = id && (await invoice(id)).ledger.find(({ type }) => type === 'payment')
    if (!payment) return
    refunded.add(id)
    const body = { amount: REFUND, reason: 'A mistake' }
    answered(await admin.attempt({ path: `/api/admin/payments/${payment.id}/refunds`, body }))
  }

  async function invite(): Promise<void> {
    const email = `invited-${randomUUID()}@example.com`
    const person = { firstName: 'Elena', lastName: 'Marsh', email, role: 'CLIENT' }
    answered(await admin.attempt({ path: '/api/invitations', body: person }))
    invited.push(email)
  }

  return {
    acknowledged,
    figures: tally.figures,
    describe: () =>
      `${paid.length} payments, ${refunded.size} refunds, ${signed.length} documents, ${invited.length} mails`,

    /** Some work begins before the outage and ends during it; some begins during it and is repeated until it succeeds. */
    async work({ untilBack, whenAway }: Round): Promise<void> {
      // A refund needs a sign-in of the last ten minutes.
      await signIn()
      const pages = await Promise.all(many(CARDS, openPage))
      const sent = await Promise.all(many(DOCUMENTS, sendAgreement))
      await whenAway()
      const work = [
        ...pages.map(pay),
        ...sent.map(sign),
        refund(),
        ...many(MAILS, invite),
        ...many(CARDS, async () => pay(await openPage())),
        ...many(DOCUMENTS, async () => sign(await sendAgreement())),
      ]
      await untilBack?.()
      tally.faultEnds()
      await Promise.all(work)
    },

    async findUnsettled(): Promise<string[]> {
      const left: string[] = []
      for (const id of paid) {
        const { refunds, status } = await invoice(id)
        if (status !== 'PAID') left.push(`invoice ${id}: ${status}`)
        for (const one of refunds)
          if (one.status !== 'succeeded') left.push(`refund ${one.id}: ${one.status}`)
      }
      for (const id of signed) {
        const { documents, status } = await agreement(id)
        if (status !== 'SIGNED_BOTH' || !documents[0]?.sealedAt) left.push(`agreement ${id}: ${status}`)
      }
      const mails = z.array(outboxMail).parse((await read('/api/admin/mails?limit=100')).body)
      for (const { lastError, status, template } of mails)
        if (status === 'queued' || status === 'failed') left.push(`${template}: ${status} (${lastError})`)
      return left
    },

    /** Here and there, the same happened, and nothing twice. */
    async findProblems(): Promise<string[]> {
      const { documents, mails, refunds, sessions } = await outside.state()
      const problems: string[] = []
      for (const id of paid) {
        const charged = sessions.filter((one) => one.isPaid && one.invoiceId === id).length
        const booked = (await invoice(id)).ledger.filter(({ type }) => type === 'payment')
        if (charged !== 1 || booked.length !== 1 || booked[0]?.amount !== AMOUNT || !booked[0].applied)
          problems.push(`Invoice ${id} was charged ${charged} times and booked ${booked.length} times`)
      }
      if (refunds.length !== refunded.size || refunds.some((cents) => cents !== Number(REFUND) * 100))
        problems.push(`${refunded.size} refunds were made ${refunds.length} times`)
      const kept = documents.filter(({ status }) => status !== 'Revoked')
      if (kept.length !== signed.length || kept.some(({ status }) => status !== 'Completed'))
        problems.push(`${kept.length} documents were sent instead of ${signed.length}`)
      for (const email of invited) {
        // Sent again after a lost confirmation, a message has the same id, by which mail programs know it.
        const ids = new Set(mails.filter(({ to }) => to === email).map(({ messageId }) => messageId))
        if (ids.size !== 1) problems.push(`${email} got ${ids.size} messages`)
      }
      return problems
    },
  }
}

async function issue(admin: Person, clientId: ClientId): Promise<{ id: InvoiceId; key: string | null }> {
  const body = { clientId, amount: AMOUNT, description: 'Milestone' }
  const issued = answered(await admin.attempt({ path: '/api/payments/create-request', body }))
  const { id, paymentUrl } = paymentRequest.parse(issued.body)
  return { id, key: new URL(paymentUrl, 'http://site').searchParams.get('key') }
}

/** What needs no service has to work all the time. */
function answered(answer: Answer | Failure): Answer {
  if (isFailure(answer)) throw new Error(`Something failed that needs no outside service: ${answer.reason}`)
  return answer
}

function many<T>(times: number, work: () => Promise<T>): Promise<T>[] {
  return Array.from({ length: times }, work)
}

function paymentNotice(sessionId: string) {
  const text = JSON.stringify({
    id: `evt_${sessionId}`,
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { id: sessionId, object: 'checkout.session' } },
  })
  return notice('stripe', text, (seconds, digest) => ({
    'stripe-signature': `t=${seconds},v1=${digest(SECRETS.payments)}`,
  }))
}

function signingNotice(documentId: string, eventType: string) {
  const text = JSON.stringify({
    event: { id: randomUUID(), eventType, environment: 'Test' },
    data: { object: 'document', documentId },
  })
  return notice('boldsign', text, (seconds, digest) => ({
    'x-boldsign-signature': `t=${seconds}, s0=${digest(SECRETS.signing)}`,
  }))
}

function notice(
  service: 'stripe' | 'boldsign',
  text: string,
  sign: (seconds: number, digest: (secret: string) => string) => Record<string, string>,
) {
  const seconds = Math.floor(Date.now() / 1000)
  const digest = (secret: string) => createHmac('sha256', secret).update(`${seconds}.${text}`).digest('hex')
  const headers = { 'content-type': 'application/json', ...sign(seconds, digest) }
  return { path: `/api/webhooks/${service}`, bytes: Buffer.from(text), headers }
}
