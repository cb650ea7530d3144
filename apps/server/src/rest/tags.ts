import type { ProcedurePath } from '@tallgrass/api/paths/row.ts'

/** The tags of the API document, in order. */
export const tags = {
  Accounts: 'Signing in and out, registration, invitations, passwords, and the data of one’s own.',
  Site: 'What visitors do: demos, the assistant, the checklist, and the waitlist.',
  Calls: 'Calls with visitors: free times, bookings, and changes.',
  Dashboards: 'What clients and administrators see first, what is waiting for them, and what they were told.',
  Projects: 'Projects with their checklist, costs, tools, and evidence.',
  Tasks: 'The tasks of a project and their reviews.',
  Messages: 'The messages of a project between the contacts of its client and us.',
  Files: 'Files of projects: uploads, downloads, and previews.',
  Agreements: 'Agreements and the documents that are signed for them.',
  Signing: 'Opening, signing, declining, and verifying documents.',
  Invoices: 'Invoices, payments, and refunds.',
  Leads: 'Leads, their conversations, and the waitlist.',
  People: 'Users, roles, contacts and their rights, and invitations.',
  Clients: 'Clients with their people, sums, and records.',
  Operations: 'Audit log, outgoing mail, background jobs, health, and notices from providers.',
} as const
export type Tag = keyof typeof tags

/** Tags by procedure name prefix; the longest matching prefix wins. */
const BEGINNINGS: Record<string, Tag> = {
  'auth.': 'Accounts',
  'demos.': 'Site',
  'chat.': 'Site',
  'chat.slots': 'Calls',
  'chat.booking': 'Calls',
  'chat.bookCall': 'Calls',
  'chat.chooseTime': 'Calls',
  'chat.cancelBooking': 'Calls',
  'chat.createBooking': 'Calls',
  'chat.yourData.': 'Accounts',
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
  'admin.conversations.': 'Leads',
  'admin.waitlist.': 'Leads',
  'admin.bookings.': 'Calls',
  'admin.calendarFeed.': 'Calls',
  'admin.users.': 'People',
  'admin.people.': 'People',
  'admin.contacts.': 'People',
  'admin.data.': 'People',
  'portal.contacts.': 'People',
  'portal.company.': 'People',
  'admin.invitations.': 'People',
  'admin.audit.': 'Operations',
  'admin.outbox.': 'Operations',
  'admin.jobs.': 'Operations',
  'admin.system.': 'Operations',
}

export function tagOf(procedure: ProcedurePath): Tag {
  const fitting = Object.keys(BEGINNINGS).filter((beginning) => procedure.startsWith(beginning))
  const [longest = ''] = fitting.sort((a, b) => b.length - a.length)
  const tag = BEGINNINGS[longest]
  if (!tag) throw new Error(`No tag fits ${procedure}`)
  return tag
}
