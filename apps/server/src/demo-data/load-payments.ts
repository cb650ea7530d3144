import { hours } from '@tallgrass/brand'
import {
  type AdminCtx,
  type Ctx,
  deleteProject,
  getCheckoutOutcome,
  getInvoice,
  payInSandbox,
  recordPayment,
  refundPayment,
  startCheckout,
} from '@tallgrass/core'
import {
  calendarDateAt,
  type InvoiceId,
  type ProjectId,
  parseId,
  parseMoney,
  type Unparsed,
} from '@tallgrass/domain'

export interface People {
  payer(daysAgo: number): Ctx
  admin(daysAgo: number): AdminCtx
}

interface IssuedInvoice {
  id: InvoiceId
  projectId: ProjectId | null
  url: string | null
}

const TEST_CARD = { cardNumber: '4242424242424242', expiry: '12/99', cvc: '123', delivery: 'once' } as const

export async function loadPayment(
  people: People,
  issued: IssuedInvoice,
  { daysAgo, note }: { daysAgo: number; note?: string },
): Promise<void> {
  const payer = people.payer(daysAgo)
  if (note === undefined) return payByCard(payer, issued.url)
  const receivedOn = calendarDateAt(payer.clock(), hours.timeZone)
  await recordPayment(people.admin(daysAgo), { id: issued.id, receivedOn, note })
}

export async function loadRefund(
  people: People,
  { id }: IssuedInvoice,
  { amount, daysAgo, reason }: { daysAgo: number; amount: Unparsed; reason: string },
): Promise<void> {
  const admin = people.admin(daysAgo)
  const payment = (await getInvoice(admin, { id })).ledger.find(({ type }) => type === 'payment')
  if (!payment) throw new Error('The demo data has no payment to refund')
  await refundPayment(admin, { amount: parseMoney(amount), reason, paymentId: payment.id })
}

/** The project is deleted while the payment page is open, and then the client pays: an administrator must decide. */
export async function payTooLate(
  people: People,
  issued: IssuedInvoice,
  { daysAgo }: { daysAgo: number },
): Promise<void> {
  const payer = people.payer(daysAgo)
  const sessionId = await openPaymentPage(payer, issued.url)
  if (issued.projectId) await deleteProject(people.admin(daysAgo), { id: issued.projectId })
  await pay(payer, sessionId)
}

export async function payByCard(payer: Ctx, url: string | null): Promise<void> {
  await pay(payer, await openPaymentPage(payer, url))
}

async function openPaymentPage(payer: Ctx, url: string | null): Promise<string> {
  const link = new URL(url ?? '', payer.settings.publicUrl).searchParams
  const invoice = { invoice: parseId('Invoice', link.get('invoice') ?? ''), key: link.get('key') ?? '' }
  const page = await startCheckout(payer, invoice)
  return page.url.split('/').at(-1) ?? ''
}

/** When the payer returns, the server checks whether the payment went through. */
async function pay(payer: Ctx, sessionId: string): Promise<void> {
  await payInSandbox(payer, { ...TEST_CARD, sessionId })
  await getCheckoutOutcome(payer, { sessionId })
}
