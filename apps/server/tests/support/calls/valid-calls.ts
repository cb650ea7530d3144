import type { ProcedureInput, ProcedurePath } from '@tallgrass/api/paths/row.ts'
import { unique } from '@tallgrass/testing'
import { PASSWORD } from '../test-app.ts'
import type { TestBrowser } from '../test-browser.ts'
import type { PreparedWorld } from '../worlds/prepared-world.ts'
import { validAgreementCalls } from './valid-agreement-calls.ts'
import { validCalendarCalls } from './valid-calendar-calls.ts'
import { validContactCalls } from './valid-contact-calls.ts'
import { validConversationCalls } from './valid-conversation-calls.ts'
import { validDataCalls } from './valid-data-calls.ts'
import { validFactorCalls } from './valid-factor-calls.ts'
import { validInvoiceCalls } from './valid-invoice-calls.ts'
import { validKeyCalls } from './valid-key-calls.ts'
import { validPaymentCalls } from './valid-payment-calls.ts'
import { validPeopleCalls } from './valid-people-calls.ts'
import { validProfileCalls } from './valid-profile-calls.ts'
import { validProjectCalls } from './valid-project-calls.ts'
import { validSignInCalls } from './valid-sign-in-calls.ts'

/** The middle answer to every question. */
export const checklistAnswers = {
  replySpeed: 1,
  leadList: 1,
  followUp: 1,
  missedCalls: 1,
  afterHours: 1,
  phoneAnswers: 1,
  bookingWay: 1,
  reminders: 1,
  reviewAsking: 1,
  reviewReplies: 1,
  profile: 1,
  siteAnswers: 1,
} as const

type ValidCalls = {
  /** `browser` is the caller: some records belong to a browser rather than to a person. */
  [Path in ProcedurePath]: (
    world: PreparedWorld,
    browser: TestBrowser,
  ) => ProcedureInput<Path> | Promise<ProcedureInput<Path>>
}

const NEW_PASSWORD = 'Sunflower2027'

