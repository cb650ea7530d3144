// Guards: set-contact-rights

import { parseId } from '@tallgrass/domain'
import { aDocument, anAgreement, anInvoice } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { colleagueOf } from '../support/colleague-of.ts'
import { givenClient } from '../support/given-client.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const app = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { db } = app.services.database
const admin = await app.admin()
const [one, other] = [admin.trpc.admin, (await app.admin()).trpc.admin]
const sentBy = parseId('User', (await admin.trpc.auth.session.query())?.id ?? '')

const ALL = { signs: true, pays: true, reviews: true }
const WITHOUT = { signs: false, pays: false, reviews: false }

async function givenColleagues() {
  const { client, id } = await givenClient(app)
  const colleague = await colleagueOf(app, client)
  const users = db.selectFrom('users').select('id').where('email', '=', colleague.email)
  return { id, colleagueId: (await users.executeTakeFirstOrThrow()).id }
}

test('two administrators never take the last two payers from an organization with open invoices', async () => {
  for (let round = 0; round < 8; round++) {
    const { colleagueId, id } = await givenColleagues()
    await anInvoice(db, id, { status: 'OPEN', dueDate: '2026-12-01' })
    const answers = await Promise.allSettled([
      one.contacts.setRights.mutate({ userId: id, ...WITHOUT }),
      other.contacts.setRights.mutate({ userId: colleagueId, ...WITHOUT }),
    ])
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { data: { httpStatus: 409 } } }])
    const people = db.selectFrom('users').select('pays').where('id', 'in', [id, colleagueId])
    expect((await people.execute()).filter(({ pays }) => pays)).toHaveLength(1)
  }
})

test('no document is given to someone who loses the right to sign at the same moment', async () => {
  for (let round = 0; round < 8; round++) {
    const { colleagueId, id } = await givenColleagues()
    const agreement = await anAgreement(db, id, { status: 'SENT' })
    const sentAt = app.clock.now()
    const { id: documentId } = await aDocument(db, agreement, { status: 'sent', sentAt, sentBy })
    await db.updateTable('agreements').set({ documentId }).where('id', '=', agreement.id).execute()
    const answers = await Promise.allSettled([
      one.documents.changeSigner.mutate({ id: documentId, signerId: colleagueId }),
      other.contacts.setRights.mutate({ userId: colleagueId, ...ALL, signs: false }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const row = db
      .selectFrom('eSignatureDocuments as documents')
      .innerJoin('users', 'users.id', 'documents.signerId')
      .select('users.signs')
      .where('documents.id', '=', documentId)
    expect(await row.execute()).toEqual([{ signs: true }])
  }
})

test('no invoice is issued that no one pays, while the only payer loses the right', async () => {
  for (let round = 0; round < 8; round++) {
    const { colleagueId, id } = await givenColleagues()
    await one.contacts.setRights.mutate({ userId: id, ...WITHOUT })
    const { id: invoiceId } = await anInvoice(db, id)
    const answers = await Promise.allSettled([
      one.contacts.setRights.mutate({ userId: colleagueId, ...WITHOUT }),
      other.invoices.issue.mutate({ id: invoiceId }),
    ])
    const refused = answers.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { data: { httpStatus: 409 } } }])
  }
})
