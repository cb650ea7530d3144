import type { AdminInvoice, CreateInvoiceInput, Invoice, InvoiceDetails } from '@tallgrass/contracts'
import {
  AppError,
  dueDateOf,
  ensureChargeable,
  ensureFresh,
  ensureMailable,
  type InvoiceId,
  type InvoiceStatus,
  invoiceFlow,
  inWords,
  NO_MONEY,
  toInvoiceNumber,
  totalsAfter,
} from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import type { Mocks } from '../procedure-types.ts'
import { client } from '../samples/people.ts'
import { getContact } from './clients.ts'
import { type Desk, getRow, isFound, now, pageOf, today } from './desk.ts'
import { summaryOf } from './invoice-summary.ts'

type Draft = Pick<CreateInvoiceInput, 'lines' | 'kind' | 'title'> & Partial<CreateInvoiceInput>

export function invoiceVerbs(desk: Desk) {
  const { business, changed } = desk
  const { invoices } = business
  const get = (id: InvoiceId) => getRow('Invoice', invoices, id)

  function create({
    clientId,
    issue,
    ...draft
  }: Draft & Pick<CreateInvoiceInput, 'clientId'>): InvoiceDetails {
    const { email, name, organizationId } = getContact(business, clientId)
    const contents = contentsOf(desk, draft)
    const invoice = {
      ...structuredClone(blank),
      ...contents,
      id: anId('Invoice'),
      clientId,
      organizationId,
      clientName: name,
      clientEmail: email,
      createdAt: now(),
    }
    if (issue) issueDraft(invoice)
    invoices.unshift(invoice)
    return saved(invoice)
  }

  function update({
    id,
    issue,
    version,
    ...draft
  }: Draft & { id: InvoiceId; version: number }): InvoiceDetails {
    const invoice = get(id)
    if (invoice.status !== 'DRAFT') {
      throw new AppError(
        'CONFLICT',
        `This invoice is ${inWords(invoice.status)}. Only a draft can be changed.`,
      )
    }
    ensureFreshInvoice(invoice, version)
    const changedInvoice = { ...invoice, ...contentsOf(desk, draft), version: version + 1 }
    if (issue) issueDraft(changedInvoice)
    return saved(Object.assign(invoice, changedInvoice))
  }

  function issueDraft(invoice: InvoiceDetails): void {
    const status = invoiceFlow.next(invoice.status, 'issue')
    const issueDate = today()
    const dueDate = invoice.dueDate ?? dueDateOf(issueDate)
    if (dueDate < issueDate) {
      const message = `The due date ${dueDate} has passed. Set a later date first.`
      throw new AppError('CONFLICT', message, { issues: [{ path: 'dueDate', message }] })
    }
    const number = toInvoiceNumber(Number(issueDate.slice(0, 4)), nextCount(invoices, issueDate.slice(0, 4)))
    const url = `/checkout?invoice=${invoice.id}&key=sample`
    Object.assign(invoice, { status, number, issueDate, dueDate, url, version: invoice.version + 1 })
  }

  function saved(invoice: InvoiceDetails): InvoiceDetails {
    changed('invoice', invoice.id)
    return invoice
  }

  function mailed(id: InvoiceId) {
    ensureMailable(get(id).status)
    return { email: 'sent' as const }
  }

  const own = () => invoices.filter(({ clientId, status }) => clientId === client.id && status !== 'DRAFT')

  return {
    'admin.invoices.list': (filter) =>
      pageOf(
        sorted(
          invoices.filter((one) => matches(one, filter)),
          filter,
        ),
        filter,
      ),
    'admin.invoices.summary': () => summaryOf(invoices),
    'admin.invoices.get': ({ id }) => get(id),
    'admin.invoices.create': create,
    'admin.invoices.update': update,
    'admin.invoices.issue': ({ id, version }) => {
      const invoice = get(id)
      if (version !== undefined && invoice.status === 'DRAFT') ensureFreshInvoice(invoice, version)
      issueDraft(invoice)
      return saved(invoice)
    },
    'admin.invoices.sendAgain': ({ id }) => mailed(id),
    'admin.invoices.remind': ({ id }) => mailed(id),
    'admin.invoices.void': ({ id, reason, shareReason }) => {
      const invoice = get(id)
      const status = invoiceFlow.next(invoice.status, 'void')
      return saved(
        Object.assign(invoice, {
          status,
          label: null,
          voidReason: reason,
          voidReasonShared: shareReason,
          version: invoice.version + 1,
        }),
      )
    },
    'admin.invoices.requestPayment': ({ amount, description, ...input }) => {
      const lines = [{ description, quantity: '1', unitPrice: amount, taxRate: '0' }]
      const { id, number, url } = create({ ...input, title: description, lines, issue: true })
      return { id, number: number ?? '', paymentUrl: url ?? '', email: 'sent' }
    },
    'portal.invoices.list': (filter) =>
      pageOf(
        sorted(
          own().filter((one) => matches(one, filter)),
          filter,
        ).map(asClientSees),
        filter,
      ),
    'portal.invoices.summary': () => summaryOf(own()),
    'portal.projects.invoices': ({ id, ...page }) =>
      pageOf(
        invoices.filter(
          ({ projectId, status }) => projectId === id && (desk.as !== 'client' || status !== 'DRAFT'),
        ),
        page,
      ),
  } satisfies Mocks
}

