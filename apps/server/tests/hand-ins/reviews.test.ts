// Guards: review-task

import { createHash } from 'node:crypto'
import type { ProjectId, TaskId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = (await app.admin()).trpc
const { client, id: clientId } = await givenClient(app)
const { trpc } = client

/** A task of the provider that waits for the client's review. */
async function givenTaskInReview() {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const draft = { projectId, title: 'Draft the greeting', detail: 'Short and friendly' }
  const { id } = await admin.admin.tasks.create.mutate(draft)
  await submitForReview(id)
  return { id, projectId }
}

async function submitForReview(id: TaskId) {
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await admin.portal.tasks.move.mutate({ id, status })
}

const approve = (taskId: TaskId, round: number) =>
  trpc.portal.tasks.review.mutate({ taskId, round, decision: 'APPROVE' })
const revise = (taskId: TaskId, round: number, comment?: string) =>
  trpc.portal.tasks.review.mutate({ taskId, round, decision: 'REVISE', comment })
const taskOf = async (projectId: ProjectId) =>
  (await trpc.portal.projects.tasks.query({ id: projectId })).items[0]

test('a review keeps the reviewed text even if the task changes later', async () => {
  const { id } = await givenTaskInReview()
  const reviewedText = 'Draft the greeting\n\nShort and friendly'
  const form = JSON.stringify(['tallgrass-review/2', reviewedText, null, [], []])
  const reviewedHash = createHash('sha256').update(form).digest('hex')
  const review = await revise(id, 1, ' Say our hours, too. ')
  expect(review).toEqual({
    id: expect.any(String),
    taskId: id,
    round: 1,
    decision: 'REVISE',
    comment: 'Say our hours, too.',
    reviewerName: 'Maren Okafor',
    reviewedText,
    handIn: expect.objectContaining({ round: 1, note: null, links: [], files: [], side: 'ADMIN' }),
    reviewedHash,
    createdAt: '2026-11-20T09:00:00.000Z',
    takenBackAt: null,
    takeBackUntil: '2026-11-20T09:10:00.000Z',
  })
  const { version } = (await db.selectFrom('tasks').select('version').where('id', '=', id).execute())[0] ?? {}
  await admin.admin.tasks.update.mutate({ id, version: version ?? 0, title: 'Something else' })
  expect((await trpc.portal.tasks.reviews.query({ id })).items).toEqual([review])
})

test('a contact who does not review is told who does, and reads what they said', async () => {
  const { id, projectId } = await givenTaskInReview()
  const colleague = (await colleagueOf(app, client, { reviews: false })).trpc.portal
  const before = await taskOf(projectId)
  await expect(
    colleague.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' }),
  ).rejects.toMatchObject({
    message: 'You may not review tasks. Ask your colleague Maren Okafor or us.',
    data: { code: 'FORBIDDEN' },
  })
  expect(await taskOf(projectId)).toEqual(before)
  await approve(id, 1)
  expect((await colleague.tasks.reviews.query({ id })).items).toMatchObject([{ decision: 'APPROVE' }])
})

test('every contact who reviews may review, in charge or not', async () => {
  const { id } = await givenTaskInReview()
  const { trpc: colleague } = await colleagueOf(app, client, {
    name: 'Joel Okafor',
    signs: false,
    pays: false,
  })
  const review = { taskId: id, round: 1, decision: 'APPROVE' } as const
  expect(await colleague.portal.tasks.review.mutate(review)).toMatchObject({ reviewerName: 'Joel Okafor' })
})

test('rounds are numbered, and each can be reviewed once', async () => {
  const { id, projectId } = await givenTaskInReview()
  await revise(id, 1, 'Longer, please')
  expect(await taskOf(projectId)).toMatchObject({ status: 'CHANGES_REQUESTED', round: 1, readyAt: null })
  await submitForReview(id)
  expect(await taskOf(projectId)).toMatchObject({ round: 2, readyAt: '2026-11-20T09:00:00.000Z' })
  await approve(id, 2)
  const { items } = await trpc.portal.tasks.reviews.query({ id })
  expect(items.map(({ decision, round }) => [round, decision]).sort()).toEqual([
    [1, 'REVISE'],
    [2, 'APPROVE'],
  ])
})

test.each([undefined, '', '  '])('a request for changes needs a comment: %j is refused', async (comment) => {
  const { id, projectId } = await givenTaskInReview()
  await expect(revise(id, 1, comment)).rejects.toMatchObject({
    message: 'Please describe what should change',
    data: { httpStatus: 400, issues: [{ path: 'comment', message: 'Please describe what should change' }] },
  })
  expect(await taskOf(projectId)).toMatchObject({ status: 'READY_FOR_REVIEW' })
})

test('a comment has at most 5,000 characters', async () => {
  const { id, projectId } = await givenTaskInReview()
  const refusal = { message: 'Comment must be at most 5000 characters', data: { httpStatus: 400 } }
  await expect(revise(id, 1, 'x'.repeat(5001))).rejects.toMatchObject(refusal)
  expect(await taskOf(projectId)).toMatchObject({ status: 'READY_FOR_REVIEW' })
  expect((await revise(id, 1, 'x'.repeat(5000))).comment).toHaveLength(5000)
})

test('a review of an outdated round is refused and says so', async () => {
  const { id, projectId } = await givenTaskInReview()
  await revise(id, 1, 'Longer, please')
  await submitForReview(id)
  await expect(approve(id, 1)).rejects.toMatchObject({
    message: 'This review is about round 1, but the task is now in round 2. Please check it again.',
    data: { code: 'CONFLICT', httpStatus: 409 },
  })
  expect(await taskOf(projectId)).toMatchObject({ status: 'READY_FOR_REVIEW', round: 2 })
})

test('changing the text during a review starts a new round', async () => {
  const { id, projectId } = await givenTaskInReview()
  const seen = await taskOf(projectId)
  await admin.admin.tasks.update.mutate({ id, version: seen?.version ?? 0, detail: 'Long and solemn' })
  await expect(approve(id, 1)).rejects.toMatchObject({ data: { httpStatus: 409 } })
  expect(await approve(id, 2)).toMatchObject({ reviewedText: 'Draft the greeting\n\nLong and solemn' })
})

test('changing the due date does not start a new round', async () => {
  const { id, projectId } = await givenTaskInReview()
  const seen = await taskOf(projectId)
  await admin.admin.tasks.update.mutate({ id, version: seen?.version ?? 0, dueDate: '2026-12-24' })
  expect(await approve(id, 1)).toMatchObject({ round: 1 })
})

test('of ten simultaneous reviews of one round, one wins', async () => {
  for (let round = 0; round < 5; round++) {
    const { id, projectId } = await givenTaskInReview()
    const answers = await Promise.allSettled(
      Array.from({ length: 10 }, (_, n) => (n % 2 ? approve(id, 1) : revise(id, 1, 'Longer, please'))),
    )
    const [won, ...others] = answers.filter(({ status }) => status === 'fulfilled')
    expect(others).toEqual([])
    for (const answer of answers.filter(({ status }) => status === 'rejected'))
      expect(answer).toMatchObject({ reason: { data: { httpStatus: 409 } } })
    const { items } = await trpc.portal.tasks.reviews.query({ id })
    expect(items).toEqual([won?.status === 'fulfilled' && won.value])
    const status = items[0]?.decision === 'APPROVE' ? 'APPROVED' : 'CHANGES_REQUESTED'
    expect(await taskOf(projectId)).toMatchObject({ status })
  }
})

test('a project cannot be completed while one of its tasks is reopened', async () => {
  for (let round = 0; round < 10; round++) {
    const { id, projectId } = await givenTaskInReview()
    await approve(id, 1)
    await db.updateTable('projects').set({ status: 'READY' }).where('id', '=', projectId).execute()
    const complete = { id: projectId, name: 'P', clientId, status: 'COMPLETE' } as const
    const answers = await Promise.allSettled([
      admin.admin.projects.update.mutate(complete),
      admin.portal.tasks.move.mutate({ id, status: 'IN_PROGRESS' }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const project = await trpc.portal.projects.get.query({ id: projectId })
    const task = await taskOf(projectId)
    expect([`${project.status} ${task?.status}`]).toEqual(
      expect.arrayContaining([expect.stringMatching(/^(COMPLETE APPROVED|READY IN_PROGRESS)$/)]),
    )
  }
})
