// Guards: send-chat-message
import { embeddedAssistant } from '@tallgrass/adapters'
import type { AssistantPort, AssistantQuestion } from '@tallgrass/core'
import { messagesPath } from '@tallgrass/domain'
import { aDocument, anAgreement, anInvoice, aProject } from '@tallgrass/testing'
import { describe, expect, test } from 'vitest'
import { bookACall } from '../support/booked-calls.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenClient, givenConfirmedClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'

const embedded = embeddedAssistant()
/** What reached the assistant. */
const asked: AssistantQuestion[] = []
const assistant: AssistantPort = {
  answer(question) {
    asked.push(question)
    return embedded.answer(question)
  },
}
const app = await fileApp({ replace: () => ({ passwords: plainPasswords, assistant }) })
const { db } = app.services.database
const SITE = 'http://localhost:3000'

/** Asks in one conversation, and returns the last reply. */
async function ask({ trpc }: TestBrowser, ...messages: string[]) {
  const { sessionId } = await trpc.chat.startSession.mutate()
  const replies = []
  for (const message of messages) replies.push(await trpc.chat.send.mutate({ sessionId, message }))
  const last = replies.at(-1)
  if (!last) throw new Error('Nothing was asked')
  return last
}

const says = async (browser: TestBrowser, ...messages: string[]) => (await ask(browser, ...messages)).content

/** A client with an overdue and a paid invoice, work in a project, and a document to sign. */
async function givenBusyClient() {
  const { client, id } = await givenClient(app)
  const project = await aProject(db, id, {
    name: 'Front desk',
    status: 'ACTIVE',
    targetEndDate: '2026-12-18',
  })
  const of = { projectId: project.id }
  await anInvoice(db, id, {
    ...of,
    title: 'Setup',
    amount: '1234.56',
    checkoutKey: 'a-key-of-this-invoice',
    status: 'OPEN',
    dueDate: '2026-11-10',
  })
  await anInvoice(db, id, { ...of, title: 'Retainer', amount: '2500.00', status: 'PAID' })
  await anInvoice(db, id, { ...of, title: 'Draft', amount: '77.77' })
  const agreement = await anAgreement(db, id, { ...of, status: 'SENT', projectName: 'Front desk' })
  const times = {
    sentAt: new Date('2026-11-02T09:00:00.000Z'),
    expiresAt: new Date('2026-12-02T09:00:00.000Z'),
  }
  const document = await aDocument(
    db,
    { ...agreement, clientId: id },
    { ...times, status: 'sent', signerId: id },
  )
  const current = db.updateTable('agreements').set({ documentId: document.id })
  await current.where('id', '=', agreement.id).execute()
  const admin = await app.admin()
  const task = await admin.trpc.admin.tasks.create.mutate({
    ...of,
    title: 'Send the [price](list)',
    owner: 'CLIENT',
    dueDate: '2026-11-24',
  })
  return { client, id, project, task, document }
}

