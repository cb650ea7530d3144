// Guards: tell-expiring
import { beforeEach, expect, test } from 'vitest'
import { agreementApp, type SentDocument } from '../support/agreement-app.ts'
import { countQueries } from '../support/count-queries.ts'

const app = await agreementApp()
const { client, clock, db, processDue } = app

async function send() {
  const own = await app.server.admin()
  const id = await app.draftBy(own)
  await own.trpc.admin.agreements.sendForSignature.mutate({ ...app.retainer, id })
  return app.read(id)
}

/** Reminders by hand, so that no automatic one comes in between. */
async function withAllReminders(sent: SentDocument) {
  await db.updateTable('eSignatureDocuments').set({ reminderCount: 5 }).where('id', '=', sent.id).execute()
  return sent
}

const told = (side: 'adminSentence' | 'clientSentence') =>
  db
    .selectFrom('events')
    .select([`${side} as sentence`, 'userId'])
    .where('kind', '=', 'document.expiring')
    .where(side, 'is not', null)
    .execute()

const mails = async () => (await app.mails()).filter(({ template }) => template.startsWith('document-exp'))

beforeEach(async () => {
  await db
    .updateTable('eSignatureDocuments')
    .set({ status: 'declined', sealedToken: null })
    .where('status', 'in', ['sent', 'in_progress'])
    .execute()
  await db.deleteFrom('events').execute()
  await db.deleteFrom('outboxMails').execute()
})

const TITLE = '“Retainer for the front desk”'
const DAY = /on [A-Z][a-z]+ \d+, 202\d at \d+:\d\d [AP]M \(CST\)/

test('three days before a document expires, its signer gets the link once more', async () => {
  const sent = await withAllReminders(await send())
  clock.advance({ days: 26, hours: 23 })
  await processDue()
  expect(await told('clientSentence')).toEqual([])
  clock.advance({ hours: 1 })
  await Promise.all([1, 2, 3].map(processDue))
  clock.advance({ days: 1 })
  const { queries } = await countQueries(app.server.services, processDue)
  expect(queries).toBe(1)
  const signer = db.selectFrom('users').select('id').where('email', '=', client.email)
  const [event, ...others] = await told('clientSentence')
  expect(others).toEqual([])
  expect(event?.userId).toBe((await signer.executeTakeFirstOrThrow()).id)
  expect(event?.sentence).toMatch(new RegExp(`^${TITLE} expires ${DAY.source} unless you sign it\\.$`))
  expect(await mails()).toEqual([
    {
      template: 'document-expiring',
      recipient: client.email,
      link: `http://localhost:3000/sign/${sent.id}?token=${sent.token}`,
    },
  ])
  expect(await told('adminSentence')).toEqual([])
  const { reminderCount } = await app.documentOf(sent.id)
  expect(reminderCount).toBe(6)
  expect((await app.eventsOf(sent.id)).map(({ event }) => event)).toEqual(['created', 'sent', 'reminded'])
})

test('administrators are told of one that they have not countersigned', async () => {
  const sent = await send()
  await app.sign(sent)
  clock.advance({ days: 27 })
  await processDue()
  const [event] = await told('adminSentence')
  const words = `^${TITLE}, signed by Maren Okafor, expires ${DAY.source} unless you countersign it\\.$`
  expect(event?.sentence).toMatch(new RegExp(words))
  expect(await told('clientSentence')).toEqual([])
  expect(await mails()).toEqual([])
})

test('once the client has signed after that, administrators are told, once', async () => {
  const sent = await withAllReminders(await send())
  clock.advance({ days: 27 })
  await processDue()
  expect(await told('clientSentence')).toHaveLength(1)
  clock.advance({ days: 2 })
  await app.sign(sent)
  for (const _ of [1, 2]) {
    clock.advance({ hours: 1 })
    await processDue()
  }
  expect(await told('adminSentence')).toHaveLength(1)
  expect(await told('clientSentence')).toHaveLength(1)
})

test('a document that was extended is told of again at its new time', async () => {
  const sent = await withAllReminders(await send())
  clock.advance({ days: 28 })
  await processDue()
  const own = await app.server.admin()
  await own.trpc.admin.documents.extend.mutate({ id: sent.id })
  clock.advance({ days: 26 })
  await processDue()
  expect(await told('clientSentence')).toHaveLength(1)
  clock.advance({ days: 1 })
  await processDue()
  expect(await told('clientSentence')).toHaveLength(2)
})

test('one that was signed, declined or withdrawn is not told of', async () => {
  const [declined, withdrawn, signed] = [await send(), await send(), await send()]
  const { signing } = app.visitor().trpc.portal
  await signing.decline.mutate({ documentId: declined.id, token: declined.token, reason: 'No' })
  const own = await app.server.admin()
  await own.trpc.admin.documents.withdraw.mutate({ id: withdrawn.id, reason: 'By mistake' })
  await app.sign(signed)
  await app.countersign(signed, own)
  clock.advance({ days: 28 })
  await processDue()
  expect([...(await told('clientSentence')), ...(await told('adminSentence'))]).toEqual([])
})
