import { parseId } from '@tallgrass/domain'
import { describe, expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'
import { colleagueOf } from '../support/colleague-of.ts'
import { countAudits } from '../support/count-audits.ts'
import { present } from '../support/present.ts'

const app = await agreementApp()
const { admin, byLink, client, countersign, db, draft, invoiceOf, retainer, send, sign, statusOf } = app

const AT_ONCE = 20
const times = <T>(call: () => T) => Array.from({ length: AT_ONCE }, call)

/** The number of calls that succeeded. All others must be refused with 409. */
async function countSuccesses(calls: Promise<unknown>[]) {
  const settled = await Promise.allSettled(calls)
  for (const one of settled) {
    if (one.status === 'rejected') expect(one.reason).toMatchObject({ data: { httpStatus: 409 } })
  }
  return settled.filter(({ status }) => status === 'fulfilled').length
}

const decline = ({ id, token }: SentDocument) =>
  app.visitor().trpc.portal.signing.decline.mutate({ documentId: id, token, reason: 'We wait' })
/** A new window for each call: calls of one window would be sent in one batch. */
const administrator = () => app.windowOf(admin).trpc.admin
const withdraw = ({ id }: SentDocument) =>
  administrator().documents.withdraw.mutate({ id, reason: 'By mistake' })
const open = (sent: SentDocument) => app.visitor().trpc.portal.signing.open.mutate(byLink(sent))

/** The evidence and audit actions of a document, without refusals. */
async function recordsOf(sent: SentDocument) {
  const events = (await app.eventsOf(sent.id)).map(({ event, seq }) => `${seq} ${event}`)
  const details = await admin.trpc.admin.agreements.get.query({ id: sent.agreementId })
  expect(details.documents.map(({ isEvidenceIntact }) => isEvidenceIntact)).not.toContain(false)
  const audited = await db
    .selectFrom('auditLogs')
    .select('action')
    .where('entityId', '=', sent.id)
    .where('action', '<>', 'document.refuse')
    .orderBy('seq')
    .execute()
  return { events, audited: audited.map(({ action }) => action) }
}

const BEGUN = ['1 created', '2 sent']
const SIGNED = [...BEGUN, '3 consented', '4 signed']
const AUDITED = ['document.create', 'document.send']

describe('of twenty concurrent calls', () => {
  test('one opens it first', async () => {
    const sent = await send()
    expect(await countSuccesses(times(() => open(sent)))).toBe(AT_ONCE)
    expect(await recordsOf(sent)).toEqual({
      events: [...BEGUN, '3 opened'],
      audited: [...AUDITED, 'document.open'],
    })
  })

  test('one signs, which issues one invoice and creates one project', async () => {
    const sent = await send()
    const projects = async () => (await db.selectFrom('projects').select('id').execute()).length
    const before = await projects()
    const signing = (n: number) => sign(sent, n % 2 ? app.visitor() : app.windowOf(client))
    expect(await countSuccesses(Array.from({ length: AT_ONCE }, (_, n) => signing(n)))).toBe(1)
    expect(await recordsOf(sent)).toEqual({ events: SIGNED, audited: [...AUDITED, 'document.sign'] })
    expect(await projects()).toBe(before + 1)
    expect(await invoiceOf(sent)).toMatchObject({ status: 'OPEN' })
  })

  test('one countersigns', async () => {
    const sent = await send()
    await sign(sent)
    expect(await countSuccesses(times(() => countersign(sent, app.windowOf(admin))))).toBe(1)
    const { audited, events } = await recordsOf(sent)
    expect(events).toEqual([...SIGNED, '5 consented', '6 countersigned'])
    expect(audited).toEqual([...AUDITED, 'document.sign', 'document.countersign'])
  })

  test('one declines', async () => {
    const sent = await send()
    expect(await countSuccesses(times(() => decline(sent)))).toBe(1)
    expect(await recordsOf(sent)).toEqual({
      events: [...BEGUN, '3 declined'],
      audited: [...AUDITED, 'document.decline'],
    })
  })

  test('one withdraws', async () => {
    const sent = await send()
    expect(await countSuccesses(times(() => withdraw(sent)))).toBe(1)
    expect(await recordsOf(sent)).toEqual({
      events: [...BEGUN, '3 withdrawn'],
      audited: [...AUDITED, 'document.withdraw'],
    })
  })

  test('administrators who send the same document at once create one document, one email and one draft invoice', async () => {
    const id = await draft()
    const [mails, invoices] = [(await app.mails()).length, await drafts()]
    await countSuccesses(times(() => administrator().agreements.sendForSignature.mutate({ ...retainer, id })))
    const { documents, status } = await admin.trpc.admin.agreements.get.query({ id })
    expect(status).toBe('SENT')
    expect(documents.map((one) => one.status)).toEqual(['sent'])
    expect((await app.mails()).length).toBe(mails + 1)
    expect(await drafts()).toBe(invoices + 1)
  })

  test('that each send a different document, one is sent and the others are refused', async () => {
    const id = await draft()
    const [mails, invoices] = [(await app.mails()).length, await drafts()]
    const sending = (n: number) =>
      administrator().agreements.sendForSignature.mutate({ ...retainer, id, documentTitle: `Edition ${n}` })
    expect(await countSuccesses(Array.from({ length: AT_ONCE }, (_, n) => sending(n)))).toBe(1)
    const { documents } = await admin.trpc.admin.agreements.get.query({ id })
    expect(documents.filter((one) => one.status === 'sent')).toHaveLength(1)
    expect(documents.filter((one) => !['sent', 'expired'].includes(one.status))).toEqual([])
    const shown = (await client.trpc.portal.documents.list.query({})).items
    expect(shown.filter((one) => one.agreementId === id)).toHaveLength(1)
    expect((await app.mails()).length).toBe(mails + 1)
    expect(await drafts()).toBe(invoices + 1)
  })
})

async function drafts() {
  const rows = await db.selectFrom('invoices').select('id').where('status', '=', 'DRAFT').execute()
  return rows.length
}

describe('at the same moment', () => {
  const against = { withdraw, decline }

  test.each(['withdraw', 'decline'] as const)('signing and %s: exactly one takes effect', async (other) => {
    const sent = await send()
    const calls = Array.from({ length: AT_ONCE }, (_, n) =>
      n % 2 ? sign(sent, app.visitor()) : against[other](sent),
    )
    const succeeded = await countSuccesses(calls)
    const [agreement, document] = await statusOf(sent)
    const { status } = await invoiceOf(sent)
    if (document === 'in_progress') {
      expect([agreement, status, succeeded]).toEqual(['SIGNED_CLIENT', 'OPEN', 1])
    } else {
      // A withdrawal may follow the signature; a refusal to sign cannot.
      expect([agreement, status]).toEqual(['DRAFT', 'VOID'])
      expect(succeeded).toBeLessThanOrEqual(other === 'withdraw' ? 2 : 1)
    }
    await recordsOf(sent)
  })

  test('signing and countersigning: no deadlock, and the client signs first', async () => {
    for (let round = 0; round < 3; round++) {
      const sent = await send()
      await countSuccesses(
        Array.from({ length: AT_ONCE }, (_, n) =>
          n % 2 ? sign(sent, app.visitor()) : countersign(sent, app.windowOf(admin)),
        ),
      )
      const { events } = await recordsOf(sent)
      expect(events.slice(0, 4)).toEqual(SIGNED)
      expect(['in_progress', 'completed']).toContain((await statusOf(sent))[1])
    }
  })

  test('paying and countersigning: the project starts once', async () => {
    for (let round = 0; round < 5; round++) {
      const sent = await send()
      await sign(sent)
      const receipt = { id: present(sent.invoiceId), receivedOn: '2026-11-20', note: 'Check' }
      const pay = () => administrator().invoices.recordPayment.mutate(receipt)
      expect(
        await countSuccesses([
          countersign(sent, app.windowOf(admin)),
          pay(),
          countersign(sent, app.windowOf(admin)),
          pay(),
        ]),
      ).toBe(2)
      const project = await app.projectOf(sent.agreementId)
      expect(project).toMatchObject({ status: 'ACTIVE', startDate: '2026-11-20' })
      expect(await countAudits(db, 'project.begin', project.id)).toBe(1)
    }
  })

  test('signing and deleting its project: the project is kept, or deleted and created again', async () => {
    for (let round = 0; round < 5; round++) {
      const project = { name: 'Front desk', clientId: app.clientId }
      const { id: projectId } = await admin.trpc.admin.projects.create.mutate(project)
      const sent = await send({ id: await draft({ projectId }) })
      await countSuccesses([
        sign(sent, app.visitor()),
        admin.trpc.admin.projects.delete.mutate({ id: projectId }),
        sign(sent, app.visitor()),
      ])
      expect(await statusOf(sent)).toEqual(['SIGNED_CLIENT', 'in_progress'])
      const { invoiceId } = await app.documentOf(sent.id)
      const { id } = await app.projectOf(sent.agreementId)
      expect(await invoiceOf({ invoiceId })).toMatchObject({ status: 'OPEN', projectId: id })
    }
  })
})

test('a signer who is replaced while they sign either signs in time or is refused', async () => {
  const joel = await colleagueOf(app.server, client)
  const signerId = parseId('User', (await joel.trpc.auth.session.query())?.id ?? '')
  for (let round = 0; round < 8; round++) {
    const sent = await send()
    const [signed, changed] = await Promise.allSettled([
      sign(sent),
      administrator().documents.changeSigner.mutate({ id: sent.id, signerId }),
    ])
    const { signedAt, signerId: current } = await app.documentOf(sent.id)
    const isSigned = signed.status === 'fulfilled'
    expect([signedAt !== null, changed.status, current]).toEqual([
      isSigned,
      isSigned ? 'rejected' : 'fulfilled',
      isSigned ? app.clientId : signerId,
    ])
    const details = await admin.trpc.admin.agreements.get.query({ id: sent.agreementId })
    expect(details.documents.map(({ isEvidenceIntact }) => isEvidenceIntact)).toEqual([true])
  }
})
