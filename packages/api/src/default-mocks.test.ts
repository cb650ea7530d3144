import { checklistAnswers } from '@tallgrass/contracts'
import { parseId, parseInstant } from '@tallgrass/domain'
import { anId, createTrpcMock, defaultMocks } from '@tallgrass/testing/mocks'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type AppRouter, appRouter, messageOf } from './index.ts'
import type { ProcedureInput, ProcedurePath } from './paths/row.ts'

/** A call's answer. */
const answered = z.object({ result: z.object({ data: z.unknown().optional() }) })

/** Every procedure with an input has a sample here. */
type Inputs = {
  [Name in ProcedurePath as undefined extends ProcedureInput<Name> ? never : Name]: ProcedureInput<Name>
}

const PROJECT = parseId('Project', '01500000-0000-7000-8000-000000000002')
const INVOICE = parseId('Invoice', '015b0000-0000-7000-8000-000000000001')
const TASK = parseId('Task', '01600000-0000-7000-8000-000000000001')
const MESSAGE = parseId('Message', '01610000-0000-7000-8000-000000000001')
const AGREEMENT = parseId('Agreement', '015c0000-0000-7000-8000-000000000001')
const DOCUMENT = parseId('Document', '0160a000-0000-7000-8000-000000000001')

const PERSON = parseId('User', '01a00000-0000-7000-8000-000000000002')
const SESSION = parseId('Session', '061b0000-0000-7000-8000-000000000001')
const CONTACT = parseId('User', '01a00000-0000-7000-8000-000000000090')
const BOOKING = parseId('Booking', '01700000-0000-7000-8000-000000000001')
const ORGANIZATION = parseId('Organization', '0160c000-0000-7000-8000-000000000003')
const LEAD = parseId('Lead', '01100000-0000-7000-8000-000000000001')
const CONVERSATION = parseId('Conversation', '01200000-0000-7000-8000-000000000001')
const PASSWORD = 'Prairie2026!'

const PASSKEY = { id: 'AA', rawId: 'AA', type: 'public-key' } as const