/** A valid input for every procedure. */
export const validCalls: ValidCalls = {
  ...validDataCalls,
  ...validFactorCalls,
  ...validKeyCalls,
  ...validSignInCalls,
  'auth.session': () => {},
  ...validProfileCalls,
  'auth.login': async ({ client }) => ({ email: (await client()).email, password: PASSWORD }),
  'auth.adminLogin': async ({ administrator }) => ({
    username: (await administrator()).email,
    password: PASSWORD,
  }),
  'auth.register': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    password: PASSWORD,
    org: 'Prairie Works',
  }),
  'auth.logout': () => {},
  'auth.changePassword': () => ({ currentPassword: PASSWORD, newPassword: NEW_PASSWORD }),
  'auth.forgotPassword': async ({ client }) => ({ email: (await client()).email }),
  'auth.resetPassword': async ({ resetToken }) => ({ token: await resetToken(), password: NEW_PASSWORD }),
  'auth.invitation': async ({ invitation }) => ({ token: (await invitation()).token }),
  'auth.invitedAccount': async ({ invitation }) => ({ token: (await invitation()).token }),
  'auth.acceptInvitation': async ({ invitation }) => ({
    token: (await invitation()).token,
    username: `elena${unique()}`,
    password: NEW_PASSWORD,
  }),
  'chat.startSession': () => {},
  'chat.createLead': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    interest: 'smart-ai',
  }),
  'chat.createBooking': async (_, { trpc }) => {
    const lead = { name: 'Maren Okafor', email: `maren${unique()}@example.com` }
    return { type: 'smart-ai-call', leadId: (await trpc.chat.createLead.mutate(lead)).id }
  },
  'chat.slots': async ({ upcomingCall }) => ({ type: 'smart-ai-call', token: (await upcomingCall()).token }),
  'chat.booking': async ({ upcomingCall }) => ({ token: (await upcomingCall()).token }),
  'portal.live': () => ({ age: 1000 }),
  'portal.notifications.list': () => ({ unread: true, limit: 5 }),
  'portal.notifications.unread': () => {},
  'portal.notifications.markRead': () => ({}),
  'portal.notifications.mail': () => {},
  'portal.notifications.setMail': () => ({ kind: 'project.completed', mail: 'daily' }),
  'portal.notifications.unsubscription': async ({ unsubscribeToken }) => ({
    token: await unsubscribeToken(),
  }),
  'portal.notifications.unsubscribe': async ({ unsubscribeToken }) => ({ token: await unsubscribeToken() }),
  'portal.contacts.list': () => {},
  'portal.calls.link': async ({ ownCall }) => ({ id: (await ownCall()).id }),
  'chat.bookCall': async ({ openTime }) => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    phone: '(972) 555-0199',
    notes: 'After nine, please',
    type: 'smart-ai-call',
    start: await openTime(),
    timeZone: 'America/Chicago',
    attempt: `attempt-of-one-visitor-${unique()}`,
  }),
  'chat.chooseTime': async ({ openTime, upcomingCall }) => ({
    token: (await upcomingCall()).token,
    start: await openTime(),
    timeZone: 'Europe/Berlin',
  }),
  'chat.cancelBooking': async ({ upcomingCall }) => ({ token: (await upcomingCall()).token }),
  'chat.submitChecklist': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    answers: checklistAnswers,
    consent: true,
  }),
  'demos.links': () => {},
  'demos.joinWaitlist': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    company: 'Prairie Works',
    role: 'Owner',
    useCase: 'Teaching new hires how we answer the phone',
    product: 'tallgrass-scorm',
  }),
  'demos.stack': () => ({ demoId: 'ai-seo' }),
  ...validProjectCalls,
  ...validInvoiceCalls,
  ...validAgreementCalls,
  ...validPaymentCalls,
  ...validContactCalls,
  'admin.users.list': () => ({ search: 'maren', role: 'CLIENT', limit: 5 }),
  'admin.users.counts': () => {},
  'admin.contacts.list': async ({ project }) => ({ clientId: (await project()).clientId }),
  'admin.contacts.setRights': async ({ contact }) => ({
    userId: (await contact()).id,
    signs: true,
    pays: false,
    reviews: false,
  }),
  'admin.users.changeRole': async ({ client }) => ({ email: (await client()).email, role: 'ADMIN' }),
  'admin.invitations.list': () => ({ limit: 5, show: 'pending' }),
  'admin.invitations.create': () => ({
    firstName: 'Elena',
    lastName: 'Marsh',
    email: `elena${unique()}@example.com`,
    role: 'CLIENT',
  }),
  'admin.invitations.renew': async ({ invitation }) => ({ id: (await invitation()).id }),
  'admin.invitations.cancel': async ({ invitation }) => ({ id: (await invitation()).id }),
  'admin.clients.list': () => ({ search: 'maren', tag: 'Trades', show: 'active', sort: 'open', limit: 5 }),
  'admin.clients.get': async ({ organization }) => ({ id: (await organization()).id }),
  'admin.clients.history': async ({ organization }) => ({ id: (await organization()).id, limit: 5 }),
  'admin.clients.tags': () => {},
  'admin.clients.duplicates': () => {},
  'admin.clients.update': async ({ organization }) => ({
    id: (await organization()).id,
    version: 1,
    name: 'Okafor Tile & Stone',
    legalName: 'Okafor Tile & Stone LLC',
    postalAddress: '12 Quarry Road\nDenton, TX 76201',
    phone: '(940) 555-0107',
    invoiceEmail: 'books@example.com',
    taxId: '75-1234567',
    timeZone: 'America/Chicago',
    notes: 'Pays by check\nif asked',
    tags: ['Trades', 'Texas'],
  }),
  'admin.clients.archive': async ({ organization }) => ({ id: (await organization()).id, version: 1 }),
  'admin.clients.restore': async ({ archivedOrganization }) => ({
    id: (await archivedOrganization()).id,
    version: 2,
  }),
  'admin.clients.merge': async ({ organization }) => ({
    id: (await organization()).id,
    version: 1,
    other: { id: (await organization()).id, version: 1 },
    take: ['name', 'tags'],
  }),
  'admin.leads.list': () => ({ search: 'maren', status: 'new', interest: 'both', source: 'chat', limit: 5 }),
  'admin.leads.board': () => ({ search: 'maren', interest: 'smart-ai', source: 'checklist' }),
  'admin.leads.get': async ({ lead }) => ({ id: (await lead()).id }),
  'admin.leads.move': async ({ lead }) => ({ id: (await lead()).id, to: 'contacted', version: 1 }),
  'admin.leads.create': () => ({
    name: 'Maren Okafor',
    email: `maren${unique()}@example.com`,
    phone: '(972) 555-0199',
    company: 'Prairie Works',
    interest: 'both',
    source: 'fair',
    status: 'contacted',
    notes: 'Met at the home show\nWants a call in May',
  }),
  'admin.leads.update': async ({ lead }) => ({
    id: (await lead()).id,
    name: 'Maren Okafor-Hale',
    email: `maren${unique()}@example.com`,
    phone: '(972) 555-0199',
    company: null,
    interest: 'both',
    version: 1,
  }),
  'admin.leads.delete': async ({ lead }) => ({ id: (await lead()).id }),
  'admin.leads.close': async ({ lead }) => ({
    id: (await lead()).id,
    as: 'lost',
    reason: 'Signed with someone else',
    version: 1,
  }),
  'admin.leads.reopen': async ({ closedLead }) => ({ id: (await closedLead()).id, version: 2 }),
  'admin.leads.updateNotes': async ({ lead }) => ({
    id: (await lead()).id,
    notes: 'Calls back\non Monday',
    version: 1,
  }),
  'admin.leads.matches': async ({ lead }) => ({ id: (await lead()).id, company: 'Prairie Works' }),
  'admin.leads.invite': async ({ lead }) => ({
    id: (await lead()).id,
    firstName: 'Maren',
    lastName: 'Okafor',
  }),
  'admin.leads.convert': async ({ lead }) => ({
    id: (await lead()).id,
    firstName: 'Maren',
    lastName: 'Okafor',
    organizationName: 'Prairie Works',
    phone: '(972) 555-0199',
    signs: true,
    pays: true,
    reviews: false,
  }),
  'admin.waitlist.list': () => ({ search: 'maren', product: 'tallgrass-scorm', limit: 5 }),
  'admin.bookings.list': () => ({ show: 'past', limit: 5 }),
  'admin.bookings.complete': async ({ startedCall }) => ({ id: (await startedCall()).id }),
  'admin.bookings.markNoShow': async ({ startedCall }) => ({ id: (await startedCall()).id }),
  'admin.bookings.cancel': async ({ upcomingCall }) => ({ id: (await upcomingCall()).id }),
  'admin.bookings.rebook': async ({ cancelledCall, openTime }) => ({
    id: (await cancelledCall()).id,
    start: await openTime(),
  }),
  ...validCalendarCalls,
  ...validConversationCalls,
  ...validPeopleCalls,
  'admin.audit.list': () => ({ action: 'session.start', entity: 'session', from: '2026-01-01', limit: 5 }),
  'admin.audit.actions': () => {},
  'admin.outbox.list': () => ({ status: 'failed', limit: 5 }),
  'admin.outbox.settings': () => {},
  'admin.outbox.retry': async ({ failedMail }) => ({ id: (await failedMail()).id }),
  'admin.jobs.listFailed': () => {},
  'admin.jobs.retry': ({ failedJob }) => failedJob(),
  'admin.webhooks.list': () => ({ limit: 5 }),
  'admin.webhooks.get': ({ webhook }) => webhook(),
  'admin.webhooks.create': () => ({ url: 'https://example.com/hooks', kinds: ['lead.created'] }),
  'admin.webhooks.update': async ({ webhook }) => ({
    ...(await webhook()),
    version: 1,
    description: 'Our CRM',
  }),
  'admin.webhooks.switch': async ({ webhook }) => ({ ...(await webhook()), on: false }),
  'admin.webhooks.rotateSecret': ({ webhook }) => webhook(),
  'admin.webhooks.delete': ({ webhook }) => webhook(),
  'admin.webhooks.test': ({ webhook }) => webhook(),
  'admin.webhooks.deliveries': ({ webhook }) => webhook(),
  'admin.webhooks.delivery': ({ failedDelivery }) => failedDelivery(),
  'admin.webhooks.replay': ({ failedDelivery }) => failedDelivery(),
  'admin.system.hold': () => {},
  'admin.system.heldWork': () => {},
  // A refused release would leave the site held for other calls.
  'admin.system.release': async ({ restore }, browser) => {
    const user = await browser.trpc.auth.session.query()
    if (user?.role === 'ADMIN') await restore()
    return {}
  },
}
