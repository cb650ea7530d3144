// Guards: take-back-review

import type { ProjectId, TaskId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'

const app = await agreementApp()
const { admin, client, clientId, clock, db, draft, send } = app
const { tasks } = client.trpc.portal

/** A task of ours that the client reviewed. */
async function givenReview(decision: 'APPROVE' | 'REVISE' = 'APPROVE') {
  const { id: projectId } = await aProject(db, clientId, { status: 'READY' })
  const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title: 'Draft the greeting' })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await admin.trpc.portal.tasks.move.mutate({ id, status })
  const review = await tasks.review.mutate({ taskId: id, round: 1, decision, comment: 'Shorter, please' })
  return { id, projectId, review }
}

const taskOf = async (id: TaskId) =>
  db.selectFrom('tasks').select(['status', 'round', 'readyAt']).where('id', '=', id).executeTakeFirstOrThrow()
const takeBack = ({ id }: { id: Parameters<typeof tasks.takeBack.mutate>[0]['id'] }) =>
  tasks.takeBack.mutate({ id })
const complete = (projectId: ProjectId) =>
  admin.trpc.admin.projects.update.mutate({ id: projectId, name: 'P', clientId, status: 'COMPLETE' })
const signOff = async (projectId: ProjectId) =>
  send({ id: await draft({ projectId }), documentType: 'completion_signoff' })
const refusal = (message: string) => ({ message, data: { code: 'CONFLICT', httpStatus: 409 } })
const outcomes = (answers: PromiseSettledResult<unknown>[]) => answers.map(({ status }) => status).sort()

test('within ten minutes, the task waits for a review again, in a new round', async () => {
  const { id, review } = await givenReview()
  clock.advance({ minutes: 9, seconds: 59 })
  const takenBackAt = clock.now().toISOString()
  expect(await takeBack(review)).toEqual({ ...review, takenBackAt, takeBackUntil: null })
  expect(await taskOf(id)).toEqual({ status: 'READY_FOR_REVIEW', round: 2, readyAt: takenBackAt })
  const next = await tasks.review.mutate({ taskId: id, round: 2, decision: 'REVISE', comment: 'Longer' })
  const { items } = await tasks.reviews.query({ id })
  expect(items).toMatchObject([
    { id: next.id, round: 2, takenBackAt: null },
    { id: review.id, round: 1, takenBackAt, decision: 'APPROVE', reviewedHash: review.reviewedHash },
  ])
  const { items: history } = await admin.trpc.admin.audit.list.query({ action: 'task.take-back' })
  expect(history[0]).toMatchObject({
    entityId: id,
    before: { status: 'APPROVED', round: 1 },
    after: { round: 2 },
  })
})

test('refuses after ten minutes', async () => {
  const { id, review } = await givenReview()
  clock.advance({ minutes: 10 })
  await expect(takeBack(review)).rejects.toMatchObject(
    refusal('A review can be taken back for 10 minutes, so this review can no longer be taken back.'),
  )
  expect(await taskOf(id)).toMatchObject({ status: 'APPROVED', round: 1 })
  expect((await tasks.reviews.query({ id })).items).toMatchObject([
    { takenBackAt: null, takeBackUntil: null },
  ])
})

test('refuses anyone but its author, who alone is offered it', async () => {
  const { id, review } = await givenReview()
  const { trpc: colleague } = await colleagueOf(app.server, client)
  const sentence = 'Only Maren Okafor can take back this review.'
  for (const { portal } of [colleague, admin.trpc]) {
    await expect(portal.tasks.takeBack.mutate({ id: review.id })).rejects.toMatchObject({
      message: sentence,
      data: { code: 'FORBIDDEN' },
    })
    expect((await portal.tasks.reviews.query({ id })).items).toMatchObject([{ takeBackUntil: null }])
  }
  expect((await tasks.reviews.query({ id })).items).toMatchObject([{ takeBackUntil: review.takeBackUntil }])
  expect(await taskOf(id)).toMatchObject({ status: 'APPROVED' })
})

test('the list of tasks offers it to its author alone, as long as it is possible', async () => {
  const { id, projectId, review } = await givenReview()
  const offered = async ({ portal }: Pick<typeof admin.trpc, 'portal'>) =>
    (await portal.projects.tasks.query({ id: projectId })).takeBack
  expect(await offered(client.trpc)).toEqual([{ id: review.id, taskId: id, until: review.takeBackUntil }])
  const { trpc: colleague } = await colleagueOf(app.server, client)
  for (const other of [colleague, admin.trpc]) expect(await offered(other)).toBeUndefined()
  await takeBack(review)
  expect(await offered(client.trpc)).toBeUndefined()
  const { projectId: signedOff } = await givenReview()
  await signOff(signedOff)
  expect((await client.trpc.portal.projects.tasks.query({ id: signedOff })).takeBack).toBeUndefined()
})

