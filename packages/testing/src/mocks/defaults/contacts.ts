import { noSuch } from '@tallgrass/domain'
import { client, colleagues } from '../samples/people.ts'
import type { MocksOf } from './mocks-of.ts'

const contacts = colleagues.map((contact) => ({
  ...contact,
  email: contact.id === client.id ? client.email : 'joel@okafortile.example',
  createdAt: client.createdAt,
}))

export const contactMocks: MocksOf<'admin.contacts'> & MocksOf<'portal.contacts'> = {
  'admin.contacts.list': ({ clientId }) => (clientId === client.id ? contacts : []),
  'admin.contacts.setRights': ({ userId, ...rights }) => {
    const contact = contacts.find(({ id }) => id === userId)
    if (!contact) throw noSuch('User')
    return { ...contact, ...rights }
  },
  'portal.contacts.list': () => colleagues,
}
