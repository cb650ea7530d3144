// Guards: mail-notifications

import { aProject } from '@tallgrass/testing'
import { beforeEach, expect, test } from 'vitest'
import { mailingApp } from '../support/mailing-app.ts'

const app = await mailingApp()
const { admin, client, clientId, clock, db, run, startOver, subjectsTo } = app

beforeEach(startOver)
const told = async ({ trpc }: typeof admin) =>
  (await trpc.portal.notifications.list.query({ unread: true })).items.map(({ sentence }) => sentence)

async function aReview(title: string) {
  const { id: projectId, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { id } = await admin.trpc.admin.tasks.create.mutate({ projectId, title })
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await admin.trpc.portal.tasks.move.mutate({ id, status })
  const review = await client.trpc.portal.tasks.review.mutate({ taskId: id, round: 1, decision: 'APPROVE' })
  return { ...review, about: `“${title}” in ${name}`, projectId }
}

test('a review is mailed once it can no longer be taken back', async () => {
  const { about } = await aReview('Draft the greeting')
  await run()
  clock.advance({ minutes: 9, seconds: 59 })
  await run()
  expect(subjectsTo(admin.email)).toEqual([])
  clock.advance({ seconds: 1 })
  await run()
  expect(subjectsTo(admin.email)).toEqual([`Maren Okafor approved ${about}`])
})

test('a review that was taken back is told at once, and never mailed', async () => {
  const { about, id } = await aReview('Draft the sign')
  await run()
  expect(await told(admin)).toEqual([`Maren Okafor approved ${about}.`])
  clock.advance({ minutes: 9 })
  await client.trpc.portal.tasks.takeBack.mutate({ id })
  await run()
  expect(await told(admin)).toEqual([
    `Maren Okafor took back the approval of ${about}.`,
    `Maren Okafor approved ${about}.`,
  ])
  clock.advance({ minutes: 30 })
  await run()
  expect(subjectsTo(admin.email)).toEqual([])
})

test('one that is taken back before anyone was told of it is not mailed either', async () => {
  const { id } = await aReview('Draft the flyer')
  await client.trpc.portal.tasks.takeBack.mutate({ id })
  await run()
  clock.advance({ minutes: 30 })
  await run()
  expect(subjectsTo(admin.email)).toEqual([])
})

test('a mail about an earlier review of the task does not take the latest along', async () => {
  const { about, id, taskId } = await aReview('Draft the poster')
  clock.advance({ minutes: 2 })
  await client.trpc.portal.tasks.takeBack.mutate({ id })
  const revise = { taskId, round: 2, decision: 'REVISE', comment: 'Larger' } as const
  await client.trpc.portal.tasks.review.mutate(revise)
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await admin.trpc.portal.tasks.move.mutate({ id: taskId, status })
  clock.advance({ minutes: 3 })
  const last = await client.trpc.portal.tasks.review.mutate({ taskId, round: 3, decision: 'APPROVE' })
  await run()
  clock.advance({ minutes: 7 })
  await run()
  expect(subjectsTo(admin.email)).toEqual([`Maren Okafor requested changes to ${about}`])
  await client.trpc.portal.tasks.takeBack.mutate({ id: last.id })
  clock.advance({ minutes: 30 })
  await run()
  expect(subjectsTo(admin.email)).toHaveLength(1)
})

test('the client is told when we take back our review', async () => {
  const { id: projectId, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const facts = { projectId, title: 'Collect logos', owner: 'CLIENT' } as const
  const { id: taskId } = await admin.trpc.admin.tasks.create.mutate(facts)
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW'] as const)
    await client.trpc.portal.tasks.move.mutate({ id: taskId, status })
  const revise = { taskId, round: 1, decision: 'REVISE', comment: 'Larger' } as const
  const { id } = await admin.trpc.portal.tasks.review.mutate(revise)
  clock.advance({ seconds: 1 })
  await admin.trpc.portal.tasks.takeBack.mutate({ id })
  await run()
  expect(await told(client)).toEqual([
    `We took back our request for changes to “Collect logos” in ${name}.`,
    `We requested changes to “Collect logos” in ${name}.`,
  ])
  clock.advance({ minutes: 15 })
  await run()
  expect(subjectsTo(client.email)).toEqual([])
})
