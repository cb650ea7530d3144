import { aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, clientId, clock, countersign, db, draft, send, sign } = app
const { trpc } = admin

async function itemsOf({ agreementId }: SentDocument) {
  const [open, closed] = [
    await trpc.admin.workItems.list.query({}),
    await trpc.admin.workItems.list.query({ status: 'CLOSED' }),
  ]
  return [...open.items, ...closed.items].filter(({ entityId }) => entityId === agreementId)
}

const waiting = { kind: 'countersign_due', status: 'OPEN', entity: 'agreement', whose: 'Maren Okafor' }

test('a document signed by the client has a work item until it is countersigned', async () => {
  const sent = await send({ documentTitle: 'Master agreement' })
  expect(await itemsOf(sent)).toEqual([])
  await sign(sent)
  const detail = 'The client has signed “Master agreement”.'
  expect(await itemsOf(sent)).toMatchObject([{ ...waiting, detail }])
  await countersign(sent)
  expect(await itemsOf(sent)).toMatchObject([
    { status: 'CLOSED', note: 'The document was countersigned.', closedByName: 'Ruth Calloway' },
  ])
})

test('the work item closes if the document is withdrawn, and another opens with the next signature', async () => {
  const sent = await send()
  await sign(sent)
  await trpc.admin.documents.withdraw.mutate({ id: sent.id, reason: 'Another amount' })
  const closedItem = { status: 'CLOSED', note: 'The document was withdrawn.' }
  expect(await itemsOf(sent)).toMatchObject([closedItem])
  await sign(await send({ id: sent.agreementId }))
  expect(await itemsOf(sent)).toMatchObject([waiting, closedItem])
})

test('refuses to close it with a note', async () => {
  const sent = await send()
  await sign(sent)
  const item = present((await itemsOf(sent))[0])
  const close = trpc.admin.workItems.close.mutate({ id: item.id, note: 'Signed on paper' })
  await expect(close).rejects.toThrow('It closes when you countersign or withdraw the document.')
  expect(await itemsOf(sent)).toMatchObject([waiting])
})

test('the work item of a blocked sign-off closes when its project is completed in any way', async () => {
  const { id: projectId, name } = await aProject(db, clientId, { status: 'READY' })
  const { id } = await trpc.admin.tasks.create.mutate({ projectId, title: 'Collect logos' })
  const sent = await send({ id: await draft({ projectId }), documentType: 'completion_signoff' })
  await sign(sent)
  await countersign(sent)
  const blocked = async (status: 'OPEN' | 'CLOSED') => {
    const { items } = await trpc.admin.workItems.list.query({ status })
    return items.filter(({ entityId }) => entityId === projectId)
  }
  expect(await blocked('OPEN')).toMatchObject([{ kind: 'signoff_blocked', projectId, whose: 'Maren Okafor' }])
  await trpc.admin.tasks.delete.mutate({ id })
  await trpc.admin.projects.update.mutate({ id: projectId, name, clientId, status: 'COMPLETE' })
  expect(await blocked('CLOSED')).toMatchObject([{ note: 'The project is complete.' }])
})

// Last, because by then all sessions have expired.
test('the work item closes when the document expires', async () => {
  const sent = await send()
  await sign(sent)
  clock.advance({ days: 31 })
  await app.processDue()
  const items = (await app.workItems()).filter(({ entityId }) => entityId === sent.agreementId)
  expect(items).toMatchObject([{ status: 'CLOSED', note: 'The document expired.', closedBy: null }])
})
