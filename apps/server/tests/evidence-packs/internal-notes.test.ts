// Guards: gather-evidence
import { randomUUID } from 'node:crypto'
import { readPack } from '@tallgrass/adapters/documents'
import type { MessageId } from '@tallgrass/domain'
import { aFile, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { agreementApp } from '../support/agreement-app.ts'

const app = await agreementApp()
const { admin, clientId, clock, db } = app

test('the history that is handed on says nothing of internal notes and files, and holds no text of a message', async () => {
  const { id: projectId } = await aProject(db, clientId, { status: 'ACTIVE' })
  const { messages } = admin.trpc.portal
  const rewrite = async (internal: boolean) => {
    clock.advance({ minutes: 1 })
    const sendKey = randomUUID()
    const { id } = await messages.send.mutate({ projectId, body: 'They pay late', internal, sendKey })
    clock.advance({ minutes: 1 })
    await messages.edit.mutate({ id, body: 'They never pay' })
    clock.advance({ minutes: 1 })
    await messages.delete.mutate({ id })
    return id
  }
  const note = await rewrite(true)
  const open = await rewrite(false)
  const file = { projectId, uploadedBy: clientId }
  const kept = await aFile(db, { ...file, name: 'Plan.txt' })
  const hidden = await aFile(db, { ...file, name: 'Margins.txt', internal: true, side: 'ADMIN' })
  for (const { id } of [kept, hidden]) await admin.trpc.portal.files.remove.mutate({ id })
  const answer = await admin.send({ method: 'GET', url: `/api/projects/${projectId}/evidence.zip` })
  const history = Buffer.from((await readPack(answer.bytes)).files.get('history.json') ?? []).toString()
  for (const secret of [note, hidden.id, 'Margins', 'They ']) expect(history).not.toContain(secret)
  const rows: { action: string; entityId: string }[] = JSON.parse(history)
  const about = (id: string) => rows.filter(({ entityId }) => entityId === id).map(({ action }) => action)
  expect(about(open)).toEqual(['message.send', 'message.edit', 'message.delete'])
  expect(about(kept.id)).toEqual(['file.remove'])
  const audited = await readAudit(note)
  expect(audited.map(({ action }) => action)).toEqual(['message.send', 'message.edit', 'message.delete'])
  expect(JSON.stringify(audited)).not.toContain('They ')
})

function readAudit(entityId: MessageId) {
  const query = db.selectFrom('auditLogs').select(['action', 'before', 'after']).orderBy('seq')
  return query.where('entityId', '=', entityId).execute()
}
