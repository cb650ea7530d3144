import { formatLongDate } from '../date-in-zone.ts'
import { formatMoney } from '../money.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `invoice.${string}` | `refund.${string}`>
type Facts = EventFacts['invoice.issued']

const about = ({ invoiceId: id }: Facts) => ({ entity: 'invoice', id }) as const
const adminPath = ({ invoiceId }: Facts) => `/portal/admin/invoices?invoice=${invoiceId}`
const clientPath = () => '/portal/invoices'

/** One of them gets a message of its own, with the link to pay. */
const payers = {
  concerns: ({ organizationId }: Facts) => ({ organizationId, right: 'pays' }) as const,
  mailedTo: ({ mailedTo }: Facts) => mailedTo,
}

/** Events of invoices, and of the money paid for them. */
export const invoiceRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'invoice.issued': {
    about,
    contacts: {
      sentence: ({ amount, invoice }) => `Invoice ${invoice} for ${formatMoney(amount)} is ready.`,
      path: clientPath,
      mail: { label: 'An invoice goes to a colleague', time: 'now' },
      ...payers,
    },
  },
  'invoice.due': {
    about,
    contacts: {
      // True on whatever day it is read.
      sentence: ({ amount, dueDate, invoice }) =>
        `The due date of invoice ${invoice} for ${formatMoney(amount)} is ${formatLongDate(dueDate)}.`,
      path: clientPath,
      mail: { label: 'A colleague is reminded of an invoice', time: 'now' },
      ...payers,
    },
  },
  'invoice.overdue': {
    about,
    administrators: {
      sentence: ({ amount, client, invoice }) =>
        `Invoice ${invoice} to ${client} for ${formatMoney(amount)} is overdue.`,
      path: adminPath,
      mail: { label: 'An invoice is overdue', time: 'daily' },
    },
    contacts: {
      sentence: ({ amount, invoice }) => `Invoice ${invoice} for ${formatMoney(amount)} is overdue.`,
      path: clientPath,
      mail: { label: 'An invoice that a colleague got is overdue', time: 'now' },
      ...payers,
    },
  },
  'invoice.paid': {
    about,
    administrators: {
      sentence: ({ amount, client, invoice }) =>
        `${client} paid ${formatMoney(amount)} for invoice ${invoice}.`,
      path: adminPath,
      mail: { label: 'A client pays an invoice', time: 'now' },
    },
    contacts: {
      sentence: ({ amount, invoice }) => `We received ${formatMoney(amount)} for invoice ${invoice}.`,
      path: clientPath,
      mail: { label: 'A colleague gets a receipt', time: 'now' },
      ...payers,
    },
  },
  'invoice.refunded': {
    about,
    contacts: {
      sentence: ({ amount, invoice }) => `We refunded ${formatMoney(amount)} of invoice ${invoice}.`,
      path: clientPath,
      mail: { label: 'A colleague gets a refund', time: 'now' },
      ...payers,
    },
  },
  'refund.failed': {
    about,
    administrators: {
      sentence: ({ amount, client, invoice, reason }) =>
        `The refund of ${formatMoney(amount)} to ${client} for invoice ${invoice} failed. Reason: ${reason}`,
      path: adminPath,
      mail: { label: 'A refund fails', time: 'now' },
    },
  },
}
