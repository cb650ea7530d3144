import { createTrpcMock, defaultMocks, type MockedInput, type ProcedureName } from '@tallgrass/testing/mocks'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { type AppRouter, appRouter } from './index.ts'

type Inputs = { [Name in ProcedureName<AppRouter>]?: MockedInput<AppRouter, Name> }

const PROJECT = '01500000-0000-7000-8000-000000000002'
const INVOICE = '015b0000-0000-7000-8000-000000000001'
const TASK = '01600000-0000-7000-8000-000000000001'
const AGREEMENT = '015c0000-0000-7000-8000-000000000001'
const DOCUMENT = '0160a000-0000-7000-8000-000000000001'

/** Inputs for the mocks that need one. */
const inputs: Inputs = {
  'auth.register': { name: 'Nadia Fox', email: 'nadia@example.com', password: 'Prairie2026!' },
  'chat.bookCall': {
    name: 'Nadia Fox',
    email: 'nadia@example.com',
    type: 'scorm-demo',
    start: '2026-11-24T17:30:00.000Z',
    timeZone: 'America/Chicago',
    attempt: 'one-click-of-one-visitor',
  },
  'chat.chooseTime': { token: 'any', start: '2026-11-24T17:30:00.000Z', timeZone: 'America/Chicago' },
  'demos.stack': { demoId: 'ai-seo' },
  'portal.projects.list': {},
  'portal.projects.get': { id: PROJECT },
  'portal.projects.tasks': { id: PROJECT },
  'portal.projects.checklist': { id: PROJECT },
  'portal.projects.costs': { id: PROJECT },
  'portal.projects.tools': { id: PROJECT },
  'portal.projects.invoices': { id: PROJECT },
  'portal.projects.agreements': { id: PROJECT },
  'portal.tasks.move': { id: TASK, status: 'IN_PROGRESS' },
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
  'admin.agreements.create': { clientId: PROJECT, projectName: 'Hotline' },
  'admin.agreements.sendForSignature': {
    id: AGREEMENT,
    documentType: 'scope_of_work',
    documentTitle: 'Scope of work',
    projectName: 'Hotline',
  },
  'admin.documents.remind': { id: DOCUMENT },
  'admin.documents.extend': { id: DOCUMENT },
  'admin.documents.withdraw': { id: DOCUMENT, reason: 'Sent by mistake' },
  'admin.invoices.list': {},
  'admin.invoices.get': { id: INVOICE },
  'admin.invoices.create': {
    clientId: PROJECT,
    title: 'Setup',
    lines: [{ description: 'Setup', unitPrice: 1 }],
  },
  'admin.invoices.update': { id: INVOICE, version: 1, title: 'Setup', lines: [] },
  'admin.invoices.issue': { id: INVOICE },
  'admin.invoices.void': { id: INVOICE, reason: 'Agreed on another price' },
  'admin.invoices.recordPayment': { id: INVOICE, receivedOn: '2026-11-20', note: 'Bank transfer' },
  'admin.invoices.refund': { paymentId: INVOICE, amount: '10.00', reason: 'Charged twice' },
  'admin.invoices.billableCosts': { projectId: PROJECT },
  'admin.workItems.list': {},
  'admin.projects.create': { name: 'Hotline', clientId: PROJECT },
  'admin.projects.update': { id: PROJECT, name: 'Hotline', clientId: PROJECT },
  'admin.tasks.create': { projectId: PROJECT, title: 'Collect logos' },
  'admin.tasks.update': { id: TASK, version: 1, title: 'Collect logos' },
  'admin.checklist.create': { projectId: PROJECT, item: 'DNS moved' },
  'admin.checklist.update': { id: TASK, version: 1 },
  'admin.checklist.move': { id: TASK, status: 'PASSED' },
  'admin.costs.create': { projectId: PROJECT, label: 'Domain', category: 'MISC', amount: '12.00' },
  'admin.costs.update': { id: TASK, version: 1 },
  'admin.tools.create': { projectId: PROJECT, toolName: 'Mailer' },
  'admin.tools.update': { id: TASK, version: 1 },
  'admin.tools.move': { id: TASK, status: 'CONFIGURED' },
  'admin.users.list': {},
  'admin.users.changeRole': { email: 'client@tallgrass.example', role: 'ADMIN' },
  'admin.invitations.list': {},
  'admin.invitations.renew': { id: '01b00000-0000-7000-8000-000000000001' },
  'admin.leads.list': {},
  'admin.leads.board': {},
  'admin.leads.get': { id: '01100000-0000-7000-8000-000000000001' },
  'admin.leads.move': { id: '01100000-0000-7000-8000-000000000001', to: 'contacted', version: 1 },
  'admin.leads.updateNotes': { id: '01100000-0000-7000-8000-000000000001', notes: 'Called', version: 1 },
  'admin.conversations.list': {},
  'admin.conversations.get': { id: '01200000-0000-7000-8000-000000000001' },
  'admin.waitlist.list': {},
  'admin.bookings.list': {},
  'admin.audit.list': {},
  'admin.outbox.list': {},
}

const definition = z.object({ output: z.instanceof(z.ZodType) })
const procedures = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const { output } = definition.parse('_def' in procedure && procedure._def)
  return { name, output }
})

const mock = createTrpcMock<AppRouter>()
mock.defaults(defaultMocks('admin'))
const server = setupServer(mock.handler)

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
afterAll(() => server.close())

test.each(procedures)(
  'the mock of $name conforms to the output of the procedure',
  async ({ name, output }) => {
    const input = new Map<string, unknown>(Object.entries(inputs)).get(name)
    const body = JSON.stringify(input)

    const response = await fetch(`http://mocked.test/trpc/${name}`, { method: 'POST', body })

    const { result } = await response.json()
    // Equality also proves that there is no field that the procedure would strip.
    expect(output.parse(result.data)).toEqual(result.data)
  },
)
