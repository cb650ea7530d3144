import type { Colleague, SessionUser, User } from '@tallgrass/contracts'
import { type OrganizationId, rightsOf } from '@tallgrass/domain'
import { inDays, mockId } from './moments.ts'

type KnownFacts = Pick<User, 'name' | 'email'> & Partial<User> & { daysAgo: number }

const administrators: KnownFacts[] = [
  { name: 'Ruth Calloway', email: 'admin@tallgrass.example', username: 'admin', daysAgo: 620 },
  { name: 'Jonah Sorensen', email: 'jonah@tallgrass.example', username: 'jonah', daysAgo: 549 },
]

const clients: KnownFacts[] = [
  { name: 'Maren Okafor', email: 'client@tallgrass.example', org: 'Okafor Tile & Stone', daysAgo: 160 },
  { name: 'Luis Arredondo', email: 'client2@tallgrass.example', org: 'Arredondo Roofing', daysAgo: 142 },
  { name: 'Hana Kim', email: 'hana@brightsidedental.example', org: 'Bright Side Dental', daysAgo: 91 },
  { name: 'Tom Beckett', email: 'tom@beckettlandscape.example', org: 'Beckett Landscape', daysAgo: 72 },
  { name: 'Aisha Rahman', email: 'aisha@cedarandsalt.example', org: 'Cedar & Salt Bakery', daysAgo: 51 },
  { name: 'Grace Nwosu', email: 'grace@nwosulaw.example', username: 'grace-nwosu', daysAgo: 33 },
  { name: 'Wes Dalton', email: 'wes@daltonglass.example', emailVerified: false, daysAgo: 4 },
]

const ALL_RIGHTS = { signs: true, pays: true, reviews: true }

/** Everyone with an account. */
export const people: User[] = [
  ...administrators.map((facts) => ({ ...facts, role: 'ADMIN' as const })),
  ...clients,
].map(({ daysAgo, role = 'CLIENT', ...facts }, index) => ({
  id: mockId('User', index + 1),
  username: null,
  role,
  rights: rightsOf({ role, ...ALL_RIGHTS }),
  org: null,
  createdAt: inDays(-daysAgo),
  emailVerified: true,
  picture: null,
  hasAccount: true,
  deactivatedAt: null,
  // A client each, with the number of its person.
  organizationId: role === 'ADMIN' ? null : mockId('Organization', index + 1),
  ...facts,
}))

/** Who is looking at the site: an administrator, a client, or someone who is not signed in. */
export const visitors = ['admin', 'client', 'visitor'] as const
export type Visitor = (typeof visitors)[number]

export const admin = sessionOf('Ruth Calloway')
export const client = sessionOf('Maren Okafor')

/** The people who act for the client's organization. */
export const colleagues: Colleague[] = [
  { id: mockId('User', 90), name: 'Joel Okafor', signs: true, pays: true, reviews: false },
  { id: client.id, name: client.name, ...ALL_RIGHTS },
]

function sessionOf(name: string): SessionUser {
  const {
    deactivatedAt: _,
    hasAccount: __,
    organizationId: ___,
    ...user
  } = getPerson((person) => person.name === name)
  return user
}

export function getPerson(matches: (person: User) => boolean): User {
  const person = people.find(matches)
  if (!person) throw new Error('There is no such person in the samples')
  return person
}

/** The client that someone acts for. */
export function organizationOf(person: Pick<User, 'id'>): OrganizationId {
  const { organizationId } = getPerson(({ id }) => id === person.id)
  if (!organizationId) throw new Error('An administrator acts for no client')
  return organizationId
}