test('refuses once work has gone on', async () => {
  const { id, review } = await givenReview('REVISE')
  await admin.trpc.portal.tasks.move.mutate({ id, status: 'IN_PROGRESS' })
  const sentence =
    'Work on this task has gone on since your review, so this review can no longer be taken back.'
  await expect(takeBack(review)).rejects.toMatchObject(refusal(sentence))
  expect(await taskOf(id)).toMatchObject({ status: 'IN_PROGRESS' })
})

test('refuses once a sign-off was sent, even if that was withdrawn since', async () => {
  const { projectId, review } = await givenReview()
  const { id } = await signOff(projectId)
  const sentence =
    'The completion sign-off of this project has been sent, so this review can no longer be taken back.'
  await expect(takeBack(review)).rejects.toMatchObject(refusal(sentence))
  await admin.trpc.admin.documents.withdraw.mutate({ id, reason: 'Too early' })
  await expect(takeBack(review)).rejects.toMatchObject(refusal(sentence))
})

test('refuses while a sign-off is on its way to the signing service', async () => {
  const { projectId, review } = await givenReview()
  app.service.away = true
  await expect(signOff(projectId)).rejects.toThrow('Please try again')
  app.service.away = false
  await expect(takeBack(review)).rejects.toMatchObject({ data: { code: 'CONFLICT' } })
})

test('refuses in a complete project', async () => {
  const { projectId, review } = await givenReview()
  await complete(projectId)
  await expect(takeBack(review)).rejects.toMatchObject(
    refusal('This project is complete, so this review can no longer be taken back.'),
  )
})

test('of ten attempts at once, one takes it back', async () => {
  for (let round = 0; round < 3; round++) {
    const { id, review } = await givenReview()
    const answers = await Promise.allSettled(Array.from({ length: 10 }, () => takeBack(review)))
    expect(outcomes(answers)).toEqual(['fulfilled', ...Array(9).fill('rejected')])
    for (const answer of answers)
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject(refusal('This review has already been taken back.'))
    expect(await taskOf(id)).toMatchObject({ status: 'READY_FOR_REVIEW', round: 2 })
  }
})

test('of taking back and completing, the first wins, and the other is refused', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, projectId, review } = await givenReview()
    const calls = [() => takeBack(review), () => complete(projectId)]
    const answers = await Promise.allSettled((round % 2 ? calls : calls.toReversed()).map((call) => call()))
    expect(outcomes(answers)).toEqual(['fulfilled', 'rejected'])
    const { status } = await client.trpc.portal.projects.get.query({ id: projectId })
    expect((await taskOf(id)).status).toBe(status === 'COMPLETE' ? 'APPROVED' : 'READY_FOR_REVIEW')
  }
})

test('a sign-off is never refused for it: it says what the task was, and then it is too late', async () => {
  for (let round = 0; round < 6; round++) {
    const { id, projectId, review } = await givenReview()
    const agreement = await draft({ projectId })
    const calls = [
      () => takeBack(review),
      () => send({ id: agreement, documentType: 'completion_signoff' }).then((sent) => sent.id),
    ]
    const order = round % 2 ? calls : calls.toReversed()
    const answers = await Promise.allSettled(order.map((call) => call()))
    const sent = await db
      .selectFrom('eSignatureDocuments')
      .select('text')
      .where('agreementId', '=', agreement)
      .executeTakeFirstOrThrow()
    const { status } = await taskOf(id)
    const taken = outcomes(answers).includes('rejected') ? 'APPROVED' : 'READY_FOR_REVIEW'
    expect(status).toBe(taken)
    expect(JSON.stringify(sent.text)).toContain(taken === 'APPROVED' ? 'approved' : 'ready for review')
  }
})

test('what waited for us closes with the request, and opens again with the review of the client’s work', async () => {
  const { id, review } = await givenReview('REVISE')
  const itemsOf = (entityId: TaskId) =>
    db
      .selectFrom('workItems')
      .select(['status', 'note'])
      .where('entityId', '=', entityId)
      .orderBy('createdAt')
  expect(await itemsOf(id).execute()).toEqual([{ status: 'OPEN', note: null }])
  await takeBack(review)
  expect(await itemsOf(id).execute()).toEqual([{ status: 'CLOSED', note: 'The review was taken back.' }])

  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const facts = { projectId, title: 'Collect logos', owner: 'CLIENT' } as const
  const task = await admin.trpc.admin.tasks.create.mutate(facts)
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await tasks.move.mutate({ id: task.id, status })
  const approval = { taskId: task.id, round: 1, decision: 'APPROVE' } as const
  const answer = await admin.trpc.portal.tasks.review.mutate(approval)
  clock.advance({ seconds: 1 })
  await admin.trpc.portal.tasks.takeBack.mutate({ id: answer.id })
  expect(await itemsOf(task.id).execute()).toEqual([
    { status: 'CLOSED', note: 'The task was answered.' },
    { status: 'OPEN', note: null },
  ])
})
