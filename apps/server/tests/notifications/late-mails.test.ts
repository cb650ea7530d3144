// What is done, moved or cancelled while a message waits for its mail server is not asked for when it leaves.
import { jobHandlers } from '@tallgrass/core'
import { DAY_MS, parseCalendarDate, type TaskId } from '@tallgrass/domain'
import { anInvoice, aProject, unique } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { bookACall, firstOpenTime } from '../support/booked-calls.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { mailingApp } from '../support/mailing-app.ts'

const app = await mailingApp()
const { admin, client, clientId, clock, ctx, db, sent, startOver, subjectsTo, work } = app

/** Nine o'clock in the time zone of the business, on November 20. */
clock.advance({ hours: 6 })

beforeEach(startOver)

/** Tells of what happened, and puts the messages about it into the outbox. */
async function mailAsFarAsOutbox() {
  await work()
  clock.advance({ minutes: 6 })
  await jobHandlers['mail-notifications'](ctx, {})
}

const inOutbox = async (email: string) =>
  (await db.selectFrom('outboxMails').select('status').where('recipient', '=', email).execute()).filter(
    ({ status }) => status === 'queued',
  ).length

test('a reminder of an invoice that is void before it leaves is not sent, and others are', async () => {
  const facts = {
    status: 'OPEN',
    issueDate: '2026-11-01',
    dueDate: '2026-11-20',
    checkoutKey: 'key',
  } as const
  const gone = await anInvoice(db, clientId, facts)
  const open = await anInvoice(db, clientId, { ...facts, checkoutKey: 'other-key' })
  await jobHandlers['remind-of-invoices'](ctx, {})
  await admin.trpc.admin.invoices.void.mutate({ id: gone.id, reason: 'By mistake' })
  await work()
  expect(subjectsTo(client.email)).toEqual([`Invoice ${open.number} is now due`])
  expect(await inOutbox(client.email)).toBe(0)
})

test('an invoice that is void before its message leaves is not mailed to a colleague', async () => {
  const colleague = await colleagueOf(app.server, client)
  const isColleague = db.updateTable('users').where('email', '=', colleague.email)
  await isColleague.set({ emailVerifiedAt: clock.now() }).execute()
  const document = await app.send()
  await work()
  await app.sign(document)
  const { id } = await app.invoiceOf(document)
  sent.length = 0
  await mailAsFarAsOutbox()
  expect(await inOutbox(colleague.email)).toBe(1)
  await admin.trpc.admin.invoices.void.mutate({ id, reason: 'By mistake' })
  await work()
  expect(subjectsTo(colleague.email)).toEqual([])
  expect(await inOutbox(colleague.email)).toBe(0)
  await isColleague.set({ deactivatedAt: clock.now() }).execute()
})

test('an invoice that is void before its message leaves is not mailed to its payer', async () => {
  const document = await app.send()
  await work()
  await app.sign(document)
  const { id, number } = await app.invoiceOf(document)
  await admin.trpc.admin.invoices.void.mutate({ id, reason: 'By mistake' })
  await work()
  expect(subjectsTo(client.email)).not.toContain(`Invoice ${number} from Tallgrass Automation`)
  expect(await inOutbox(client.email)).toBe(0)
})

/** Its reminder is in the outbox. */
async function aDocumentToRemindOf() {
  const document = await app.send()
  await work()
  const sentAt = new Date(clock.now().getTime() - 5 * DAY_MS)
  await db.updateTable('eSignatureDocuments').set({ sentAt }).where('id', '=', document.id).execute()
  await app.processDue()
  expect(await inOutbox(client.email)).toBe(1)
  return document
}

const waitingFor = () =>
  sent.filter(({ subject }) => subject.startsWith('Still waiting for your signature')).map(({ text }) => text)

test('a reminder of a document that is signed before it leaves is not sent', async () => {
  const document = await aDocumentToRemindOf()
  await app.sign(document)
  await work()
  expect(waitingFor()).toEqual([])
})

test('no one is asked to sign a document that is signed or withdrawn before the message leaves', async () => {
  const [signed, withdrawn, open] = [await app.send(), await app.send(), await app.send()]
  await app.sign(signed)
  await admin.trpc.admin.documents.withdraw.mutate({ id: withdrawn.id, reason: 'By mistake' })
  await work()
  const asked = subjectsTo(client.email).filter((subject) => subject.startsWith('Please sign'))
  expect(asked).toHaveLength(1)
  expect(sent.find(({ subject }) => subject === asked[0])?.text).toContain(`/sign/${open.id}`)
  await admin.trpc.admin.documents.withdraw.mutate({ id: open.id, reason: 'By mistake' })
})

test('a reminder of a document that is extended before it leaves says until when', async () => {
  const { id } = await aDocumentToRemindOf()
  const times = { expiresAt: new Date('2026-11-29T15:00:00.000Z') }
  await db.updateTable('eSignatureDocuments').set(times).where('id', '=', id).execute()
  await work()
  expect(waitingFor()).toEqual([expect.stringContaining('November 29, 2026')])
  await admin.trpc.admin.documents.withdraw.mutate({ id, reason: 'By mistake' })
})

