import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'

const app = await agreementApp()
const { admin, clientId, countersign, db, draft, send, sign, workItems } = app
const { trpc } = admin

async function signedOff(projectId: string | null, documentTitle = 'Sign-off of the front desk') {
  const id = await draft({ projectId })
  const sent = await send({ id, documentType: 'completion_signoff', documentTitle })
  await sign(sent)
  await countersign(sent)
  return sent
}

const statusOf = async (id: string) => (await trpc.portal.projects.get.query({ id })).status
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

test('the signature of the client alone completes nothing', async () => {
  const { id } = await aProject(db, clientId, { status: 'READY' })
  const sent = await send({ id: await draft({ projectId: id }), documentType: 'completion_signoff' })
  await sign(sent)
  expect(await statusOf(id)).toBe('READY')
})

test('what is missing is left to the administrators, by name and once', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'READY' })
  await trpc.admin.checklist.create.mutate({ projectId: id, item: 'DNS moved' })
  await trpc.admin.tasks.create.mutate({ projectId: id, title: 'Collect logos' })
  const before = await blocked()
  const sent = await signedOff(id, 'Sign-off')
  await expect(countersign(sent)).rejects.toMatchObject({ data: { httpStatus: 409 } })
  expect(await statusOf(id)).toBe('READY')
  expect((await blocked()).slice(before.length)).toEqual([
    `“Sign-off” is signed by all, but “${name}” was not completed: This project cannot become complete yet: 1 required checklist item is not passed (“DNS moved”); 1 task is not approved (“Collect logos”).`,
  ])
  const { items } = await trpc.admin.workItems.list.query({})
  expect(items.filter(({ kind }) => kind === 'signoff_blocked')).toHaveLength(before.length + 1)
})

test('a project that is not ready, and one that there is not, are left to them too', async () => {
  const { id, name } = await aProject(db, clientId, { status: 'ACTIVE' })
  const before = (await blocked()).length
  await signedOff(id, 'Early')
  await signedOff(null, 'Loose')
  expect((await blocked()).slice(before)).toEqual([
    `“Early” is signed by all, but “${name}” was not completed: This project is active and cannot become complete. It can become in review or archived.`,
    '“Loose” is signed by all, but “Front desk” was not completed: There is no such project.',
  ])
  expect(await statusOf(id)).toBe('ACTIVE')
  expect((await trpc.admin.dashboard.get.query()).health.facts).toContainEqual({
    subject: 'Payments',
    state: 'note',
    text: 'Sandbox: no real money moves.',
  })
})

test('a project that is complete already stays so, without a word', async () => {
  const { id } = await aProject(db, clientId, { status: 'COMPLETE' })
  const before = await blocked()
  await signedOff(id)
  expect(await statusOf(id)).toBe('COMPLETE')
  expect(await blocked()).toEqual(before)
})
