import type { ProjectId } from '@tallgrass/domain'
import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp, refusal } from '../support/agreement-app.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, clientId, countersign, db, draft, send, sign, workItems } = app
const { trpc } = admin

async function signedOff(projectId: ProjectId | null, documentTitle = 'Sign-off of the front desk') {
  const id = await draft({ projectId })
  const sent = await send({ id, documentType: 'completion_signoff', documentTitle })
  await sign(sent)
  await countersign(sent)
  return sent
}

const statusOf = async (id: ProjectId) => (await trpc.portal.projects.get.query({ id })).status
const blocked = async () =>
  (await workItems()).flatMap(({ detail, kind }) => (kind === 'signoff_blocked' ? [detail] : []))

test('the last signature of a sign-off completes its project', async () => {
  const { id } = await aProject(db, clientId, { status: 'READY' })
  const item = await trpc.admin.checklist.create.mutate({ projectId: id, item: 'DNS moved' })
  await trpc.admin.checklist.move.mutate({ id: item.id, status: 'PASSED' })
  const sent = await signedOff(id)
  expect(await statusOf(id)).toBe('COMPLETE')
  expect(await blocked()).toEqual([])
  const { items } = await trpc.admin.projects.history.query({ id })
  expect(items.find(({ action }) => action === 'project.complete')).toMatchObject({
    after: { status: 'COMPLETE', documentId: sent.id },
  })
})

test('the client’s signature alone does not complete the project', async () => {
  const { id } = await aProject(db, clientId, { status: 'READY' })
  const sent = await send({ id: await draft({ projectId: id }), documentType: 'completion_signoff' })
  await sign(sent)
  expect(await statusOf(id)).toBe('READY')
})

test('if something is missing, one work item lists it by name', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'READY' })
  await trpc.admin.checklist.create.mutate({ projectId: id, item: 'DNS moved' })
  await trpc.admin.tasks.create.mutate({ projectId: id, title: 'Collect logos' })
  const before = await blocked()
  const sent = await signedOff(id, 'Sign-off')
  await expect(countersign(sent)).rejects.toMatchObject({ data: { httpStatus: 409 } })
  expect(await statusOf(id)).toBe('READY')
  expect((await blocked()).slice(before.length)).toEqual([
    `“Sign-off” is fully signed, but “${name}” was not completed: This project cannot be completed yet: 1 required checklist item is not passed (“DNS moved”); 1 task is not approved (“Collect logos”).`,
  ])
  const { items } = await trpc.admin.workItems.list.query({})
  expect(items.filter(({ kind }) => kind === 'signoff_blocked')).toHaveLength(before.length + 1)
})

test.each(['NEW', 'ACTIVE', 'REVIEW', 'COMPLETE', 'ARCHIVED'] as const)(
  'refuses a sign-off of a project that is %s',
  async (status) => {
    const { id } = await aProject(db, clientId, { status })
    const agreement = await draft({ projectId: id })
    await expect(send({ id: agreement, documentType: 'completion_signoff' })).rejects.toMatchObject(
      refusal(409, /^A completion sign-off can be sent once the project is ready\. It is /),
    )
    expect((await app.agreementOf(agreement)).documentId).toBeNull()
  },
)

test('refuses a sign-off without a project', async () => {
  await expect(send({ documentType: 'completion_signoff' })).rejects.toMatchObject(
    refusal(409, 'A completion sign-off needs an agreement with a project that is ready.'),
  )
})

test('lists the current records of the project', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'READY' })
  await trpc.admin.tasks.create.mutate({ projectId: id, title: 'Collect logos' })
  await trpc.admin.tools.create.mutate({ projectId: id, toolName: 'Phone number' })
  const request = { clientId, projectId: id, amount: '1200.00', description: 'Rest', kind: 'FINAL' } as const
  const { number } = await trpc.admin.invoices.requestPayment.mutate(request)
  const sent = await send({
    id: await draft({ projectId: id }),
    documentType: 'completion_signoff',
    projectName: name,
  })
  const { text } = await app.client.trpc.portal.signing.get.query({ documentId: sent.id })
  const paragraphs = text.sections.flatMap((section) => section.paragraphs)
  expect(paragraphs).toContain('1. Collect logos: to do')
  expect(paragraphs).toContain('1. Phone number: pending')
  expect(paragraphs).toContainEqual(
    expect.stringContaining(`1. Final invoice ${number}, “Rest”, $1,200.00: not paid yet, due on`),
  )
})

test('an unsent sign-off is replaced if the records have changed since', async () => {
  const { id } = await aProject(db, clientId, { status: 'READY' })
  const agreement = await draft({ projectId: id })
  const sending = { id: agreement, documentType: 'completion_signoff' } as const
  app.service.away = true
  await expect(send(sending)).rejects.toMatchObject({ data: { httpStatus: 503 } })
  const { documentId: unsent } = await app.agreementOf(agreement)
  await expect(send(sending)).rejects.toMatchObject({ data: { httpStatus: 503 } })
  expect((await app.agreementOf(agreement)).documentId).toBe(unsent)
  await trpc.admin.tasks.create.mutate({ projectId: id, title: 'Collect logos' })
  app.service.away = false
  const sent = await send(sending)
  expect(sent.id).not.toBe(unsent)
  expect((await app.documentOf(present(unsent))).status).toBe('expired')
})

test('if the project is no longer ready, a work item is opened too', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'READY' })
  const sent = await send({
    id: await draft({ projectId: id }),
    documentType: 'completion_signoff',
    documentTitle: 'Early',
  })
  await trpc.admin.projects.update.mutate({ id, name, clientId, status: 'ACTIVE' })
  const before = (await blocked()).length
  await sign(sent)
  await countersign(sent)
  expect((await blocked()).slice(before)).toEqual([
    `“Early” is fully signed, but “${name}” was not completed: This project is active and cannot become complete. It can become in review or archived.`,
  ])
  expect(await statusOf(id)).toBe('ACTIVE')
})

test('a project that is already complete stays complete, without a work item', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'READY' })
  const sent = await send({ id: await draft({ projectId: id }), documentType: 'completion_signoff' })
  await trpc.admin.projects.update.mutate({ id, name, clientId, status: 'COMPLETE' })
  const before = await blocked()
  await sign(sent)
  await countersign(sent)
  expect(await statusOf(id)).toBe('COMPLETE')
  expect(await blocked()).toEqual(before)
})