const inputs: Inputs = {
  'auth.links.request': { email: 'nadia@example.com' },
  'auth.links.get': { token: 'any' },
  'auth.links.use': { token: 'any' },
  'auth.links.useCode': { digits: '123456' },
  'auth.providers.link': { password: 'Prairie2026!' },
  'auth.providers.finish': { code: '123456' },
  'auth.providers.unlink': { id: anId('Identity') },
  'auth.login': { email: 'nadia@example.com', password: PASSWORD },
  'auth.adminLogin': { username: 'ruth', password: PASSWORD },
  'auth.changePassword': { currentPassword: PASSWORD, newPassword: 'Meadow2026!' },
  'auth.sessions.end': { id: SESSION },
  'auth.profile.update': { name: 'Nadia Fox', version: 1 },
  'auth.profile.setPicture': { image: 'AAAA' },
  'auth.email.change': { email: 'nadia@example.com', password: PASSWORD },
  'auth.email.link': { token: 'any' },
  'auth.email.confirm': { token: 'any' },
  'auth.email.undoable': { token: 'any' },
  'auth.email.undo': { token: 'any' },
  'admin.people.confirmEmail': { userId: CONTACT },
  'auth.forgotPassword': { email: 'nadia@example.com' },
  'auth.resetPassword': { token: 'any', password: PASSWORD },
  'auth.invitation': { token: 'any' },
  'auth.invitedAccount': { token: 'any' },
  'auth.acceptInvitation': { token: 'any', username: 'nadiafox', password: PASSWORD },
  'auth.secondFactor.confirm': { code: '123456' },
  'auth.secondFactor.prove': { code: '123456' },
  'auth.passkeys.register': {
    name: 'Laptop',
    response: { ...PASSKEY, response: { clientDataJSON: 'e30', attestationObject: 'oA' } },
  },
  'auth.passkeys.rename': { id: anId('Passkey'), name: 'Desk' },
  'auth.passkeys.remove': { id: anId('Passkey') },
  'auth.passkeys.signIn': {
    response: {
      ...PASSKEY,
      response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
    },
  },
  'chat.history': { sessionId: anId('Conversation') },
  'chat.send': { sessionId: anId('Conversation'), message: 'Hello' },
  'chat.present': { sessionId: anId('Conversation'), isTyping: false },
  'chat.live': { sessionId: anId('Conversation') },
  'chat.resume': { token: 'any' },
  'chat.createLead': { name: 'Nadia Fox', email: 'nadia@example.com' },
  'chat.createBooking': { type: 'scorm-demo', leadId: LEAD },
  'chat.slots': { type: 'scorm-demo' },
  'portal.live': { age: 500 },
  'portal.messages.list': { id: PROJECT },
  'portal.messages.send': {
    projectId: PROJECT,
    body: 'Hello',
    internal: false,
    sendKey: '4c1d7b1e-0c5f-4a52-9a0e-6f1c5b0f6a11',
  },
  'portal.messages.edit': { id: MESSAGE, body: 'Hello again' },
  'portal.messages.delete': { id: MESSAGE },
  'portal.messages.markRead': { projectId: PROJECT, messageId: MESSAGE },
  'portal.messages.draft': { id: PROJECT },
  'portal.messages.saveDraft': {
    projectId: PROJECT,
    body: 'Hel',
    internal: false,
    quotedId: null,
    sendKey: '4c1d7b1e-0c5f-4a52-9a0e-6f1c5b0f6a11',
  },
  'portal.notifications.list': {},
  'portal.notifications.markRead': {},
  'portal.notifications.setMail': { kind: 'project.completed', mail: 'daily' },
  'portal.notifications.unsubscription': { token: 'forged' },
  'portal.notifications.unsubscribe': { token: 'forged' },
  'chat.booking': { token: 'any' },
  'chat.cancelBooking': { token: 'any' },
  'chat.submitChecklist': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    consent: true,
    answers: checklistAnswers.parse(
      Object.fromEntries(Object.keys(checklistAnswers.shape).map((id) => [id, 1])),
    ),
  },
  'demos.joinWaitlist': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    company: 'Fox Learning',
    role: 'Trainer',
    useCase: 'Courses for new colleagues',
    product: 'tallgrass-scorm',
  },
  'portal.calls.link': { id: BOOKING },
  'portal.projects.summary': { id: PROJECT },
  'portal.projects.costTotals': { id: PROJECT },
  'portal.checkout.start': { invoice: INVOICE, key: 'sample' },
  'portal.checkout.outcome': { sessionId: 'any' },
  'portal.sandbox.get': { sessionId: 'any' },
  'portal.documents.list': {},
  'portal.documents.verify': { sha256: 'a'.repeat(64) },
  'portal.signing.open': { documentId: DOCUMENT },
  'portal.signing.sign': {
    documentId: DOCUMENT,
    name: 'Nadia Fox',
    consentVersion: '1',
    sha256: 'a'.repeat(64),
  },
  'portal.signing.decline': { documentId: DOCUMENT, reason: 'Too early' },
  'portal.signing.page': { documentId: DOCUMENT },
  'admin.agreements.delete': { id: AGREEMENT },
  'admin.clients.list': {},
  'admin.clients.get': { id: ORGANIZATION },
  'admin.clients.history': { id: ORGANIZATION },
  'admin.clients.update': { id: ORGANIZATION, version: 1 },
  'admin.clients.archive': { id: ORGANIZATION, version: 1 },
  'admin.clients.restore': { id: ORGANIZATION, version: 1 },
  'admin.clients.merge': { id: ORGANIZATION, version: 1, other: { id: anId('Organization'), version: 1 } },
  'admin.bookings.complete': { id: BOOKING },
  'admin.bookings.markNoShow': { id: BOOKING },
  'admin.bookings.cancel': { id: BOOKING },
  'admin.bookings.rebook': { id: BOOKING, start: parseInstant('2026-11-24T17:30:00.000Z') },
  'admin.checklist.delete': { id: anId('ChecklistItem') },
  'admin.costs.delete': { id: anId('Cost') },
  'admin.tools.delete': { id: anId('Tool') },
  'admin.tasks.delete': { id: TASK },
  'admin.tasks.place': { id: TASK, before: null },
  'admin.projects.delete': { id: PROJECT },
  'admin.projects.history': { id: PROJECT },
  'admin.documents.atProvider': {},
  'admin.invitations.create': {
    firstName: 'Nadia',
    lastName: 'Fox',
    email: 'nadia@example.com',
    role: 'CLIENT',
  },
  'admin.invitations.cancel': { id: anId('Invitation') },
  'admin.invoices.requestPayment': { clientId: anId('User'), amount: 10, description: 'Setup' },
  'admin.leads.matches': { id: LEAD },
  'admin.leads.convert': { id: LEAD, firstName: 'Nadia', lastName: 'Fox' },
  'admin.leads.invite': { id: LEAD, firstName: 'Nadia', lastName: 'Fox' },
  'admin.jobs.retry': { id: anId('Job'), name: 'send-mail' },
  'admin.outbox.retry': { id: anId('Mail') },
  'admin.workItems.close': { id: anId('WorkItem'), note: 'Paid back by hand' },
  'auth.register': { name: 'Nadia Fox', email: 'nadia@example.com', password: 'Prairie2026!' },
  'chat.bookCall': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    type: 'scorm-demo',
    start: parseInstant('2026-11-24T17:30:00.000Z'),
    timeZone: 'America/Chicago',
    attempt: 'one-click-of-one-visitor',
  },
  'chat.chooseTime': {
    token: 'any',
    start: parseInstant('2026-11-24T17:30:00.000Z'),
    timeZone: 'America/Chicago',
  },
  'demos.stack': { demoId: 'ai-seo' },
  'portal.company.update': { version: 1, phone: '(940) 555-0108' },
  'portal.company.invite': {
    firstName: 'Dele',
    lastName: 'Okafor',
    email: 'dele@example.com',
    signs: false,
    pays: true,
    reviews: false,
  },
  'portal.company.inviteAgain': {
    id: parseId('ColleagueInvitation', '0160d000-0000-7000-8000-000000000001'),
  },
  'portal.company.cancelInvitation': { id: anId('ColleagueInvitation') },
  'portal.company.setRights': { userId: CONTACT, signs: true, pays: false, reviews: true },
  'portal.files.list': { projectId: PROJECT },
  'portal.files.drafts': { projectId: PROJECT, purpose: 'message' },
  'portal.files.remove': { id: parseId('File', '0160f000-0000-7000-8000-000000000001') },
  'portal.projects.list': {},
  'portal.projects.get': { id: PROJECT },
  'portal.projects.tasks': { id: PROJECT },
  'portal.projects.checklist': { id: PROJECT },
  'portal.projects.costs': { id: PROJECT },
  'portal.projects.tools': { id: PROJECT },
  'portal.projects.invoices': { id: PROJECT },
  'portal.projects.agreements': { id: PROJECT },
  'portal.tasks.move': { id: TASK, status: 'IN_PROGRESS' },
  'portal.tasks.handIn': { id: TASK, note: 'The draft', links: ['https://example.com/draft'] },
  'portal.tasks.handedIn': { id: TASK },
  'portal.tasks.takeBack': { id: anId('Review') },
  'portal.tasks.review': { taskId: TASK, round: 1, decision: 'APPROVE' },
  'portal.tasks.reviews': { id: TASK },
  'portal.invoices.list': {},
  'portal.checkout.get': { invoice: INVOICE, key: 'sample' },
  'portal.sandbox.pay': { sessionId: 'any', cardNumber: '4242424242424242', expiry: '12/30', cvc: '123' },
  'portal.agreements.list': {},
  'portal.documents.status': { id: DOCUMENT },
  'portal.documents.download': { id: DOCUMENT },
  'portal.signing.get': { documentId: DOCUMENT },
  'admin.agreements.get': { id: AGREEMENT },
  'admin.agreements.close': { id: AGREEMENT },
  'admin.agreements.update': { id: AGREEMENT },
  'admin.agreements.duplicate': { id: AGREEMENT },
  'admin.agreements.create': { clientId: anId('User'), projectName: 'Hotline' },
  'admin.agreements.sendForSignature': {
    id: AGREEMENT,
    documentType: 'scope_of_work',
    documentTitle: 'Scope of work',
    projectName: 'Hotline',
  },
  'admin.documents.remind': { id: DOCUMENT },
  'admin.documents.extend': { id: DOCUMENT },
  'admin.documents.changeSigner': { id: DOCUMENT, signerId: CONTACT },
  'admin.documents.withdraw': { id: DOCUMENT, reason: 'Sent by mistake' },
  'admin.invoices.list': {},
  'admin.invoices.get': { id: INVOICE },
  'admin.invoices.create': {
    clientId: anId('User'),
    title: 'Setup',
    lines: [{ description: 'Setup', unitPrice: 1 }],
  },
  'admin.invoices.update': {
    id: INVOICE,
    version: 1,
    title: 'Setup',
    lines: [{ description: 'Setup', unitPrice: 1 }],
  },
  'admin.invoices.issue': { id: INVOICE },
  'admin.invoices.sendAgain': { id: INVOICE },
  'admin.invoices.remind': { id: INVOICE },
  'admin.invoices.void': { id: INVOICE, reason: 'Agreed on another price' },
  'admin.invoices.recordPayment': { id: INVOICE, receivedOn: '2026-11-20', note: 'Bank transfer' },
  'admin.invoices.refund': { paymentId: anId('LedgerEntry'), amount: '10.00', reason: 'Charged twice' },
  'admin.invoices.billableCosts': { projectId: PROJECT },
  'admin.workItems.list': {},
  'admin.projects.create': { name: 'Hotline', clientId: anId('User') },
  'admin.projects.update': { id: PROJECT, name: 'Hotline', clientId: anId('User') },
  'admin.tasks.create': { projectId: PROJECT, title: 'Collect logos' },
  'admin.tasks.update': { id: TASK, version: 1, title: 'Collect logos' },
  'admin.checklist.create': { projectId: PROJECT, item: 'DNS moved' },
  'admin.checklist.update': { id: anId('ChecklistItem'), version: 1 },
  'admin.checklist.move': { id: anId('ChecklistItem'), status: 'PASSED' },
  'admin.costs.create': { projectId: PROJECT, label: 'Domain', category: 'MISC', amount: '12.00' },
  'admin.costs.update': { id: anId('Cost'), version: 1 },
  'admin.tools.create': { projectId: PROJECT, toolName: 'Mailer' },
  'admin.tools.update': { id: anId('Tool'), version: 1 },
  'admin.tools.move': { id: anId('Tool'), status: 'CONFIGURED' },
  'admin.users.list': {},
  'auth.data.openExport': { id: anId('DataExport') },
  'auth.data.requestDeletion': { confirmation: 'DELETE' },
  'admin.data.erasePerson': { userId: CONTACT, confirmation: 'DELETE' },
  'chat.yourData.get': { token: 'any' },
  'chat.yourData.copy': { token: 'any' },
  'chat.yourData.delete': { token: 'any' },
  'admin.contacts.list': { clientId: CONTACT },
  'admin.contacts.setRights': { userId: CONTACT, signs: true, pays: false, reviews: true },
  'admin.contacts.create': { firstName: 'Dele', lastName: 'Okafor', email: 'dele@example.com' },
  'admin.contacts.update': { id: CONTACT, version: 1, name: 'Joel A. Okafor' },
  'admin.contacts.invite': { id: CONTACT },
  'admin.contacts.deactivate': { id: CONTACT, version: 1 },
  'admin.contacts.reactivate': { id: CONTACT, version: 1 },
  'admin.contacts.move': { id: CONTACT, version: 1, organizationId: ORGANIZATION },
  'admin.contacts.viewAs': { id: CONTACT },
  'portal.viewing.file': { path: `/api/invoices/${CONTACT}/invoice.pdf` },
  'admin.users.changeRole': { email: 'client@tallgrass.example', role: 'ADMIN' },
  'admin.people.get': { id: PERSON },
  'admin.people.history': { id: PERSON },
  'admin.people.sessions': { id: PERSON },
  'admin.people.endSession': { id: PERSON, sessionId: SESSION },
  'admin.people.endSessions': { id: PERSON },
  'admin.people.requirePassword': { id: PERSON },
  'admin.people.resetFactor': { id: PERSON },
  'admin.people.deactivate': { id: PERSON, version: 1 },
  'admin.people.reactivate': { id: PERSON, version: 1 },
  'admin.invitations.list': {},
  'admin.invitations.renew': { id: anId('Invitation') },
  'admin.leads.list': {},
  'admin.leads.board': {},
  'admin.leads.get': { id: LEAD },
  'admin.leads.move': { id: anId('Lead'), to: 'contacted', version: 1 },
  'admin.leads.create': { name: 'Nadia Fox', source: 'fair' },
  'admin.leads.update': { id: anId('Lead'), phone: '(972) 555-0100', version: 1 },
  'admin.leads.delete': { id: anId('Lead') },
  'admin.leads.close': { id: anId('Lead'), as: 'spam', version: 1 },
  'admin.leads.reopen': { id: anId('Lead'), version: 1 },
  'admin.leads.updateNotes': { id: anId('Lead'), notes: 'Called', version: 1 },
  'admin.conversations.list': {},
  'admin.conversations.get': { id: CONVERSATION },
  'admin.conversations.presence': { id: CONVERSATION },
  'admin.conversations.present': { id: CONVERSATION, isTyping: false },
  'admin.conversations.takeOver': { id: CONVERSATION },
  'admin.conversations.answer': { id: CONVERSATION, message: 'Yes, we do.' },
  'admin.conversations.draft': { id: CONVERSATION },
  'admin.conversations.handBack': { id: CONVERSATION },
  'admin.conversations.close': { id: CONVERSATION },
  'admin.conversations.markHandled': { id: CONVERSATION },
  'admin.waitlist.list': {},
  'admin.bookings.list': {},
  'admin.audit.list': {},
  'admin.outbox.list': {},
  'admin.system.release': {},
}

