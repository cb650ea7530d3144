// Guards: gather-evidence

import { checkPack, readPack } from '@tallgrass/adapters/documents'
import { auditHead, type ChainedAuditRow, chainedAuditRow } from '@tallgrass/contracts'
import {
  createSystemCtx,
  eraseAuditFields,
  findPackedRowFault,
  isChainIntact,
  isHeadValid,
  isOwnHead,
  namesFile,
} from '@tallgrass/core'
import { newId } from '@tallgrass/db'
import { parseMoney } from '@tallgrass/domain'
import { anInvoice, aProject, readPdf } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { loadDemoData } from '../../src/demo-data/load-demo-data.ts'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
await loadDemoData(app.services)

async function packOf(name: string) {
  const admin = app.visitor()
  await admin.trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })
  const [project] = (await admin.trpc.portal.projects.list.query({ search: name })).items
  if (!project) throw new Error(`There is no project ${name}`)
  const answer = await app.app.inject({
    url: `/api/projects/${project.id}/evidence.zip`,
    headers: { cookie: [...admin.cookies].map(([key, value]) => `${key}=${value}`).join('; ') },
  })
  return { answer, archive: answer.rawPayload, project, trpc: admin.trpc }
}

test('one archive holds all evidence of a project and records its own export', async () => {
  const { answer, archive, project, trpc } = await packOf('Front desk after hours')
  expect(answer.headers['content-type']).toBe('application/zip')
  const pack = await readPack(archive)
  const paths = [...pack.files.keys()].map((path) => path.replace(/INV-\d{4}-\d{4}/, 'INV'))
  expect(new Set(paths)).toEqual(
    new Set([
      'README.txt',
      'project.json',
      'client.json',
      'approvals.json',
      'hand-ins.json',
      'messages.json',
      'messages.txt',
      'history.json',
      'audit-head.json',
      'agreements/01-retainer/evidence.json',
      'agreements/01-retainer/original.pdf',
      'agreements/01-retainer/final.pdf',
      'invoices/INV.pdf',
      'invoices/INV-receipt.pdf',
    ]),
  )
  const { auditKey, database } = app.services
  const rowFaults = () => (row: ChainedAuditRow) => findPackedRowFault(auditKey, row)
  const rules = { isChainIntact, namesFile, isHeadValid, rowFaults, describeSigner: () => [] }
  expect(await checkPack(archive, rules)).toMatchObject({ good: true })
  expect(await checkPack(archive, { ...rules, rowFaults: () => undefined })).toMatchObject({ good: true })

  const history = JSON.parse(Buffer.from(pack.files.get('history.json') ?? []).toString())
  expect(history.map(({ action }: { action: string }) => action)).toContain('document.countersign')
  expect(history.at(-1)).toMatchObject({ action: 'project.export-evidence', entityId: project.id })
  const head = auditHead.parse(JSON.parse(Buffer.from(pack.files.get('audit-head.json') ?? []).toString()))
  const end = await database.db.selectFrom('auditHead').select(['seq', 'hash']).executeTakeFirstOrThrow()
  expect(head).toMatchObject({ rows: end.seq, hash: end.hash })
  expect(isOwnHead(auditKey, head)).toBe(true)

  const { items } = await trpc.admin.projects.history.query({ id: project.id, limit: 1 })
  expect(items).toMatchObject([{ action: 'project.export-evidence' }])
})

