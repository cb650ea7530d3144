import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { builtinESign } from '@tallgrass/adapters'
import { createSealer, createSystemCtx, verifyAudit } from '@tallgrass/core'
import { findKeysFingerprint, migrateToLatest } from '@tallgrass/db'
import { verifySeal } from '@tallgrass/domain/seal'
import { fixtureKeys, listFixtures, openFixture } from '@tallgrass/testing'
import { afterAll, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../../src/demo-data/people.ts'
import { openJobs } from '../../src/jobs/job-queue.ts'
import { loadSecrets } from '../../src/secrets.ts'
import { fileApp } from '../support/test-app.ts'
import { keptTotals, totalsOfRows } from '../support/totals.ts'

const { auditKey, fingerprint, sealKey } = loadSecrets(fixtureKeys)
const sealer = createSealer(sealKey)
const sealPem = readFileSync(join(fixtureKeys, 'seal.pem'), 'utf8')
const certificate = new X509Certificate(sealPem.slice(sealPem.indexOf('-----BEGIN CERTIFICATE')))

describe.each(listFixtures())('a database upgraded from $migration', async (fixture) => {
  const database = await openFixture(fixture)
  await migrateToLatest(database)
  const jobs = await openJobs(database, { worker: false })
  const esign = builtinESign({ database, seal: { dataDirectory: fixtureKeys } })
  const app = await fileApp({ replace: () => ({ database, jobs, esign, auditKey, sealer }) })
  afterAll(async () => {
    await jobs.stop()
    await database.close()
  })
  const before = await verifyAudit(createSystemCtx(app.services))
  const admin = app.visitor()
  await admin.trpc.auth.adminLogin.mutate({ username: 'admin', password: DEMO_PASSWORD })
  const client = app.visitor()
  await client.trpc.auth.login.mutate({ email: 'client@tallgrass.example', password: DEMO_PASSWORD })

  test('has an intact audit chain that continues', async () => {
    expect(before).toMatchObject({ whole: true, rows: fixture.rows.audit_logs, unchained: 0 })
    const now = await verifyAudit(createSystemCtx(app.services))
    expect(now).toEqual({ ...before, rows: expect.any(Number) })
    expect(now).not.toEqual(before)
  })

  test('has the totals of its rows', async () => {
    const kept = await keptTotals(database)
    expect(kept).toEqual(await totalsOfRows(database))
    expect(kept[0]?.length).toBeGreaterThan(0)
  })

  test('works with its previous keys', async () => {
    expect(await findKeysFingerprint(database.db)).toBe(fingerprint)
    const links = await database.db
      .selectFrom('outboxMails')
      .select('sealedLink')
      .where('sealedLink', 'is not', null)
      .execute()
    expect(links.length).toBeGreaterThan(0)
    for (const { sealedLink } of links) expect(sealer.open(sealedLink ?? '')).toContain('http://')
  })

  test('has intact evidence for every document', async () => {
    const { items } = await admin.trpc.portal.agreements.list.query({ limit: 50 })
    const details = await Promise.all(items.map(({ id }) => admin.trpc.admin.agreements.get.query({ id })))
    const documents = details.flatMap((agreement) => agreement.documents)
    expect(documents).toHaveLength(fixture.rows.e_signature_documents ?? 0)
    expect(documents.filter(({ isEvidenceIntact }) => !isEvidenceIntact)).toEqual([])
  })

  test('has unchanged sealed files that can be verified', async () => {
    const files = await database.db
      .selectFrom('documentFiles')
      .select(['content', 'sha256'])
      .where('kind', '=', 'final')
      .execute()
    expect(files.length).toBeGreaterThan(0)
    for (const { content, sha256 } of files) {
      const seal = { fingerprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase() }
      expect(await verifySeal(content)).toMatchObject({ outcome: 'sealed', seal })
      expect(await client.trpc.portal.documents.verify.query({ sha256 })).toMatchObject({
        status: 'completed',
      })
    }
  })

  test('shows administrators and clients the same as before', async () => {
    const invoices = await admin.trpc.admin.invoices.summary.query()
    expect(invoices).toMatchObject({ openCount: 5, paidCount: 5, voidCount: 2, refunded: '834.85' })
    expect(await client.trpc.portal.dashboard.query()).toMatchObject({
      pendingAgreements: 1,
      pendingSignatures: 1,
      toPay: [{}, {}],
    })
  })

  test('shows payments received outside the payment page as manual', async () => {
    const entries = database.db.selectFrom('ledgerEntries').select(['id', 'invoiceId'])
    const { id, invoiceId } = await entries.where('method', '<>', 'card').executeTakeFirstOrThrow()
    const { ledger } = await admin.trpc.admin.invoices.get.query({ id: invoiceId })
    expect(ledger.filter((entry) => entry.id === id)).toMatchObject([{ type: 'payment', method: 'manual' }])
  })

  test('lists open work from before the upgrade', async () => {
    const { db } = database
    const [leads, tasks, documents] = await Promise.all([
      db.selectFrom('leads').select('id').where('status', '=', 'new').execute(),
      db
        .selectFrom('tasks')
        .innerJoin('projects', 'projects.id', 'tasks.projectId')
        .select('tasks.id')
        .where('projects.status', 'not in', ['COMPLETE', 'ARCHIVED'])
        .where((eb) =>
          eb.or([
            eb.and({ 'tasks.owner': 'ADMIN', 'tasks.status': 'CHANGES_REQUESTED' }),
            eb.and({ 'tasks.owner': 'CLIENT', 'tasks.status': 'READY_FOR_REVIEW' }),
          ]),
        )
        .execute(),
      db.selectFrom('agreements').select('id').where('status', '=', 'SIGNED_CLIENT').execute(),
    ])
    const { items } = await admin.trpc.admin.workItems.list.query({ limit: 500 })
    const idsOf = (kind: string) =>
      items.flatMap(({ entityId, kind: own }) => (own === kind ? [entityId] : [])).toSorted()
    expect(leads.length).toBeGreaterThan(0)
    expect(idsOf('lead_uncontacted')).toEqual(leads.map(({ id }) => id).toSorted())
    expect(idsOf('client_answer')).toEqual(tasks.map(({ id }) => id).toSorted())
    expect(idsOf('countersign_due')).toEqual(documents.map(({ id }) => id).toSorted())
  })
})
