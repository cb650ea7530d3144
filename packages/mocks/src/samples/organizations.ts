import type { ListedOrganization, OrganizationDetails, OrganizationMoney } from '@tallgrass/contracts'
import { addMoney, type Money, NO_MONEY, type OrganizationId, subtractMoney } from '@tallgrass/domain'
import { bookings } from './bookings.ts'
import { sampleContacts } from './contacts.ts'
import { conversations } from './conversations.ts'
import { invitedByClient } from './invited-by-client.ts'
import { adminInvoices } from './invoices.ts'
import { client, organizationOf, people } from './people.ts'
import { agreements, projects } from './projects.ts'

type Facts = Pick<
  OrganizationDetails,
  'legalName' | 'postalAddress' | 'phone' | 'invoiceEmail' | 'taxId' | 'timeZone' | 'notes' | 'tags'
>

const unknown: Facts = {
  legalName: null,
  postalAddress: null,
  phone: null,
  invoiceEmail: null,
  taxId: null,
  timeZone: null,
  notes: null,
  tags: [],
}

const factsByName: Record<string, Partial<Facts>> = {
  'Okafor Tile & Stone': {
    legalName: 'Okafor Tile & Stone LLC',
    postalAddress: '12 Quarry Road\nDenton, TX 76201',
    phone: '(940) 555-0107',
    invoiceEmail: 'books@okafortile.example',
    taxId: '75-1234567',
    timeZone: 'America/Chicago',
    notes: 'Prefers calls before ten.',
    tags: ['Trades', 'Texas'],
  },
  'Arredondo Roofing': { phone: '(817) 555-0126', tags: ['Trades'] },
  'Cedar & Salt Bakery': { tags: ['Food'] },
}

const clients = people.flatMap(({ organizationId: id, ...person }) =>
  id ? [{ ...person, personId: person.id, id }] : [],
)

/** By name, as the list has them at first. */
export const organizations: ListedOrganization[] = clients
  .map(({ createdAt, id, name: person, org }) => ({
    id,
    name: org ?? person,
    legalName: factsOf(org).legalName,
    phone: factsOf(org).phone,
    tags: factsOf(org).tags,
    contacts: 1,
    money: moneyOf(id),
    createdAt,
    archivedAt: null,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name))

function factsOf(org: string | null): Facts {
  return { ...unknown, ...(org && factsByName[org]) }
}

export function organizationDetailsOf(organization: Pick<ListedOrganization, 'id'>): OrganizationDetails {
  const person = clients.find(({ id }) => id === organization.id)
  if (!person) throw new Error('There is no such client in the samples')
  const { createdAt, id, name, org } = person
  const own = ({ organizationId }: { organizationId: OrganizationId }) => organizationId === id
  return {
    ...factsOf(org),
    id,
    name: org,
    shownName: org ?? name,
    contactsInvite: true,
    version: 1,
    createdAt,
    archivedAt: null,
    mergedInto: null,
    money: moneyOf(id),
    contacts: sampleContacts.filter(own).map((contact) => ({ ...contact, invitedUntil: null })),
    invited: id === organizationOf(client) ? invitedByClient : [],
    projects: firstOf(projects.filter(own)),
    agreements: firstOf(agreements.filter(own)),
    invoices: firstOf(adminInvoices.filter(own)),
    calls: firstOf(bookings.filter(({ email }) => email === person.email)),
    conversations: firstOf(conversations.filter(({ lead }) => lead?.email === person.email)),
    duplicates: [],
  }
}

const NEWEST = 5

function firstOf<Row>(rows: Row[]) {
  return { items: rows.slice(0, NEWEST), nextCursor: rows.length > NEWEST ? 'more' : null }
}

function moneyOf(id: OrganizationId): OrganizationMoney {
  const invoices = adminInvoices.filter(({ organizationId }) => organizationId === id)
  const sumOf = (isCounted: (invoice: (typeof invoices)[number]) => boolean): Money =>
    addMoney(NO_MONEY, ...invoices.filter(isCounted).map(({ amount }) => amount))
  const paid = sumOf(({ status }) => status === 'PAID')
  const open = sumOf(({ status }) => status === 'OPEN')
  const refunded = addMoney(NO_MONEY, ...invoices.map((invoice) => invoice.refunded))
  const signed = agreements.filter((one) => one.organizationId === id && one.status === 'SIGNED_BOTH')
  return {
    agreed: addMoney(NO_MONEY, ...signed.map(({ price }) => price ?? NO_MONEY)),
    invoiced: addMoney(paid, open),
    paid: subtractMoney(paid, refunded),
    refunded,
    open,
    overdue: sumOf(({ label }) => label === 'OVERDUE'),
  }
}
