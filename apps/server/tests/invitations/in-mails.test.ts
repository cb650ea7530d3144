import { createSealer } from '@tallgrass/core'
import type { ClientId } from '@tallgrass/domain'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenClient } from '../support/given-client.ts'
import { accountLinkIn, mailsTo } from '../support/mails-to.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import { tokenOf } from '../support/token-of.ts'

const drawn = async ({ idempotencyKey: id }: { idempotencyKey: string }) => ({
  id,
  file: Buffer.from('%PDF-1.7'),
})
const app = await fileApp({
  replace: ({ esign }) => ({ passwords: plainPasswords, esign: { ...esign, send: drawn } }),
})
const { admin, clock, services, visitor } = app
const { db } = services.database
const { trpc } = await admin()

const aPerson = () => ({ firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` })
const createContact = (more = {}) => trpc.admin.contacts.create.mutate({ ...aPerson(), ...more })

async function sendDocument(clientId: ClientId, more = {}) {
  clock.advance({ seconds: 1 })
  const projectName = 'Front desk'
  const { id } = await trpc.admin.agreements.create.mutate({ clientId, projectName })
  const { documentId } = await trpc.admin.agreements.sendForSignature.mutate({
    id,
    documentType: 'scope_of_work',
    documentTitle: 'Scope of work for the front desk',
    ...more,
  })
  if (!documentId) throw new Error('Nothing was sent')
  return documentId
}

async function sendInvoice(clientId: ClientId) {
  clock.advance({ seconds: 1 })
  const lines = [{ description: 'Setup', quantity: '1', unitPrice: '500.00', taxRate: '0' }]
  return trpc.admin.invoices.create.mutate({ clientId, title: 'Setup', kind: 'FINAL', lines, issue: true })
}

/** The links to an account in the messages to this address that still have their links. */
async function linksTo(email: string, template?: string) {
  const mails = await mailsTo(services, email)
  return mails.flatMap((one) => (template && one.template !== template ? [] : (accountLinkIn(one) ?? [])))
}

const invitationsTo = (email: string) =>
  db.selectFrom('userInvitations').select('status').where('email', '=', email).execute()

async function endsOf(email: string) {
  const { items } = await (await admin()).trpc.admin.invitations.list.query({ show: 'pending' })
  return items.flatMap((invitation) => (invitation.email === email ? invitation.expiresAt : []))
}

const validate = async (link = '') =>
  (await visitor().rest('GET', `/api/invitations/${tokenOf(link)}/validate`)).status

const accept = (link = '') =>
  visitor().rest('POST', `/api/invitations/${tokenOf(link)}/accept`, {
    username: `dele${unique()}`,
    password: PASSWORD,
  })

async function signIn(email: string) {
  const browser = visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  return browser.trpc
}

test('the message about a document invites its signer, who finds it in their account', async () => {
  const { email, id } = await createContact()
  const documentId = await sendDocument(id)
  const mails = await mailsTo(services, email)
  expect(mails.map(({ template }) => template)).toEqual(['document-sent'])
  expect(mails[0]?.text).toContain(`Read and sign:\nhttp://localhost:3000/sign/${documentId}?token=`)
  expect(mails[0]?.html).toContain('Create your account</a>')
  expect(await invitationsTo(email)).toMatchObject([{ status: 'PENDING' }])

  const [link] = await linksTo(email)
  expect(await accept(link)).toMatchObject({ status: 200, body: { role: 'CLIENT' } })
  expect((await accept(link)).status).toBe(410)
  const own = await signIn(email)
  expect(await own.auth.session.query()).toMatchObject({ id, name: 'Dele Okafor' })
  expect((await own.portal.documents.list.query({})).items).toMatchObject([
    { id: documentId, signingUrl: `/sign/${documentId}` },
  ])
})

test('the link to sign works without an account, as before', async () => {
  const { email, id } = await createContact()
  const documentId = await sendDocument(id)
  const [mailed] = await mailsTo(services, email)
  const token = tokenOf(/Read and sign:\n(\S+)/.exec(mailed?.text ?? '')?.[1] ?? '')
  const { sha256 } = await visitor().trpc.portal.signing.get.query({ documentId, token })
  const signature = { documentId, sha256, token, name: 'Dele Okafor', consentVersion: '1' }
  await visitor().trpc.portal.signing.sign.mutate(signature)
  expect(await invitationsTo(email)).toMatchObject([{ status: 'PENDING' }])
})

