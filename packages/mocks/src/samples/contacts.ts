import type { Contact } from '@tallgrass/contracts'
import { client, colleagues, getPerson, people } from './people.ts'

const ofEveryone = {
  phone: null,
  picture: null,
  deactivatedAt: null,
  version: 1,
  signs: true,
  pays: true,
  reviews: true,
}

/** Everyone who acts for a client. The first client has a second person, without an account. */
export const sampleContacts: Contact[] = [
  ...people.flatMap(({ createdAt, email, emailVerified, hasAccount, id, name, organizationId }) =>
    organizationId
      ? [{ id, organizationId, name, email, emailVerified, hasAccount, createdAt, ...ofEveryone }]
      : [],
  ),
  ...colleagues
    .filter(({ id }) => id !== client.id)
    .flatMap((colleague) => {
      const { createdAt, organizationId } = getPerson(({ id }) => id === client.id)
      if (!organizationId) return []
      const person = { email: 'joel@okafortile.example', phone: '(214) 555-0117', hasAccount: false }
      return [{ ...ofEveryone, ...colleague, ...person, emailVerified: false, organizationId, createdAt }]
    }),
]