const blank = {
  number: null,
  currency: 'USD',
  status: 'DRAFT' as InvoiceStatus,
  label: null,
  refunded: NO_MONEY,
  toReturn: NO_MONEY,
  voidReason: null,
  voidReasonShared: false,
  issueDate: null,
  paidAt: null,
  url: null,
  version: 1,
  ledger: [],
  refunds: [],
  reminders: [],
}

/** What a draft says. Throws INVALID for a total or a discount out of bounds, NOT_FOUND for an unknown project. */
function contentsOf({ business }: Desk, draft: Omit<Draft, 'clientId' | 'issue'>) {
  const { description = null, discount, dueDate = null, kind, lines, projectId = null, title } = draft
  const totals = totalsAfter(lines, discount ?? null)
  ensureChargeable(totals)
  return {
    projectId,
    projectName: projectId && getRow('Project', business.projects, projectId).name,
    title,
    description,
    kind,
    dueDate,
    amount: totals.total,
    lines: lines.map(({ costId = null, ...line }, n) => ({
      ...line,
      costId,
      net: totals.listNets[n] ?? NO_MONEY,
    })),
    discount: totals.discount,
    net: totals.net,
    taxes: totals.taxes,
    tax: totals.tax,
  }
}

function ensureFreshInvoice({ amount, dueDate, title, version }: InvoiceDetails, seen: number): void {
  ensureFresh('invoice', { yours: { version: seen }, theirs: { title, amount, dueDate, version } })
}

/** Numbers go on from the highest of the year. */
function nextCount(invoices: Invoice[], year: string): number {
  const counts = invoices.map(({ number }) => Number(number?.split(`INV-${year}-`)[1] ?? 0) || 0)
  return Math.max(0, ...counts) + 1
}

interface InvoiceFilter {
  search?: string | undefined
  status?: string | undefined
  clientId?: string | undefined
  organizationId?: string | undefined
  projectId?: string | undefined
}

function matches(invoice: AdminInvoice, filter: InvoiceFilter): boolean {
  const { clientId, clientName, label, number, organizationId, projectId, status, title } = invoice
  return (
    (!filter.status || status === filter.status || label === filter.status) &&
    (!filter.clientId || clientId === filter.clientId) &&
    (!filter.organizationId || organizationId === filter.organizationId) &&
    (!filter.projectId || projectId === filter.projectId) &&
    isFound(filter.search, title, number, clientName)
  )
}

/** They are newest first already. What is paid or void is not due. */
function sorted(
  invoices: InvoiceDetails[],
  { sort }: { sort: 'newest' | 'due' | 'amount' },
): InvoiceDetails[] {
  if (sort === 'amount') return invoices.toSorted((a, b) => Number(b.amount) - Number(a.amount))
  const dueOf = ({ dueDate, status }: InvoiceDetails) =>
    status === 'OPEN' || status === 'DRAFT' ? (dueDate ?? '9998') : '9999'
  return sort === 'due' ? invoices.toSorted((a, b) => dueOf(a).localeCompare(dueOf(b))) : invoices
}

function asClientSees({ voidReason, voidReasonShared, ...invoice }: AdminInvoice): Invoice {
  return { ...invoice, voidReason: voidReasonShared ? voidReason : null }
}