/** An hour before a call, both sides are about to be reminded of it. */
async function aCallSoon() {
  const email = `caller${unique()}@example.com`
  const { id, token } = await bookACall(app.server.services, { email })
  await work()
  await db.updateTable('bookings').set({ status: 'completed' }).where('id', '<>', id).execute()
  const at = (hours: number) => new Date(clock.now().getTime() + hours * 3_600_000)
  const times = { scheduledFor: at(1), endsAt: at(1.5), timeChosenAt: at(-48) }
  await db.updateTable('bookings').set(times).where('id', '=', id).execute()
  await admin.trpc.portal.notifications.markRead.mutate({})
  sent.length = 0
  await jobHandlers['remind-of-calls'](ctx, {})
  return { email, token }
}

const reminders = (email: string) => subjectsTo(email).filter((subject) => subject.startsWith('Reminder'))

test('both sides are reminded of a call', async () => {
  const { email } = await aCallSoon()
  await mailAsFarAsOutbox()
  await work()
  expect([reminders(email).length, reminders(admin.email).length]).toEqual([1, 1])
})

const begin = async () => clock.advance({ hours: 1 })
const cancel = ({ token }: { token: string }) => app.visitor().trpc.chat.cancelBooking.mutate({ token })

test.each([
  ['has begun', begin],
  ['is cancelled', cancel],
])('no one is reminded of a call that %s before the message leaves', async (_, change) => {
  const call = await aCallSoon()
  await change(call)
  await work()
  expect(reminders(call.email)).toEqual([])
  const other = await aCallSoon()
  await mailAsFarAsOutbox()
  await change(other)
  await work()
  expect(reminders(admin.email)).toEqual([])
})

test('a call that is cancelled before its confirmation leaves is told as cancelled alone', async () => {
  const email = `caller${unique()}@example.com`
  const { token } = await bookACall(app.server.services, { email })
  await cancel({ token })
  await work()
  expect(subjectsTo(email)).toEqual(['Your call with Tallgrass Automation is cancelled'])
})

test('a call that is moved before its confirmation leaves is told with its new time alone', async () => {
  const email = `caller${unique()}@example.com`
  const { token } = await bookACall(app.server.services, { email })
  const start = await firstOpenTime(app.server.services)
  await app.visitor().trpc.chat.chooseTime.mutate({ token, start, timeZone: 'America/Chicago' })
  await work()
  expect(subjectsTo(email)).toEqual([expect.stringMatching(/^New time for your call/)])
})

test('no one is asked to review a task that was reviewed before the message leaves', async () => {
  const { id: projectId, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const toReview = async (title: string) => {
    const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title })
    for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
      await admin.trpc.portal.tasks.move.mutate({ id, status })
    return id
  }
  const approve = (taskId: TaskId) =>
    client.trpc.portal.tasks.review.mutate({ taskId, round: 1, decision: 'APPROVE' })
  const [greeting, sign] = [await toReview('Draft the greeting'), await toReview('Draft the sign')]
  await toReview('Draft the flyer')
  await approve(greeting)
  await mailAsFarAsOutbox()
  await approve(sign)
  await work()
  expect(subjectsTo(client.email)).toEqual([`“Draft the flyer” in ${name} is ready for your review`])
})

async function dueTasks(...titles: string[]) {
  const { id: projectId, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const ids: TaskId[] = []
  for (const title of titles) {
    const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title, owner: 'CLIENT' })
    ids.push(id)
  }
  await db
    .updateTable('tasks')
    .set({ dueDate: parseCalendarDate('2026-11-20'), createdAt: new Date('2026-11-02T08:00:00.000Z') })
    .where('projectId', '=', projectId)
    .execute()
  await jobHandlers['remind-of-tasks'](ctx, {})
  return { ids, name }
}

test('a summary lists what still waits when it leaves, and nothing else', async () => {
  await client.trpc.portal.notifications.setMail.mutate({ kind: 'task.due', mail: 'daily' })
  const { ids, name } = await dueTasks('Send the logo', 'Send the hours')
  await work()
  await db.updateTable('notifications').set({ mailAt: clock.now() }).where('mail', '=', 'daily').execute()
  await jobHandlers['mail-notifications'](ctx, {})
  const [logo, hours] = ids
  await db
    .updateTable('tasks')
    .set({ status: 'APPROVED' })
    .where('id', '=', logo ?? null)
    .execute()
  await work()
  expect(subjectsTo(client.email)).toEqual(['1 update from Tallgrass Automation'])
  expect(sent[0]?.text).toContain(`“Send the hours” in ${name}`)
  expect(sent[0]?.text).toContain(`#task-${hours}`)
  expect(sent[0]?.text).not.toContain('Send the logo')
  await client.trpc.portal.notifications.setMail.mutate({ kind: 'task.due', mail: 'now' })
})

test('what is read in the portal before its message leaves is not sent', async () => {
  await dueTasks('Send the photos')
  await mailAsFarAsOutbox()
  expect(await inOutbox(client.email)).toBe(1)
  await client.trpc.portal.notifications.markRead.mutate({})
  await work()
  expect(subjectsTo(client.email)).toEqual([])
  expect(await inOutbox(client.email)).toBe(0)
})
