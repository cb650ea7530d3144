import type { User } from '@tallgrass/contracts'
import { invitations, pendingInvitations } from '../samples/invitations.ts'
import { getPerson, people } from '../samples/people.ts'
import { type MocksOf, onlyPage } from './mocks-of.ts'

const administrators = people.filter(({ role }) => role === 'ADMIN').length
const active = people.filter(({ deactivatedAt, hasAccount }) => hasAccount && !deactivatedAt)

export const userMocks: MocksOf<'admin.users'> = {
  'admin.users.list': ({ role, search = '' }) =>
    onlyPage(people.filter((person) => (!role || person.role === role) && isAbout(person, search))),
  'admin.users.counts': () => ({
    users: people.length,
    administrators,
    clients: people.length - administrators,
    canSignIn: {
      administrators: active.filter(({ role }) => role === 'ADMIN').length,
      clients: active.filter(({ role }) => role === 'CLIENT').length,
    },
    pendingInvitations: pendingInvitations.length,
    invitations: invitations.length,
  }),
  'admin.users.changeRole': ({ email, role }) => ({
    ...getPerson((person) => person.email === email),
    role,
  }),
}

function isAbout({ email, name, org }: User, search: string) {
  return `${name} ${email} ${org}`.toLowerCase().includes(search.toLowerCase())
}
