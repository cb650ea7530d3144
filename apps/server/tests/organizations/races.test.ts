import { noLimits } from '@tallgrass/core'
import { aDocument, anAgreement, anInvoice, aProject } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenOrganization } from '../support/given-organization.ts'
import { plainPasswords, reusableApp, type TestApp } from '../support/test-app.ts'

const newApp = await reusableApp({ replace: () => ({ passwords: plainPasswords, limits: noLimits }) })

const ROUNDS = 25

const line = { description: 'Setup', quantity: '1', unitPrice: '10.00', taxRate: '0' }

/** No person and no record is left with a client that was merged into another. */
async function expectNothingLeftBehind({ services }: TestApp) {
  const { db } = services.database
  for (const table of ['users', 'projects', 'agreements', 'eSignatureDocuments', 'invoices'] as const) {
    const left = await db
      .selectFrom(table)
      .innerJoin('organizations', 'organizations.id', `${table}.organizationId`)
      .select(`${table}.id`)
      .where('organizations.mergedInto', 'is not', null)
      .execute()
    expect(left).toEqual([])
  }
}

/** Refused with a sentence, and not failed. */
function expectRefusals(outcomes: PromiseSettledResult<unknown>[]) {
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ data: { code: 'CONFLICT' } })
  }
}

test('what is made or changed for a client while it is merged into another is not left behind', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const [one, other, third] = [await app.admin(), await app.admin(), await app.admin()]
  for (let round = 0; round < ROUNDS; round++) {
    const [kept, gone] = [await givenOrganization(app), await givenOrganization(app)]
    const clientId = gone.contactId
    const project = await aProject(db, clientId)
    const agreement = await anAgreement(db, clientId, { projectId: project.id })
    await aDocument(db, agreement)
    await anInvoice(db, clientId, { projectId: project.id })
    const outcomes = await Promise.allSettled([
      one.trpc.admin.clients.merge.mutate({ id: kept.id, version: 1, other: { id: gone.id, version: 1 } }),
      other.trpc.admin.invoices.create.mutate({
        clientId,
        projectId: project.id,
        title: 'Setup',
        kind: 'MILESTONE',
        lines: [line],
      }),
      third.trpc.admin.projects.update.mutate({ id: project.id, name: 'Hotline', clientId }),
    ])
    expectRefusals(outcomes)
    // Only the merge may be refused, because someone was faster.
    expect(outcomes.slice(1).map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
    await expectNothingLeftBehind(app)
  }
})

test('of two merges that cross, one is refused', async () => {
  const app = await newApp()
  const [one, other] = [await app.admin(), await app.admin()]
  for (let round = 0; round < ROUNDS; round++) {
    const [left, right] = [await givenOrganization(app), await givenOrganization(app)]
    const [first, second] = [left, right].map(({ id }) => ({ id, version: 1 }))
    if (!first || !second) throw new Error('There are two')
    const outcomes = await Promise.allSettled([
      one.trpc.admin.clients.merge.mutate({ ...first, other: second }),
      other.trpc.admin.clients.merge.mutate({ ...second, other: first }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expectRefusals(outcomes)
    await expectNothingLeftBehind(app)
  }
})

test('a project for a client that is archived at the same moment is made or refused, not both', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const [one, other] = [await app.admin(), await app.admin()]
  for (let round = 0; round < ROUNDS; round++) {
    const { contactId, id } = await givenOrganization(app)
    const outcomes = await Promise.allSettled([
      one.trpc.admin.clients.archive.mutate({ id, version: 1 }),
      other.trpc.admin.projects.create.mutate({ name: 'Hotline', clientId: contactId }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const made = await db.selectFrom('projects').select('id').where('clientId', '=', contactId).execute()
    expect(made).toHaveLength(outcomes[1].status === 'fulfilled' ? 1 : 0)
  }
})

test('a project is not reopened for a client who is archived at the same moment', async () => {
  const app = await newApp()
  const { db } = app.services.database
  const [one, other] = [await app.admin(), await app.admin()]
  for (let round = 0; round < ROUNDS; round++) {
    const { contactId: clientId, id } = await givenOrganization(app)
    const project = await aProject(db, clientId, { status: 'COMPLETE' })
    const outcomes = await Promise.allSettled([
      one.trpc.admin.clients.archive.mutate({ id, version: 1 }),
      other.trpc.admin.projects.update.mutate({ id: project.id, name: 'P', clientId, status: 'ACTIVE' }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expectRefusals(outcomes)
  }
})