test('an invoice, also one sent again, and a payment request invite the one who pays; reminders do not', async () => {
  const { email, id, organizationId } = await createContact()
  const inCharge = await createContact({ organizationId, pays: false })
  const invoice = await sendInvoice(inCharge.id)
  clock.advance({ seconds: 1 })
  await trpc.admin.invoices.sendAgain.mutate({ id: invoice.id })
  clock.advance({ seconds: 1 })
  await trpc.admin.invoices.remind.mutate({ id: invoice.id })
  clock.advance({ seconds: 1 })
  const request = { clientId: inCharge.id, amount: '20.00', description: 'Extra hours' }
  expect(await trpc.admin.invoices.requestPayment.mutate(request)).toMatchObject({ email: 'held' })
  const document = { id: await sendDocument(id) }
  clock.advance({ seconds: 1 })
  await trpc.admin.documents.remind.mutate(document)
  const mails = await mailsTo(services, email)
  expect(mails.map((mail) => [mail.template, accountLinkIn(mail) !== undefined])).toEqual([
    ['invoice-issued', true],
    ['invoice-issued', true],
    ['invoice-reminder', false],
    ['invoice-issued', true],
    ['document-sent', true],
    ['document-reminder', false],
  ])
  expect(await invitationsTo(email)).toHaveLength(1)
  expect(await invitationsTo(inCharge.email)).toEqual([])
})

test('every link that was mailed works until one of them is used, and a later one extends the time', async () => {
  const { email, id } = await createContact()
  const { inviteUrl } = await trpc.admin.contacts.invite.mutate({ id })
  const [before] = await endsOf(email)
  clock.advance({ hours: 24 })
  const office = (await admin()).trpc.admin
  const request = { clientId: id, amount: '20.00', description: 'Extra hours' }
  await office.invoices.requestPayment.mutate(request)
  await office.invoices.requestPayment.mutate(request)
  const links = [inviteUrl, ...(await linksTo(email))]
  expect(new Set(links).size).toBe(3)
  for (const link of links) expect(await validate(link)).toBe(200)
  const after = await endsOf(email)
  expect(after).toHaveLength(1)
  expect(Date.parse(after[0] ?? '') - Date.parse(before ?? '')).toBe(86_400_000)
  expect((await accept(links[2])).status).toBe(200)
  for (const link of links) expect(await validate(link)).toBe(410)
})

test('a new link ends those in earlier messages, and so does deactivating', async () => {
  const office = (await admin()).trpc.admin
  const { email, id, organizationId, version } = await office.contacts.create.mutate(aPerson())
  await office.invoices.requestPayment.mutate({ clientId: id, amount: '20.00', description: 'Hours' })
  const [link] = await linksTo(email)
  const { inviteUrl } = await office.contacts.invite.mutate({ id })
  expect(await validate(link)).toBe(404)
  expect(await validate(inviteUrl)).toBe(200)
  const { id: successorId } = await office.contacts.create.mutate({ ...aPerson(), organizationId })
  await office.contacts.deactivate.mutate({ id, version, successorId })
  expect(await validate(inviteUrl)).toBe(410)
})

test('someone with an account gets the same messages without an invitation', async () => {
  const { client, id } = await givenClient(app)
  const office = (await admin()).trpc.admin
  await office.invoices.requestPayment.mutate({ clientId: id, amount: '20.00', description: 'Hours' })
  const [mail] = await mailsTo(services, client.email)
  expect(mail?.text).toContain('Pay now')
  expect(mail?.text).not.toMatch(/account|invite/)
  expect(await invitationsTo(client.email)).toEqual([])
})

test('refuses forged links, and shows no link to administrators or in the table', async () => {
  const office = (await admin()).trpc.admin
  const { email, id } = await office.contacts.create.mutate(aPerson())
  await office.invoices.requestPayment.mutate({ clientId: id, amount: '20.00', description: 'Hours' })
  const { inviteTokenHash } = await db
    .selectFrom('userInvitations')
    .select('inviteTokenHash')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const forged = [
    inviteTokenHash,
    createSealer(Buffer.alloc(32, 7)).seal(`invitation:${inviteTokenHash}`),
    services.sealer.seal(inviteTokenHash),
  ]
  for (const token of forged)
    expect(await validate(`http://localhost:3000/invite/accept?token=${token}`)).toBe(404)
  const stored = await db.selectFrom('outboxMails').selectAll().where('recipient', '=', email).execute()
  expect(JSON.stringify(stored)).not.toContain('/invite/accept')
  const { items } = await office.outbox.list.query({})
  const shown = items.find(({ recipient }) => recipient === email)?.text
  expect(shown).toContain('Create your account:\n[link, visible only to the recipient]')
  expect(shown).not.toContain('http')
})

test('a refused sending mails and invites no one', async () => {
  const office = (await admin()).trpc.admin
  const { email, id } = await office.contacts.create.mutate({ ...aPerson(), signs: false })
  const agreement = await office.agreements.create.mutate({ clientId: id, projectName: 'Front desk' })
  const document = { documentType: 'scope_of_work', documentTitle: 'Scope of work' } as const
  await expect(office.agreements.sendForSignature.mutate({ id: agreement.id, ...document })).rejects.toThrow(
    'This person does not sign for the client',
  )
  const gone = await office.contacts.create.mutate(aPerson())
  await office.contacts.deactivate.mutate({ id: gone.id, version: 1 })
  const request = { clientId: gone.id, amount: '20.00', description: 'Hours' }
  await expect(office.invoices.requestPayment.mutate(request)).rejects.toMatchObject({
    data: { httpStatus: 400 },
  })
  for (const address of [email, gone.email]) {
    expect(await mailsTo(services, address)).toEqual([])
    expect(await invitationsTo(address)).toEqual([])
  }
})
