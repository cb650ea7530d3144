// Guards: update-company

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const { clients, contacts } = admin.trpc.admin

const factsOf = async ({ trpc }: Awaited<ReturnType<typeof app.client>>) => {
  const { invoiceEmail, legalName, phone, postalAddress, taxId, timeZone, version } =
    await trpc.portal.company.get.query()
  return { invoiceEmail, legalName, phone, postalAddress, taxId, timeZone, version }
}

test('contacts see the facts of their company and who has access, without what is internal', async () => {
  const { id, owner, ownerId, payer, payerId } = await givenCompany(app)
  await clients.update.mutate({ id, version: 1, name: 'Okafor Tile', notes: 'Pays late', tags: ['Slow'] })
  const company = await payer.trpc.portal.company.get.query()
  expect(company).toEqual({
    name: 'Okafor Tile',
    legalName: null,
    postalAddress: null,
    phone: null,
    invoiceEmail: null,
    taxId: null,
    timeZone: null,
    version: 2,
    mayInvite: true,
    rightsToGive: ['pays'],
    people: [
      {
        id: payerId,
        name: 'Joel Okafor',
        email: payer.email,
        hasAccount: true,
        signs: false,
        pays: true,
        picture: null,
        reviews: false,
        isInCharge: false,
        version: 1,
      },
      {
        id: ownerId,
        name: 'Maren Okafor',
        email: owner.email,
        hasAccount: true,
        signs: true,
        pays: true,
        picture: null,
        reviews: true,
        isInCharge: true,
        version: 1,
      },
    ],
    invited: [],
  })
  expect((await owner.trpc.portal.company.get.query()).rightsToGive).toEqual(['signs', 'pays', 'reviews'])
})

test('any contact changes postal facts, and an administrator sees who did', async () => {
  const { id, payer } = await givenCompany(app)
  const facts = {
    postalAddress: '12 Quarry Road\nDenton, TX 76201',
    phone: '555 0107',
    timeZone: 'Europe/Berlin',
  }
  const { portal } = payer.trpc
  expect(await portal.company.update.mutate({ version: 1, ...facts })).toEqual({ version: 2 })
  expect(await factsOf(payer)).toMatchObject({ ...facts, version: 2 })
  expect(await portal.company.update.mutate({ version: 2, ...facts })).toEqual({ version: 2 })
  const { items } = await clients.history.query({ id })
  const edits = items.filter(({ action }) => action === 'organization.update-own')
  expect(edits).toMatchObject([{ actorName: 'Joel Okafor', after: facts, before: { phone: null } }])
})

test('the legal name and the tax ID need someone who signs, the address for invoices someone who pays', async () => {
  const { owner, payer } = await givenCompany(app)
  const update = (facts: object) => payer.trpc.portal.company.update.mutate({ version: 1, ...facts })
  const refused = (message: string) => ({ message, data: { code: 'FORBIDDEN', httpStatus: 403 } })
  await expect(update({ legalName: 'Okafor LLC', phone: '555 0107' })).rejects.toMatchObject(
    refused('Only people who sign may change the legal name'),
  )
  await expect(update({ taxId: '75-1234567' })).rejects.toMatchObject(
    refused('Only people who sign may change the tax ID'),
  )
  expect(await factsOf(payer)).toMatchObject({ legalName: null, taxId: null, phone: null, version: 1 })
  // An unchanged fact is no change.
  await update({ legalName: '', invoiceEmail: 'Books@Example.com' })
  await owner.trpc.portal.company.update.mutate({ version: 2, legalName: 'Okafor LLC', taxId: '75-1234567' })
  expect(await factsOf(owner)).toMatchObject({
    legalName: 'Okafor LLC',
    taxId: '75-1234567',
    invoiceEmail: 'books@example.com',
  })
  await db.updateTable('users').set({ pays: false }).where('email', '=', owner.email).execute()
  const invoices = owner.trpc.portal.company.update.mutate({ version: 3, invoiceEmail: 'other@example.com' })
  await expect(invoices).rejects.toThrow('Only people who pay may change the email for invoices')
})

test('a late edit shows both sides, without what is internal', async () => {
  const { id, owner, payer } = await givenCompany(app)
  await owner.trpc.portal.company.update.mutate({ version: 1, phone: '555 0107' })
  await clients.update.mutate({ id, version: 2, notes: 'Internal', name: 'Okafor Tile' })
  const late = payer.trpc.portal.company.update.mutate({ version: 1, phone: '555 0199' })
  await expect(late).rejects.toMatchObject({
    message: 'This company has changed since you opened it. Please try again.',
    data: {
      details: {
        yours: { phone: '555 0199', version: 1 },
        theirs: {
          legalName: null,
          postalAddress: null,
          phone: '555 0107',
          invoiceEmail: null,
          taxId: null,
          timeZone: null,
          version: 3,
        },
      },
    },
  })
})

test('refuses to rename the company, and a deactivated contact', async () => {
  const { id, owner, payer, payerId } = await givenCompany(app)
  await payer.trpc.portal.company.update.mutate({ version: 1, name: 'Mine', notes: 'x', phone: '1' } as never)
  const named = db.selectFrom('organizations').select(['name', 'notes']).where('id', '=', id)
  expect(await named.execute()).toEqual([{ name: null, notes: null }])
  await contacts.deactivate.mutate({ id: payerId, version: 1 })
  const body = { version: 2, phone: '2' }
  for (const { status } of [
    await payer.rest('GET', '/api/company'),
    await payer.rest('PUT', '/api/company', body),
    await payer.rest('POST', '/api/company/invitations', { email: `a${unique()}@example.com` }),
    await payer.rest('PUT', `/api/company/people/${payerId}/rights`, { signs: true }),
  ]) {
    expect(status).toBe(401)
  }
  expect((await owner.trpc.portal.company.get.query()).people.map(({ name }) => name)).toEqual([
    'Maren Okafor',
  ])
})
