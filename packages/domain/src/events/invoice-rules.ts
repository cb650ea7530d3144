import { formatMoney } from '../money.ts'
import type { EventFacts } from './event-facts.ts'
import type { EventRule } from './event-rule.ts'

type Kind = Extract<keyof EventFacts, `invoice.${string}`>
type Facts = EventFacts['invoice.issued']

const about = ({ invoiceId: id }: Facts) => ({ entity: 'invoice', id }) as const
const adminPath = ({ invoiceId }: Facts) => `/portal/admin/invoices?invoice=${invoiceId}`
const clientPath = () => '/portal/invoices'
const whoPays = ({ organizationId }: Facts) => ({ organizationId, right: 'pays' }) as const

/** Events of invoices. To clients, each of them has a message of its own. */
export const invoiceRules: { readonly [K in Kind]: EventRule<EventFacts[K]> } = {
  'invoice.issued': {
    about,
    contacts: {
      sentence: ({ amount, invoice }) => `Invoice ${invoice} for ${formatMoney(amount)} is ready.`,
      path: clientPath,
      mail: 'own',
      concerns: whoPays,
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
      mail: 'own',
      concerns: whoPays,
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
      mail: 'own',
      concerns: whoPays,
    },
  },
  'invoice.refunded': {
    about,
    contacts: {
      sentence: ({ amount, invoice }) => `We refunded ${formatMoney(amount)} of invoice ${invoice}.`,
      path: clientPath,
      mail: 'own',
      concerns: whoPays,
    },
  },
}