describe('a client is answered from their own records', () => {
  test('what waits, with the place where it is done', async () => {
    const { client, document, project, task } = await givenBusyClient()
    expect(await says(client, 'What is waiting for me?')).toBe(
      [
        'Three items are waiting for you. We are taking care of everything else.',
        `• [Sign “${document.documentTitle}”](${SITE}/sign/${document.id}), Front desk`,
        `• [Pay “Setup”, $1,234.56](${SITE}/portal/invoices?status=OPEN), due November 10, 2026, overdue`,
        `• [Start “Send the (price)(list)”](${SITE}/portal/projects/${project.id}#task-${task.id}), Front desk, due November 24, 2026`,
      ].join('\n'),
    )
  })

  test('money to the cent, as it is at the moment', async () => {
    const { client, id } = await givenBusyClient()
    expect(await says(client, 'What did I pay so far?')).toMatch(
      /^You have paid \$2,500\.00 on 1 invoice\.\n• “Retainer”, \$2,500\.00, paid November 3, 2026, \[Receipt \(PDF\)\]/,
    )
    const open = await says(client, 'How much do I owe you?')
    expect(open).toMatch(/^\$1,234\.56 is open on 1 invoice, 1 overdue\.\n/)
    expect(open).toContain(`[Pay under Invoices](${SITE}/portal/invoices?status=OPEN).`)
    await anInvoice(db, id, { title: 'Extra', amount: '0.44', status: 'OPEN', dueDate: '2026-12-01' })
    expect(await says(client, 'How much do I owe you?')).toMatch(
      /^\$1,235\.00 is open on 2 invoices, 1 overdue\.\n/,
    )
    expect(await says(client, 'Where are my invoices?')).not.toContain('77.77')
  })

  test('dates, soonest first', async () => {
    const { client } = await givenBusyClient()
    const lines = (await says(client, 'When is it due?')).split('\n')
    expect(lines[0]).toBe('Your dates, soonest first:')
    expect(lines.slice(1).map((line) => line.match(/\w+ \d+, 2026/)?.[0])).toEqual([
      'November 10, 2026',
      'November 24, 2026',
      'December 2, 2026',
      'December 18, 2026',
    ])
  })

  test('documents with their files, progress, and who may do what', async () => {
    const { client, document, project } = await givenBusyClient()
    const documents = await says(client, 'Where is my contract?')
    expect(documents).toContain(
      `${SITE}/api/esignature-documents/${document.id}/document.pdf), Pending Signature`,
    )
    expect(documents).toContain(`[Sign it](${SITE}/sign/${document.id})`)
    expect(await says(client, 'How far is my project?')).toBe(
      `Your project:\n• [Front desk](${SITE}/portal/projects/${project.id}), Active, 0 of 1 tasks approved, target date December 18, 2026`,
    )
    expect(await says(client, 'Who may sign for us?')).toBe(
      [
        'You may sign documents, pay invoices, and review tasks.',
        '• Maren Okafor signs your documents.',
        '• Maren Okafor pays your invoices.',
        '• Maren Okafor reviews your tasks.',
        `[Everyone with access is on your profile](${SITE}/portal/profile)`,
      ].join('\n'),
    )
  })

  test('their call, in the business’s time zone', async () => {
    const { client } = await givenConfirmedClient(app)
    await bookACall(app.services, { email: client.email })
    expect(await says(client, 'When is my call?')).toMatch(
      /^Your next call:\n• Smart AI Business Consultation: \w+day, \w+ \d+, [\d:]+ [AP]M – [\d:]+ [AP]M, Central Standard Time\n\[Change or cancel it/,
    )
  })

  test.each([
    ['What is waiting for me?', /^Nothing is waiting for you\.$/],
    ['When is my invoice due?', /^Nothing of yours has a due date right now\.$/],
    ['What did I pay?', /^You have not paid an invoice yet\.$/],
    ['What do I owe you?', /^Nothing is open: you have no invoice to pay\.$/],
    ['Where are my invoices?', /^You have no invoices yet\.$/],
    ['Where is my contract?', /^No document was sent to you yet\.$/],
    [
      'When is my call?',
      /^You have no call booked\. .*\[Book a call\]\(http:\/\/localhost:3000\/schedule\)$/,
    ],
    ['How far is my project?', /^You have no project yet\.$/],
  ])('“%s” of a client without any', async (question, sentence) => {
    expect(await says(await app.client(), question)).toMatch(sentence)
  })
})

test('a colleague reads the same, and is told who pays and signs instead of being sent to do it', async () => {
  const { client, document } = await givenBusyClient()
  const colleague = await colleagueOf(app, client, {
    signs: false,
    pays: false,
    reviews: false,
    name: 'Joel Okafor',
  })
  const open = await says(colleague, 'What is still open?')
  expect(open).toContain('$1,234.56')
  expect(open).toMatch(/\nMaren Okafor pays your invoices\.$/)
  expect(await says(colleague, 'Where do I sign the contract?')).toContain('waiting for Maren Okafor to sign')
  const waiting = await says(colleague, 'What is waiting for me?')
  expect(waiting).toMatch(/^One item is waiting for you\./)
  expect(waiting).toContain(`2 items wait for your colleagues: see your [dashboard](${SITE}/portal).`)
  expect(waiting).not.toContain(document.id)
  expect(await says(colleague, 'May I pay?')).toMatch(/^You may read everything\.\n/)
})

test('no one signed in is asked for contact details, or told to sign in', async () => {
  const wishes = [
    'I want to buy a second receptionist',
    'call me: 972-555-0177',
    'how do I log in',
    'show me the form',
  ]
  for (const browser of [await app.client(), await app.admin()]) {
    for (const wish of wishes) {
      const { content, requiresLeadCapture } = await ask(browser, wish)
      expect(requiresLeadCapture).toBe(false)
      expect(content).not.toBe('')
    }
  }
  expect(await says(await app.client(), 'how do I log in')).not.toContain('Customer Login')
})

test('the assistant is told the role and the words of the person, and never a record', async () => {
  const { client } = await givenBusyClient()
  asked.length = 0
  await says(client, 'What did I pay?', 'Where is my contract?', 'How far is my project?', 'and the rest')
  expect(asked.map(({ role }) => role)).toEqual(['CLIENT', 'CLIENT', 'CLIENT', 'CLIENT'])
  const sent = JSON.stringify(asked)
  for (const record of ['2,500', 'Retainer', 'Front desk', 'Scope of work', SITE])
    expect(sent).not.toContain(record)
})

describe('who wants a person', () => {
  const ASKS = 'I want to speak with a person'
  const QUESTION = 'Can you add (a second) phone number?'

  test('is led to the messages of the project, with the question filled in', async () => {
    const { client, project } = await givenBusyClient()
    const content = await says(client, QUESTION, ASKS)
    expect(content).toContain(`[Front desk](${SITE}${messagesPath(project.id, QUESTION)})`)
    expect(await says(client, 'The bot tells our callers wrong prices')).toContain(
      messagesPath(project.id, 'The bot tells our callers wrong prices'),
    )
  })

  test('chooses among several projects', async () => {
    const { client, id } = await givenClient(app)
    const current = [
      await aProject(db, id, { name: 'Reviews' }),
      await aProject(db, id, { name: 'Bookings' }),
    ]
    const archived = await aProject(db, id, { status: 'ARCHIVED' })
    const content = await says(client, ASKS)
    expect(content).toMatch(/^Which project is it about\?/)
    for (const project of current) expect(content).toContain(`(${SITE}${messagesPath(project.id)})`)
    expect(content).not.toContain(archived.id)
  })

  test('is answered as before without a project', async () => {
    const { content, requiresLeadCapture } = await ask(await app.client(), ASKS)
    expect(content).toContain('Source: [')
    expect(requiresLeadCapture).toBe(false)
  })
})

test('an administrator is told what waits for us, and is answered about the site as before', async () => {
  await givenBusyClient()
  const admin = await app.admin()
  expect(await says(admin, 'What is waiting for us?')).toMatch(
    /waiting for us\. \d+ overdue invoices?.* \[Dashboard\]\(http:\/\/localhost:3000\/portal\/admin\)$/,
  )
  expect(await says(admin, 'How long does it take to set up?')).toContain('Source: [')
})
