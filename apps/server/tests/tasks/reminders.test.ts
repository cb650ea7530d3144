// Guards: remind-of-tasks
import { jobHandlers, type MailMessage } from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import {
  type CalendarDate,
  type ProjectId,
  parseCalendarDate,
  type TaskId,
  type TaskStatus,
} from '@tallgrass/domain'
import { anAgreement, aProject } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { countQueries } from '../support/count-queries.ts'

const sent: MailMessage[] = []
const app = await agreementApp({ mail: { enabled: true, send: async (message) => void sent.push(message) } })
const { client, clientId, clock, db } = app
const payer = await colleagueOf(app.server, client, { reviews: false, name: 'Joel Okafor' })
const remind = () => jobHandlers['remind-of-tasks'](app.ctx, {})
/** Nine o'clock in the time zone of the business, on November 20. */
clock.advance({ hours: 6 })

beforeEach(async () => {
  await db.deleteFrom('tasks').execute()
  await db.deleteFrom('events').execute()
  clock.restart()
  clock.advance({ hours: 6 })
  sent.length = 0
})

interface Values {
  title?: string
  owner?: 'ADMIN' | 'CLIENT'
  status?: TaskStatus
  project?: 'NEW' | 'ACTIVE' | 'COMPLETE' | 'ARCHIVED'
  dueDate?: string
}

async function aDueTask({ dueDate = '2026-11-20', project = 'ACTIVE', ...values }: Values = {}) {
  const { id: projectId } = await aProject(db, clientId, { status: project, name: 'Front desk' })
  const id = newId('Task', new Date('2026-11-02T08:00:00.000Z'))
  const facts = { title: 'Record the greeting', owner: 'CLIENT', position: 1, ...values } as const
  const due = parseCalendarDate(dueDate)
  const createdAt = new Date('2026-11-02T08:00:00.000Z')
  const readyAt = values.status === 'READY_FOR_REVIEW' ? createdAt : null
  await db
    .insertInto('tasks')
    .values({ id, projectId, ...facts, dueDate: due, createdAt, readyAt })
    .execute()
  return { id, projectId }
}

async function told(side: 'adminSentence' | 'clientSentence') {
  const rows = await db.selectFrom('events').select(side).where(side, 'is not', null).orderBy('id').execute()
  return rows.map((row) => row[side])
}

async function mailsTo(email: string) {
  await app.work()
  clock.advance({ minutes: 6 })
  await jobHandlers['mail-notifications'](app.ctx, {})
  await app.work()
  return sent.filter(({ to }) => to === email).map(({ subject }) => subject)
}

const DUE = 'Reminder: the due date of “Record the greeting” in Front desk is November 20, 2026'
const toReview = (task: string, whose: 'your' | 'our') =>
  `Reminder: “${task}” in Front desk, due on November 20, 2026, waits for ${whose} review.`

test('contacts are told two days before, on the day and three days after, each once', async () => {
  await aDueTask({ dueDate: '2026-11-24' })
  const days: Record<string, (string | null)[]> = {}
  for (let hour = 0; hour < 24 * 12; hour += 8) {
    await Promise.all([remind(), remind()])
    const sentences = await told('clientSentence')
    if (sentences.length > 0) days[clock.now().toISOString().slice(0, 10)] = sentences
    await db.deleteFrom('events').execute()
    clock.advance({ hours: 8 })
  }
  const task = '“Record the greeting” in Front desk'
  expect(days).toEqual({
    '2026-11-22': [`Reminder: the due date of ${task} is November 24, 2026.`],
    '2026-11-24': [`Reminder: the due date of ${task} is November 24, 2026.`],
    '2026-11-27': [`${task} was due on November 24, 2026.`],
  })
})

test('work of the client is mailed to all contacts, because each of them may do it', async () => {
  await aDueTask()
  await remind()
  expect(await mailsTo(client.email)).toEqual([DUE])
  expect(sent.map(({ subject, to }) => ({ subject, to }))).toContainEqual({ to: payer.email, subject: DUE })
  expect(await told('adminSentence')).toEqual([])
})

test('a review is mailed to those who review, and to no one else', async () => {
  await aDueTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW' })
  await remind()
  const subject = toReview('Record the greeting', 'your').slice(0, -1)
  expect(await mailsTo(client.email)).toEqual([subject])
  expect(sent.map(({ to }) => to)).toEqual([client.email])
  expect(await told('adminSentence')).toEqual([])
})

