import { hours } from '@tallgrass/brand'
import {
  countOf,
  formatLongDate,
  formatLongDateAt,
  formatMoney,
  invoiceLabelWords,
  invoiceStatusWords,
  NO_MONEY,
  whoHasRight,
} from '@tallgrass/domain'
import { type ClientCtx, hasRight } from '../authorize.ts'
import { plainWords, toLink } from '../chat/to-link.ts'
import { listColleagues } from '../contacts/list-contacts.ts'
import { listInvoices } from '../invoices/list-invoices.ts'
import { summarizeInvoices } from '../invoices/summarize-invoices.ts'
import { factsOf } from './facts-of.ts'
import { listed, MAX_LISTED } from './listed.ts'

const OPEN_INVOICES = '/portal/invoices?status=OPEN'
const LATEST = 3

/** What the client has paid, with the latest payments and their receipts. */
export async function answerPaid(ctx: ClientCtx): Promise<string> {
  const { paid, paidCount, refunded } = await summarizeInvoices(ctx)
  if (paidCount === 0) return 'You have not paid an invoice yet.'
  const { items } = await listInvoices(ctx, { status: 'PAID', sort: 'newest', limit: LATEST })
  const lines = items.map(({ amount, id, paidAt, title }) =>
    factsOf(
      `“${plainWords(title)}”`,
      formatMoney(amount),
      paidAt && `paid ${formatLongDateAt(new Date(paidAt), hours.timeZone)}`,
      receipt(ctx, id),
    ),
  )
  const back = refunded === NO_MONEY ? '' : ` ${formatMoney(refunded)} of it was refunded.`
  const sentence = `You have paid ${formatMoney(paid)} on ${countOf(paidCount, 'invoice')}.${back}`
  const all = toLink('All paid invoices', '/portal/invoices?status=PAID', ctx.settings)
  return listed(sentence, lines, paidCount > items.length ? all : '')
}

/** What the client still has to pay, and who of them pays. */
export async function answerOpen(ctx: ClientCtx): Promise<string> {
  const { openCount, outstanding, overdueCount } = await summarizeInvoices(ctx)
  if (openCount === 0) return 'Nothing is open: you have no invoice to pay.'
  const { items } = await listInvoices(ctx, { status: 'OPEN', sort: 'due', limit: MAX_LISTED })
  const lines = items.map(({ amount, dueDate, label, title }) =>
    factsOf(
      toLink(`“${title}”`, OPEN_INVOICES, ctx.settings),
      formatMoney(amount),
      dueDate && `due ${formatLongDate(dueDate)}`,
      label && invoiceLabelWords[label].toLowerCase(),
    ),
  )
  const late = overdueCount > 0 && `${overdueCount} overdue`
  const sentence = `${formatMoney(outstanding)} is open on ${factsOf(countOf(openCount, 'invoice'), late)}.`
  return listed(sentence, lines, await whoPays(ctx))
}

/** The client’s latest invoices, with their files. */
export async function answerInvoices(ctx: ClientCtx): Promise<string> {
  const { items } = await listInvoices(ctx, { sort: 'newest', limit: LATEST })
  if (items.length === 0) return 'You have no invoices yet.'
  const lines = items.map(({ amount, id, label, number, status, title }) =>
    factsOf(
      `“${plainWords(title)}”`,
      number,
      formatMoney(amount),
      invoiceStatusWords[status],
      label && invoiceLabelWords[label],
      toLink('Invoice (PDF)', `/api/invoices/${id}/invoice.pdf`, ctx.settings),
      status === 'PAID' && receipt(ctx, id),
    ),
  )
  return listed('Your latest invoices:', lines, toLink('All invoices', '/portal/invoices', ctx.settings))
}

function receipt({ settings }: ClientCtx, id: string): string {
  return toLink('Receipt (PDF)', `/api/invoices/${id}/receipt.pdf`, settings)
}

async function whoPays(ctx: ClientCtx): Promise<string> {
  if (hasRight(ctx, 'pays')) return `${toLink('Pay under Invoices', OPEN_INVOICES, ctx.settings)}.`
  const names = (await listColleagues(ctx)).filter(({ pays }) => pays).map(({ name }) => plainWords(name))
  return whoHasRight('pays', names)
}
