import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'

/** The tags of the API document with a sentence each, in order and in groups. */
const GROUPS = {
  Access: {
    'Sign-in': 'Signing in and out, registration, invitations, links and providers.',
    'API keys': 'Keys for programs: of a person, or of the business.',
    Profile: 'What people change about themselves: name, picture, address and devices.',
    Security: 'Passwords, second factors, passkeys, and proofs of who someone is.',
    'Personal data': 'A copy of your own data, and its deletion.',
  },
  'Projects and work': {
    Dashboards:
      'What clients and administrators see first, what is waiting for them, and what they were told.',
    Projects: 'Projects with their checklist, costs, tools, and evidence.',
    Tasks: 'The tasks of a project and their reviews.',
    Messages: 'The messages of a project between the contacts of its client and us.',
    Files: 'Files of projects: uploads, downloads, and previews.',
  },
  'Agreements and money': {
    Agreements: 'Agreements and the documents that are signed for them.',
    Signing: 'Opening, signing, declining, and verifying documents.',
    Invoices: 'Invoices, payments, and refunds.',
  },
  'Leads and clients': {
    Leads: 'Leads, and the waitlist.',
    Conversations: 'Conversations of visitors with the assistant, and with us.',
    Calls: 'Calls with visitors: free times, bookings, and changes.',
    Clients: 'Clients with their people, sums, and records.',
    People: 'Users, roles, contacts and their rights, and invitations.',
  },
  'The site': {
    Site: 'What visitors do: demos, the assistant, the checklist, and the waitlist.',
  },
  Administration: {
    Webhooks: 'Endpoints that receive events, and the log of deliveries.',
    Operations: 'Audit log, outgoing mail, background jobs, health, and notices from providers.',
  },
} as const

type TagsOf<Group> = Group extends Group ? keyof Group & string : never
export type Tag = TagsOf<(typeof GROUPS)[keyof typeof GROUPS]>

/** As the document lists them. */
export const tags = Object.values(GROUPS).flatMap((group) =>
  Object.entries(group).map(([name, description]) => ({ name, description })),
)
/** `x-tagGroups`: headings of the reference. */
export const tagGroups = Object.entries(GROUPS).map(([name, group]) => ({ name, tags: Object.keys(group) }))

/** Tags by procedure name prefix; the longest matching prefix wins. */
const BEGINNINGS: Record<string, Tag> = {
  'auth.': 'Sign-in',
  'auth.changePassword': 'Security',
  'auth.data.': 'Personal data',
  'auth.email.': 'Profile',
  'auth.keys.': 'API keys',
  'auth.passkeys.': 'Security',
  'auth.passkeys.signIn': 'Sign-in',
  'auth.profile.': 'Profile',
  'auth.providers.connect': 'Security',
  'auth.providers.identities': 'Security',
  'auth.providers.unlink': 'Security',
  'auth.secondFactor.': 'Security',
  'auth.sessions.': 'Profile',
  'demos.': 'Site',
  'chat.': 'Site',
  'chat.slots': 'Calls',
  'chat.booking': 'Calls',
  'chat.bookCall': 'Calls',
  'chat.chooseTime': 'Calls',
  'chat.cancelBooking': 'Calls',
  'chat.createBooking': 'Calls',
  'chat.yourData.': 'Personal data',
  'portal.calls.': 'Calls',
  'portal.dashboard': 'Dashboards',
  'portal.notifications.': 'Dashboards',
  'portal.messages.': 'Messages',
  'portal.projects.': 'Projects',
  'portal.tasks.': 'Tasks',
  'portal.files.': 'Files',
  'portal.projects.tasks': 'Tasks',
  'portal.projects.invoices': 'Invoices',
  'portal.projects.agreements': 'Agreements',
  'portal.invoices.': 'Invoices',
  'portal.checkout.': 'Invoices',
  'portal.sandbox.': 'Invoices',
  'portal.agreements.': 'Agreements',
  'portal.documents.': 'Agreements',
  'portal.documents.verify': 'Signing',
  'portal.signing.': 'Signing',
  'admin.dashboard.': 'Dashboards',
  'admin.workItems.': 'Dashboards',
  'admin.projects.': 'Projects',
  'admin.checklist.': 'Projects',
  'admin.costs.': 'Projects',
  'admin.tools.': 'Projects',
  'admin.tasks.': 'Tasks',
  'admin.invoices.': 'Invoices',
  'admin.agreements.': 'Agreements',
  'admin.documents.': 'Agreements',
  'admin.clients.': 'Clients',
  'admin.leads.': 'Leads',
  'admin.conversations.': 'Conversations',
  'admin.waitlist.': 'Leads',
  'admin.bookings.': 'Calls',
  'admin.calendarFeed.': 'Calls',
  'admin.users.': 'People',
  'admin.people.': 'People',
  'admin.contacts.': 'People',
  'admin.data.': 'People',
  'admin.keys.': 'API keys',
  'portal.contacts.': 'People',
  'portal.company.': 'People',
  'admin.invitations.': 'People',
  'admin.audit.': 'Operations',
  'admin.outbox.': 'Operations',
  'admin.jobs.': 'Operations',
  'admin.system.': 'Operations',
  'admin.webhooks.': 'Webhooks',
}

export function tagOf(procedure: ProcedurePath): Tag {
  const fitting = Object.keys(BEGINNINGS).filter((beginning) => procedure.startsWith(beginning))
  const [longest = ''] = fitting.sort((a, b) => b.length - a.length)
  const tag = BEGINNINGS[longest]
  if (!tag) throw new Error(`No tag fits ${procedure}`)
  return tag
}
