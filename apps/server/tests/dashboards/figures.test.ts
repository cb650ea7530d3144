import type { ESignPort } from '@tallgrass/core'
import type { ProjectId } from '@tallgrass/domain'
import { anAgreement, anId, anInvoice, aProject } from '@tallgrass/testing'
import { expect, onTestFinished, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { present } from '../support/present.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

/** Replaces the e-signature provider and its seal for one test. */
let sealing: Pick<ESignPort, 'provider' | 'seal'> | undefined
const plainApp = await reusableApp({
  replace: ({ esign }) => ({
    passwords: plainPasswords,
    esign: {
      ...esign,
      get provider() {
        return (sealing ?? esign).provider
      },
      get seal() {
        return (sealing ?? esign).seal
      },
    },
  }),
})
const day = (n: number) => new Date(`2026-11-0${n}T08:00:00.000Z`)
const namesOf = (rows: { name?: string; title?: string }[]) => rows.map(({ name, title }) => name ?? title)

/** A client with records of every kind, and another whose records must not show. */
async function givenBusiness(app: TestApp) {
  const { db } = app.services.database
  const [mine, others] = [await givenClient(app), await givenClient(app)]
  for (const { id } of [mine, others]) {
    for (const [n, status] of (['NEW', 'ACTIVE', 'ACTIVE', 'ARCHIVED'] as const).entries())
      await aProject(db, id, { name: `Project ${n + 1}`, status, createdAt: day(n + 1) })
    await anInvoice(db, id, { title: 'Draft', createdAt: day(9) })
    await anInvoice(db, id, { title: 'Paid', status: 'PAID', createdAt: day(1) })
    for (const [n, amount] of ['0.10', '0.20'].entries())
      await anInvoice(db, id, {
        title: `Open ${n + 1}`,
        status: 'OPEN',
        amount,
        createdAt: day(n + 2),
        dueDate: `2026-12-0${9 - n}`,
      })
    for (const status of ['DRAFT', 'SENT', 'SIGNED_CLIENT'] as const) await anAgreement(db, id, { status })
    const { id: agreementId } = await anAgreement(db, id, { status: 'SENT' })
    for (const status of ['sent', 'in_progress', 'completed'] as const) {
      const documentType = 'scope_of_work' as const
      const document = { documentTitle: 'Scope', documentType, createdAt: day(1) }
      const ids = { id: anId('Document'), agreementId, clientId: id }
      await db
        .insertInto('eSignatureDocuments')
        .values({ ...ids, ...document, status })
        .execute()
    }
  }
  return { ...mine, admin: await app.admin() }
}

test('the client dashboard shows their own counts, recent records and pending items', async () => {
  const app = await plainApp()
  const { admin, client } = await givenBusiness(app)
  const { items } = await client.trpc.portal.projects.list.query({ sort: 'name' })
  const { id: inReview } = present(items.find(({ name }) => name === 'Project 2'))
  const toArchive = present(items.find(({ name }) => name === 'Project 1'))
  const add = (projectId: ProjectId, title: string, more = {}) =>
    admin.trpc.admin.tasks.create.mutate({ projectId, title, ...more })
  const { id: first } = await add(inReview, 'Waits longest')
  await admin.trpc.portal.tasks.move.mutate({ id: first, status: 'IN_PROGRESS' })
  await admin.trpc.portal.tasks.move.mutate({ id: first, status: 'READY_FOR_REVIEW' })
  app.clock.advance({ hours: 1 })
  const { id: second } = await add(inReview, 'Waits too')
  await admin.trpc.portal.tasks.move.mutate({ id: second, status: 'IN_PROGRESS' })
  await admin.trpc.portal.tasks.move.mutate({ id: second, status: 'READY_FOR_REVIEW' })
  await add(inReview, 'Some day', { owner: 'CLIENT' })
  await add(inReview, 'Soon', { owner: 'CLIENT', dueDate: '2026-11-24' })
  await add(toArchive.id, 'Never', { owner: 'CLIENT' })
  await admin.trpc.admin.projects.update.mutate({ ...toArchive, status: 'ARCHIVED' })

  const dashboard = await client.trpc.portal.dashboard.query()
  expect(dashboard).toMatchObject({
    activeProjects: 2,
    projects: 4,
    openInvoices: 2,
    amountDue: '0.30',
    pendingAgreements: 2,
    pendingSignatures: 2,
  })
  expect(namesOf(dashboard.recentProjects)).toEqual(['Project 4', 'Project 3', 'Project 2'])
  expect(namesOf(dashboard.recentInvoices)).toEqual(['Open 2', 'Open 1', 'Paid'])
  expect(dashboard.toReview).toMatchObject([
    { id: first, title: 'Waits longest', projectName: 'Project 2', readyAt: '2026-11-20T09:00:00.000Z' },
    { id: second, readyAt: '2026-11-20T10:00:00.000Z' },
  ])
  expect(namesOf(dashboard.toDo)).toEqual(['Soon', 'Some day'])
  expect(namesOf(dashboard.toPay)).toEqual(['Open 2', 'Open 1'])
  expect(dashboard.toSign).toHaveLength(2)
})

test('the dashboard of a new client is empty', async () => {
  const { client } = await givenClient(await plainApp())
  expect(await client.trpc.portal.dashboard.query()).toEqual({
    activeProjects: 0,
    projects: 0,
    openInvoices: 0,
    amountDue: '0.00',
    pendingAgreements: 0,
    pendingSignatures: 0,
    recentProjects: [],
    recentInvoices: [],
    toReview: [],
    toDo: [],
    toSign: [],
    toPay: [],
    calls: { upcoming: [], past: [], isEmailConfirmed: true, bookUrl: '/schedule' },
  })
})

test('the admin dashboard counts the whole business and reports no fault for services not configured', async () => {
  const app = await plainApp()
  const { admin } = await givenBusiness(app)
  const dashboard = await admin.trpc.admin.dashboard.get.query()
  expect(dashboard).toMatchObject({
    users: 3,
    activeProjects: 4,
    projects: 8,
    pendingAgreements: 4,
    agreements: 8,
    health: {
      good: true,
      facts: [
        { subject: 'Email', state: 'note' },
        { subject: 'Payments', state: 'note', text: 'Sandbox: no real money moves.' },
        {
          subject: 'E-signature',
          state: 'good',
          text: 'Documents are signed on your own pages and sealed here.',
        },
        { subject: 'Single sign-on', state: 'good' },
        {
          subject: 'Document seal',
          state: 'good',
          text: 'The seal is created when the first document is signed.',
        },
        { subject: 'Background work', state: 'good' },
        { subject: 'Database', state: 'good', text: 'The database is responding.' },
        { subject: 'Backups', state: 'note', text: 'No backups are configured.' },
      ],
    },
  })
  expect(namesOf(dashboard.latestProjects).slice(0, 2)).toEqual(['Project 4', 'Project 4'])
  expect([dashboard.latestProjects.length, dashboard.latestAgreements.length]).toEqual([5, 5])
})

test('a failed job is a fault', async () => {
  const app = await plainApp()
  const { admin, services } = { admin: await app.admin(), services: app.services }
  await services.database.transaction((trx) => services.jobs.enqueue(trx, 'erase-ended-links', {}))
  await services.database.pool.query(
    `update jobs.job set state = 'failed', completed_on = $1 where name = 'erase-ended-links'`,
    [services.clock()],
  )
  expect((await admin.trpc.admin.dashboard.get.query()).health).toMatchObject({
    good: false,
    facts: expect.arrayContaining([
      expect.objectContaining({
        subject: 'Background work',
        state: 'fault',
        text: 'One job has failed. See the failed jobs.',
      }),
    ]),
  })
})

/** The health as administrators see it with this seal and provider. */
async function healthWith(seal: ESignPort['seal'], provider: ESignPort['provider'] = 'builtin') {
  sealing = { provider, seal }
  onTestFinished(() => {
    sealing = undefined
  })
  const app = await plainApp()
  const { trpc } = await app.admin()
  return (await trpc.admin.dashboard.get.query()).health
}

test('a certificate that expires soon is a note, and an unreadable one is a fault', async () => {
  const ending = { find: async () => ({ endsAt: new Date('2026-12-20T18:00:00.000Z') }) }
  const { facts, good } = await healthWith(ending)
  expect(good).toBe(true)
  expect(facts).toContainEqual({
    subject: 'Document seal',
    state: 'note',
    text: 'The certificate expires in 30 days. Replace it before then.',
    advice: expect.stringContaining('Move seal.pem out of DATA_DIR'),
  })
  const broken = await healthWith({
    find: async () => {
      throw new Error('No PEM here')
    },
  })
  expect(broken.good).toBe(false)
})

test('an external signing service is named, and no seal of our own is reported', async () => {
  const { facts } = await healthWith(null, 'boldsign')
  expect(facts).toContainEqual({
    subject: 'E-signature',
    state: 'good',
    text: 'Documents are signed on BoldSign.',
  })
  expect(facts.map(({ subject }) => subject)).not.toContain('Document seal')
})