const definition = z.object({ output: z.instanceof(z.ZodType), type: z.string() })
const procedures = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const { output, type } = definition.parse('_def' in procedure && procedure._def)
  return { name, output, type }
})
const subscriptions = procedures.filter(({ type }) => type === 'subscription')

const mock = createTrpcMock<AppRouter>()
mock.defaults(defaultMocks('admin'))
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test.each(procedures.filter((procedure) => !subscriptions.includes(procedure)))(
  'the mock of $name conforms to the output of the procedure',
  async ({ name, output }) => {
    const input = new Map<string, unknown>(Object.entries(inputs)).get(name)
    const body = JSON.stringify(input)

    const response = await fetch(`http://mocked.test/trpc/${name}`, { method: 'POST', body })

    const { result } = answered.parse(await response.json())
    // Equality also proves that there is no field that the procedure would strip.
    expect(output.parse(result.data)).toEqual(result.data)
  },
)

test.each(subscriptions)(
  'the mock of $name says something at once, and conforms to the contract of its messages',
  async ({ name, output }) => {
    const input = JSON.stringify(new Map<string, unknown>(Object.entries(inputs)).get(name))
    const address = `http://mocked.test/trpc/${name}?input=${encodeURIComponent(input)}`
    const opened = new AbortController()
    const { body } = await fetch(address, { signal: opened.signal })
    let text = ''
    for await (const chunk of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += chunk
      if (text.includes('id: 1')) break
    }
    opened.abort()
    const [, message] = /^data: (.*)\nid: 1$/m.exec(text) ?? []
    const contract = messageOf(Object.getPrototypeOf(output)) ?? messageOf(output)
    expect(contract?.parse(JSON.parse(message ?? ''))).toEqual(JSON.parse(message ?? ''))
  },
)