test('the installation can verify each history entry, even one with erased fields', async () => {
  const name = 'Front desk after hours'
  const historyOf = async (archive: Buffer) =>
    JSON.parse(Buffer.from((await readPack(archive)).files.get('history.json') ?? []).toString())
  const { archive: before } = await packOf(name)
  const entry = (await historyOf(before)).at(-1)
  expect(entry).toMatchObject({ salts: { after: expect.any(String) }, actor: { kind: 'user' } })
  const ctx = createSystemCtx(app.services)
  await eraseAuditFields(ctx, { ids: [entry.id], fields: ['ip'], reason: 'Asked for' })
  const { archive } = await packOf(name)
  const { auditKey } = app.services
  const rowFaults = () => (row: ChainedAuditRow) => findPackedRowFault(auditKey, row)
  const verdict = await checkPack(archive, {
    isChainIntact,
    namesFile,
    isHeadValid,
    rowFaults,
    describeSigner: () => [],
  })
  const { length } = await historyOf(archive)
  expect(verdict.lines).toContain(
    `${length} of ${length} entries in history.json were checked against the audit chain.`,
  )
  expect(verdict.good).toBe(true)
  const erased = chainedAuditRow.parse(
    (await historyOf(archive)).find(({ id }: { id: string }) => id === entry.id),
  )
  expect(erased).toMatchObject({ ip: null, erasedFields: ['ip'] })
  expect(rowFaults()({ ...erased, action: 'project.nothing' })).toContain('was changed')
  const other = chainedAuditRow.parse((await historyOf(archive))[0])
  expect(rowFaults()({ ...other, entity: 'other' })).toContain('was changed')
})

test('each invoice is packed with its own lines and payments, and drafts are left out', async () => {
  const { db } = app.services.database
  const { id: clientId } = await givenClient(app)
  const { id: projectId } = await aProject(db, clientId)
  const paidAt = new Date('2026-11-18T15:00:00.000Z')
  const issued = {
    projectId,
    status: 'PAID',
    issueDate: '2026-11-16',
    dueDate: '2026-11-30',
    paidAt,
  } as const
  for (const [nth, amount] of [parseMoney('100.00'), parseMoney('250.00')].entries()) {
    const number = `INV-2026-900${nth}`
    const invoice = await anInvoice(db, clientId, { ...issued, amount, number, checkoutKey: `key-${nth}` })
    const of = { invoiceId: invoice.id, quantity: '1', unitPrice: amount, net: amount, taxRate: '0' }
    const line = { ...of, id: newId('InvoiceLine', paidAt), position: 0, description: `Workshop ${nth}` }
    await db.insertInto('invoiceLines').values(line).execute()
    const entry = { invoiceId: invoice.id, amount, currency: 'USD', applied: true, method: 'card' } as const
    await db
      .insertInto('ledgerEntries')
      .values({
        ...entry,
        id: newId('LedgerEntry', paidAt),
        type: 'payment',
        receivedAt: paidAt,
        createdAt: paidAt,
      })
      .execute()
  }
  await anInvoice(db, clientId, { projectId, status: 'DRAFT', amount: '900.00' })
  const admin = await app.admin()
  const answer = await admin.send({ method: 'GET', url: `/api/projects/${projectId}/evidence.zip` })
  const { files } = await readPack(answer.bytes)
  const read = async (path: string) => (await readPdf(files.get(path) ?? Buffer.of())).text
  expect([...files.keys()].filter((path) => path.startsWith('invoices/'))).toHaveLength(4)
  for (const [nth, other, paid] of [
    [0, 1, '$100.00'],
    [1, 0, '$250.00'],
  ]) {
    const invoice = await read(`invoices/INV-2026-900${nth}.pdf`)
    expect(invoice).toContain(`Workshop ${nth}`)
    expect(invoice).not.toContain(`Workshop ${other}`)
    expect(await read(`invoices/INV-2026-900${nth}-receipt.pdf`)).toContain(paid)
  }
})

test('a client is refused, and the refusal is recorded', async () => {
  const { client, id: clientId } = await givenClient(app)
  const { id: projectId } = await aProject(app.services.database.db, clientId)
  const url = `/api/projects/${projectId}/evidence.zip`
  expect(await client.send({ method: 'GET', url })).toMatchObject({ status: 403 })
  const { trpc } = await app.admin()
  const { items } = await trpc.admin.audit.list.query({ action: 'call.refuse' })
  expect(items).toMatchObject([{ actorEmail: client.email, after: { call: url } }])
})
