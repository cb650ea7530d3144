import type { Contact, CreateContactInput } from '@tallgrass/contracts'
import { type ClientId, fullName, noSuch } from '@tallgrass/domain'
import { sampleContacts } from '../samples/contacts.ts'
import { inDays, mockId } from '../samples/moments.ts'
import { colleagues } from '../samples/people.ts'
import type { MocksOf } from './mocks-of.ts'

function getContact(id: ClientId): Contact {
  const found = sampleContacts.find((contact) => contact.id === id)
  if (!found) throw noSuch('User')
  return found
}

function newContact(input: CreateContactInput): Contact {
  const { email, firstName, lastName, organizationId, phone = null } = input
  const { pays = true, reviews = true, signs = true } = input
  return {
    id: mockId('User', 91),
    organizationId: organizationId ?? mockId('Organization', 90),
    name: fullName({ firstName, lastName }),
    email,
    phone,
    signs,
    pays,
    reviews,
    hasAccount: false,
    emailVerified: false,
    picture: null,
    deactivatedAt: null,
    createdAt: inDays(0),
    version: 1,
  }
}

export const contactMocks: MocksOf<'admin.contacts'> &
  MocksOf<'portal.contacts'> &
  MocksOf<'portal.viewing'> = {
  'portal.viewing.file': ({ path }) => ({ url: path }),
  'admin.contacts.list': ({ clientId }) =>
    sampleContacts.filter(({ organizationId }) => organizationId === getContact(clientId).organizationId),
  'admin.contacts.setRights': ({ userId, version = 1, ...rights }) => ({
    ...getContact(userId),
    ...rights,
    version: version + 1,
  }),
  'portal.contacts.list': () => colleagues,
  'admin.contacts.create': (input) => newContact(input),
  'admin.contacts.update': ({ id, version, email, name, phone }) => ({
    ...getContact(id),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(phone !== undefined && { phone }),
    version: version + 1,
  }),
  'admin.contacts.invite': () => ({
    id: mockId('Invitation', 90),
    inviteUrl: 'https://tallgrass.example/invite/accept?token=sample',
    expiresAt: inDays(7),
    emailEnabled: true,
    emailSent: true,
  }),
  'admin.contacts.deactivate': ({ id, version }) => ({
    ...getContact(id),
    deactivatedAt: inDays(0),
    version: version + 1,
  }),
  'admin.contacts.reactivate': ({ id, version }) => ({
    ...getContact(id),
    deactivatedAt: null,
    version: version + 1,
  }),
  'admin.contacts.move': ({ id, organizationId, version }) => ({
    ...getContact(id),
    organizationId,
    version: version + 1,
  }),
  'admin.contacts.viewAs': ({ id }) => {
    const { name, organizationId } = getContact(id)
    return {
      token: 'sample',
      name,
      organizationId,
      organizationName: 'Okafor Tile & Stone',
      expiresAt: inDays(1),
    }
  },
}
