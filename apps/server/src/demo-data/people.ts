/** The password of every demo account; printed at start-up. */
export const DEMO_PASSWORD = 'Prairie2026!'

/** The first administrator, who sends all invitations. */
export const owner = {
  name: 'Ruth Calloway',
  username: 'admin',
  email: 'admin@tallgrass.example',
  joined: { daysAgo: 620 },
}

/** Clients who created their own account. All but the last have confirmed their address. */
export const registered = [
  {
    name: 'Maren Okafor',
    email: 'client@tallgrass.example',
    org: 'Okafor Tile & Stone',
    daysAgo: 160,
    isConfirmed: true,
  },
  {
    name: 'Luis Arredondo',
    email: 'client2@tallgrass.example',
    org: 'Arredondo Roofing',
    daysAgo: 142,
    isConfirmed: true,
  },
  {
    name: 'Hana Kim',
    email: 'hana@brightsidedental.example',
    org: 'Bright Side Dental',
    daysAgo: 91,
    isConfirmed: true,
  },
  {
    name: 'Tom Beckett',
    email: 'tom@beckettlandscape.example',
    org: 'Beckett Landscape',
    daysAgo: 72,
    isConfirmed: true,
  },
  {
    name: 'Aisha Rahman',
    email: 'aisha@cedarandsalt.example',
    org: 'Cedar & Salt Bakery',
    daysAgo: 51,
    isConfirmed: true,
  },
  { name: 'Wes Dalton', email: 'wes@daltonglass.example', org: null, daysAgo: 4, isConfirmed: false },
]

/** Invitations and their outcomes; a lead with the same email is invited as that lead. `daysAgo` is when they were sent. */
export const invited = [
  {
    firstName: 'Jonah',
    lastName: 'Sorensen',
    email: 'jonah@tallgrass.example',
    role: 'ADMIN',
    daysAgo: 550,
    outcome: { accepted: 'jonah' },
  },
  {
    firstName: 'Grace',
    lastName: 'Nwosu',
    email: 'grace@nwosulaw.example',
    role: 'CLIENT',
    daysAgo: 34,
    outcome: { accepted: 'grace-nwosu' },
  },
  {
    firstName: 'Dana',
    lastName: 'Whitfield',
    email: 'dana@whitfieldhvac.example',
    role: 'CLIENT',
    daysAgo: 25,
    outcome: 'expired',
  },
  {
    firstName: 'Priya',
    lastName: 'Raman',
    email: 'priya@ramankitchens.example',
    role: 'CLIENT',
    daysAgo: 12,
    outcome: 'cancelled',
  },
  {
    firstName: 'Elena',
    lastName: 'Marsh',
    email: 'elena@marshbookkeeping.example',
    role: 'CLIENT',
    daysAgo: 3,
    outcome: 'pending',
  },
  {
    firstName: 'Curtis',
    lastName: 'Hale',
    email: 'curtis@haleautoglass.example',
    role: 'CLIENT',
    daysAgo: 1,
    outcome: 'pending',
  },
] as const

/** Colleagues of clients, by the address of the client's first contact, and what they may do. */
export const colleagues = [
  {
    of: 'client@tallgrass.example',
    daysAgo: 128,
    firstName: 'Joel',
    lastName: 'Okafor',
    email: 'joel@okafortile.example',
    phone: '(940) 555-0108',
    rights: { signs: false, pays: true, reviews: false },
    accepted: 'joel-okafor',
  },
  {
    of: 'hana@brightsidedental.example',
    daysAgo: 2,
    firstName: 'Omar',
    lastName: 'Haddad',
    email: 'omar@brightsidedental.example',
    phone: null,
    rights: { signs: false, pays: false, reviews: true },
    accepted: null,
  },
]