test('finished work of ours is a review of the client, and theirs is one of ours', async () => {
  await aDueTask({ owner: 'ADMIN', status: 'READY_FOR_REVIEW' })
  await aDueTask({ owner: 'CLIENT', status: 'READY_FOR_REVIEW', title: 'Send the logo' })
  await remind()
  expect(await told('clientSentence')).toEqual([toReview('Record the greeting', 'your')])
  expect(await told('adminSentence')).toEqual([toReview('Send the logo', 'our')])
})

test('administrators are told of their own tasks, also of overdue ones', async () => {
  await aDueTask({ owner: 'ADMIN', dueDate: '2026-11-17' })
  await remind()
  expect(await told('adminSentence')).toEqual([
    '“Record the greeting” in Front desk was due on November 17, 2026.',
  ])
  expect(await told('clientSentence')).toEqual([])
})

test.each<Values>([
  { status: 'APPROVED' },
  { project: 'COMPLETE' },
  { project: 'ARCHIVED' },
  { dueDate: '2026-11-23' },
])('no one is reminded of a task with %j', async (values) => {
  await aDueTask(values)
  await remind()
  expect(await told('clientSentence')).toEqual([])
})

test('tasks whose reminder went out are only read, in one statement', async () => {
  for (let n = 0; n < 5; n++) await aDueTask()
  await remind()
  const { queries } = await countQueries(app.server.services, remind)
  expect(queries).toBe(1)
})

test('no one is reminded before six in the time zone of the business', async () => {
  await aDueTask()
  clock.restart()
  clock.advance({ hours: 2, minutes: 59 })
  await remind()
  expect(await told('clientSentence')).toEqual([])
})

const changes: [string, (task: { id: TaskId; projectId: ProjectId }) => Promise<unknown>][] = [
  ['is finished', ({ id }) => setTask(id, { status: 'READY_FOR_REVIEW', readyAt: clock.now() })],
  ['is approved', ({ id }) => setTask(id, { status: 'APPROVED' })],
  ['gets another date', ({ id }) => setTask(id, { dueDate: parseCalendarDate('2026-12-20') })],
  [
    'belongs to a completed project',
    ({ projectId: id }) =>
      db.updateTable('projects').set({ status: 'COMPLETE' }).where('id', '=', id).execute(),
  ],
]

function setTask(id: TaskId, set: { status?: TaskStatus; readyAt?: Date; dueDate?: CalendarDate }) {
  return db.updateTable('tasks').set(set).where('id', '=', id).execute()
}

test.each(changes)('a task that %s before the mail leaves is not mailed', async (_, change) => {
  const task = await aDueTask()
  await remind()
  await change(task)
  expect(await mailsTo(client.email)).toEqual([])
})

test('a task with a new date is reminded of again', async () => {
  const { id } = await aDueTask()
  await remind()
  await setTask(id, { dueDate: parseCalendarDate('2026-11-22') })
  clock.advance({ minutes: 30 })
  await remind()
  expect(await told('clientSentence')).toEqual([`${DUE}.`, DUE.replace('20', '22').concat('.')])
})

test('what is due early in the morning is mailed at eight where the reader is, or in the summary of that day', async () => {
  clock.restart()
  clock.advance({ hours: 3 })
  await aDueTask({ title: 'Send the logo' })
  await aDueTask({ owner: 'ADMIN' })
  await remind()
  expect(await mailsTo(client.email)).toEqual([])
  clock.advance({ hours: 1, minutes: 45 })
  expect(await mailsTo(client.email)).toEqual([])
  expect(await mailsTo(client.email)).toEqual([DUE.replace('Record the greeting', 'Send the logo')])
  expect(await mailsTo(app.admin.email)).toEqual(['1 update from Tallgrass Automation'])
})

test('a client is not reminded of what they need not begin before they have signed', async () => {
  const { projectId } = await aDueTask({ project: 'NEW' })
  await anAgreement(db, clientId, { projectId, status: 'SENT' })
  await remind()
  expect(await told('clientSentence')).toEqual([])
  await db.deleteFrom('agreements').where('projectId', '=', projectId).execute()
  await remind()
  expect(await told('clientSentence')).toEqual([`${DUE}.`])
})
