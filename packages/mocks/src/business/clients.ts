import type {
  CreateContactInput,
  InvoiceDetails,
  OrganizationDetails,
  OrganizationMoney,
  User,
} from '@tallgrass/contracts'
import {
  AppError,
  addMoney,
  type ClientId,
  ensureFresh,
  fullName,
  invoiceLabelAt,
  NO_MONEY,
  type OrganizationId,
  rightsOf,
  subtractMoney,
} from '@tallgrass/domain'
import { anId } from '@tallgrass/domain/an-id'
import type { Mocks } from '../procedure-types.ts'
import { people } from '../samples/people.ts'
import type { Business } from './business.ts'
import { type Desk, getRow, given, isFound, now, pageOf, today } from './desk.ts'

type Contact = OrganizationDetails['contacts'][number]

export function clientVerbs({ business, changed }: Desk) {
  const { clients, projects } = business
  const get = (id: OrganizationId) => getRow('Organization', clients, id)

  function addContact(input: CreateContactInput): Contact {
    const { email, firstName, lastName, organizationName, phone = null, pays, reviews, signs } = input
    if (clients.some(({ contacts }) => contacts.some((contact) => contact.email === email))) {
      const message = 'Someone with this email address has an account or was invited'
      throw new AppError('CONFLICT', message, { issues: [{ path: 'email', message }] })
    }
    const name = fullName({ firstName, lastName })
    const client = input.organizationId
      ? get(input.organizationId)
      : addClient(organizationName ?? null, name)
    const contact: Contact = {
      id: anId('User'),
      organizationId: client.id,
      name,
      email,
      phone,
      signs,
      pays,
      reviews,
      hasAccount: false,
      emailVerified: false,
      picture: null,
      deactivatedAt: null,
      createdAt: now(),
      version: 1,
      invitedUntil: null,
    }
    client.contacts.push(contact)
    changed('client', client.id)
    return contact
  }

  function addClient(name: string | null, person: string): OrganizationDetails {
    const client = {
      ...structuredClone(newClient),
      id: anId('Organization'),
      name,
      shownName: name ?? person,
      createdAt: now(),
    }
    clients.push(client)
    return client
  }

  const invoicesOf = (id: OrganizationId) =>
    business.invoices.filter(({ organizationId }) => organizationId === id)

  return {
    'admin.clients.list': ({ search, show, tag, ...page }) =>
      pageOf(
        clients
          .filter(
            (client) =>
              (client.archivedAt === null) === (show === 'active') && (!tag || client.tags.includes(tag)),
          )
          .map(({ contacts, shownName, ...client }) => ({
            ...client,
            name: shownName,
            contacts: contacts.length,
            money: moneyOf(invoicesOf(client.id), client.money.agreed),
          }))
          .filter(({ name, phone }) => isFound(search, name, phone))
          .toSorted((a, b) => a.name.localeCompare(b.name)),
        page,
      ),
    'admin.clients.get': ({ id }) => {
      const client = get(id)
      const invoices = invoicesOf(id)
      return {
        ...client,
        money: moneyOf(invoices, client.money.agreed),
        projects: pageOf(
          projects.filter(({ organizationId }) => organizationId === id),
          NEWEST,
        ),
        invoices: pageOf(invoices, NEWEST),
      }
    },
    'admin.clients.update': ({ id, version, ...input }) => {
      const client = get(id)
      const { name, notes, phone } = client
      ensureFresh('client', { yours: { version }, theirs: { name, phone, notes, version: client.version } })
      Object.assign(client, given(input), { version: version + 1 })
      client.shownName = client.name ?? client.contacts[0]?.name ?? client.shownName
      changed('client', id)
      return { id, version: client.version }
    },
    'admin.contacts.create': addContact,
    'admin.contacts.list': ({ clientId }) => get(getContact(business, clientId).organizationId).contacts,
    'admin.users.list': ({ role, search, ...page }) =>
      pageOf(
        [...newPeople(business), ...people].filter(
          (person) =>
            (!role || person.role === role) && isFound(search, person.name, person.email, person.org),
        ),
        page,
      ),
  } satisfies Mocks
}

/** Throws INVALID unless this is a contact of a client. */
export function getContact({ clients }: Business, id: ClientId): Contact {
  const contact = clients.flatMap(({ contacts }) => contacts).find((one) => one.id === id)
  if (contact) return contact
  const message = 'Only someone with a client account can be assigned'
  throw new AppError('INVALID', message, { issues: [{ path: 'clientId', message }] })
}

/** As many records as the page of a client shows of each kind. */
const NEWEST = { limit: 5 }

const none = { items: [], nextCursor: null }

const newClient = {
  legalName: null,
  postalAddress: null,
  phone: null,
  invoiceEmail: null,
  taxId: null,
  timeZone: null,
  notes: null,
  tags: [],
  contactsInvite: true,
  version: 1,
  archivedAt: null,
  mergedInto: null,
  money: {
    agreed: NO_MONEY,
    invoiced: NO_MONEY,
    paid: NO_MONEY,
    refunded: NO_MONEY,
    open: NO_MONEY,
    overdue: NO_MONEY,
  },
  contacts: [],
  invited: [],
  projects: none,
  agreements: none,
  invoices: none,
  calls: none,
  conversations: none,
  duplicates: [],
}

function moneyOf(invoices: InvoiceDetails[], agreed: OrganizationMoney['agreed']): OrganizationMoney {
  const sumOf = (isCounted: (invoice: InvoiceDetails) => boolean) =>
    addMoney(NO_MONEY, ...invoices.filter(isCounted).map(({ amount }) => amount))
  const refunded = addMoney(NO_MONEY, ...invoices.map((invoice) => invoice.refunded))
  const paid = sumOf(({ status }) => status === 'PAID')
  const open = sumOf(({ status }) => status === 'OPEN')
  return {
    agreed,
    invoiced: addMoney(paid, open),
    paid: subtractMoney(paid, refunded),
    refunded,
    open,
    overdue: sumOf((invoice) => invoiceLabelAt(invoice, today()) === 'OVERDUE'),
  }
}

/** The contacts that were added, as the list of people shows them. */
function newPeople({ clients }: Business): User[] {
  return clients.flatMap(({ contacts, name: org }) =>
    contacts
      .filter(({ hasAccount, id }) => !hasAccount && !people.some((person) => person.id === id))
      .map(
        ({
          createdAt,
          deactivatedAt,
          email,
          emailVerified,
          hasAccount,
          id,
          name,
          organizationId,
          picture,
          ...rights
        }) => ({
          id,
          name,
          email,
          username: null,
          role: 'CLIENT',
          rights: rightsOf({ role: 'CLIENT', ...rights }),
          org,
          createdAt,
          emailVerified,
          picture,
          hasAccount,
          deactivatedAt,
          organizationId,
        }),
      ),
  )
}
