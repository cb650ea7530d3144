// Guards: invite-colleague, renew-colleague-invitation, cancel-colleague-invitation

import type { InviteColleagueInput } from '@tallgrass/contracts'
import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { present } from '../support/present.ts'
import { fileApp, PASSWORD, plainPasswords } from '../support/test-app.ts'
import type { TestBrowser } from '../support/test-browser.ts'
import { tokenOf } from '../support/token-of.ts'

const mail = { enabled: true, send: async () => {} }
const app = await fileApp({ replace: () => ({ passwords: plainPasswords, mail }) })
const { db } = app.services.database
const { trpc } = await app.admin()
const { clients, contacts, invitations } = trpc.admin

const aPerson = (more: Partial<InviteColleagueInput> = {}) => ({
  firstName: 'Dele',
  lastName: 'Okafor',
  email: `dele${unique()}@example.com`,
  signs: false,
  pays: true,
  reviews: false,
  ...more,
})

const invite = (browser: TestBrowser, person: InviteColleagueInput) =>
  browser.trpc.portal.company.invite.mutate(person)
const invitedBy = async (browser: TestBrowser) => (await browser.trpc.portal.company.get.query()).invited

const linksTo = (email: string) =>
  db
    .selectFrom('userInvitations')
    .select(['id', 'status'])
    .where('email', '=', email)
    .orderBy('createdAt')
    .execute()
const itemsAbout = (email: string) =>
  db
    .selectFrom('workItems')
    .select(['kind', 'detail', 'organizationId'])
    .where('detail', 'like', `%${email}%`)
    .execute()

/** Accepts the pending invitation with a new link, and signs in. */
async function accept(email: string) {
  const [link] = (await linksTo(email)).filter(({ status }) => status === 'PENDING')
  const { inviteUrl } = await invitations.renew.mutate({ id: present(link).id })
  const browser = app.visitor()
  const { status } = await browser.rest('POST', `/api/invitations/${tokenOf(inviteUrl)}/accept`, {
    username: `dele${unique()}`,
    password: PASSWORD,
  })
  await browser.rest('POST', '/api/auth/jwt/login', { email, password: PASSWORD })
  return { status, browser }
}

test('a colleague who accepts joins the company with the rights that they were given', async () => {
  const { id, owner, payer } = await givenCompany(app)
  const { email, ...person } = aPerson()
  const invited = await invite(payer, { email, ...person })
  const { pays, reviews, signs } = person
  expect(invited).toEqual({
    id: expect.any(String),
    name: 'Dele Okafor',
    email,
    signs,
    pays,
    reviews,
    expiresAt: expect.any(String),
  })
  expect(await invitedBy(owner)).toEqual([invited])
  const mails = db.selectFrom('outboxMails').select(['template', 'status']).where('recipient', '=', email)
  expect(await mails.execute()).toEqual([{ template: 'invitation', status: 'queued' }])
  expect(await itemsAbout(email)).toEqual([])
  const { browser, status } = await accept(email)
  expect(status).toBe(200)
  const company = await browser.trpc.portal.company.get.query()
  expect(company.people.find((one) => one.email === email)).toMatchObject({ signs, pays, reviews })
  expect(company.invited).toEqual([])
  expect((await browser.trpc.portal.projects.list.query({})).items).toHaveLength(1)
  const { items } = await clients.history.query({ id })
  expect(items.filter(({ action }) => action.startsWith('colleague.'))).toMatchObject([
    {
      action: 'colleague.invite',
      actorName: 'Joel Okafor',
      after: { email, person: 'Dele Okafor', pays: true },
    },
  ])
})

test('no answer to a contact has the link', async () => {
  const { owner } = await givenCompany(app)
  const { body, text } = await owner.rest('POST', '/api/company/invitations', aPerson())
  const { id } = body as { id: string }
  const again = await owner.rest('POST', `/api/company/invitations/${id}/renew`)
  const company = await owner.rest('GET', '/api/company')
  expect([again.status, company.status]).toEqual([200, 200])
  for (const answer of [text, again.text, company.text]) expect(answer).not.toMatch(/token|inviteUrl|http/)
})

test('an address that is taken gets the same answer and list, and a work item, but no link', async () => {
  const { id, owner } = await givenCompany(app)
  const [account, ofContact, administrator] = [await app.client(), aPerson(), await app.admin()]
  await contacts.create.mutate(ofContact)
  const invited = { ...aPerson(), role: 'ADMIN' as const }
  await invitations.create.mutate(invited)
  const pending = { ...aPerson(), role: 'CLIENT' as const }
  await invitations.create.mutate(pending)
  const other = await givenCompany(app)
  const ofOthers = aPerson()
  await invite(other.owner, ofOthers)
  const known = [account, ofContact, administrator, invited, pending, ofOthers].map(({ email }) => email)
  const free = aPerson().email
  const keysOf = async (email: string) => Object.keys(await invite(owner, aPerson({ email })))
  const shape = await keysOf(free)
  for (const email of known) {
    const before = await linksTo(email)
    expect(await keysOf(email)).toEqual(shape)
    expect(await linksTo(email)).toEqual(before)
    expect(await itemsAbout(email)).toEqual([
      {
        kind: 'mail_failed',
        organizationId: id,
        detail: `Maren Okafor invited ${email}, who already has an account or another invitation. Move or merge the person, or reply to Maren Okafor.`,
      },
    ])
  }
  const listed = await invitedBy(owner)
  expect(listed.map(({ email }) => email).toSorted()).toEqual([free, ...known].toSorted())
  expect(new Set(listed.map(({ expiresAt }) => expiresAt)).size).toBe(1)
  const items = await trpc.admin.workItems.list.query({})
  expect(items.items[0]).toMatchObject({
    organizationId: id,
    whose: expect.stringMatching(/^(Maren|Joel) Okafor$/),
    entity: null,
  })
  // Sent again and cancelled, they answer alike, too.
  const listedAs = (address: string) => present(listed.find(({ email }) => email === address))
  const [first, second] = [listedAs(free), listedAs(account.email)]
  const again = (one: typeof first) => owner.trpc.portal.company.inviteAgain.mutate({ id: one.id })
  expect(Object.keys(await again(second))).toEqual(Object.keys(await again(first)))
  for (const one of [first, second]) {
    expect(await owner.trpc.portal.company.cancelInvitation.mutate({ id: one.id })).toEqual({ ok: true })
  }
  expect(await linksTo(free)).toMatchObject([{ status: 'CANCELLED' }])
})

test('a person whom an administrator moves here is no longer listed as invited', async () => {
  const { id, owner } = await givenCompany(app)
  const taken = await contacts.create.mutate(aPerson())
  await invite(owner, aPerson({ email: taken.email }))
  await contacts.move.mutate({ id: taken.id, version: 1, organizationId: id })
  const company = await owner.trpc.portal.company.get.query()
  expect(company.invited).toEqual([])
  expect(company.people).toContainEqual(expect.objectContaining({ email: taken.email, hasAccount: false }))
})

test('invited people follow a client who is merged into another', async () => {
  const { id, owner } = await givenCompany(app)
  const kept = await givenCompany(app)
  const person = aPerson()
  await invite(owner, person)
  await clients.merge.mutate({ id: kept.id, version: 1, other: { id, version: 1 } })
  expect(await invitedBy(kept.owner)).toMatchObject([{ email: person.email }])
  const { browser } = await accept(person.email)
  expect((await browser.trpc.portal.company.get.query()).people).toHaveLength(5)
})

test('a company cannot end the link of someone who became a contact of another client', async () => {
  const { owner } = await givenCompany(app)
  const person = aPerson()
  const invited = await invite(owner, person)
  const other = await contacts.create.mutate(person)
  await contacts.invite.mutate({ id: other.id })
  const { expiresAt, id } = present((await invitedBy(owner))[0])
  expect({ expiresAt, id }).toEqual({ expiresAt: invited.expiresAt, id: invited.id })
  await owner.trpc.portal.company.inviteAgain.mutate({ id })
  await owner.trpc.portal.company.cancelInvitation.mutate({ id })
  expect(await linksTo(person.email)).toMatchObject([{ status: 'PENDING' }])
  const { browser, status } = await accept(person.email)
  expect(status).toBe(200)
  const { people } = await browser.trpc.portal.company.get.query()
  expect(people.map(({ email }) => email)).toEqual([person.email])
})

test('the invitations of a contact who is deactivated end with their access', async () => {
  const { owner, ownerId, payer, payerId } = await givenCompany(app)
  const [byPayer, byOwner] = [aPerson(), aPerson()]
  await invite(payer, byPayer)
  await invite(owner, byOwner)
  await contacts.deactivate.mutate({ id: payerId, version: 1, successorId: ownerId })
  expect(await linksTo(byPayer.email)).toMatchObject([{ status: 'CANCELLED' }])
  expect(await linksTo(byOwner.email)).toMatchObject([{ status: 'PENDING' }])
  expect((await invitedBy(owner)).map(({ email }) => email)).toEqual([byOwner.email])
})

test('refuses rights that the contact does not have, to give and to send again', async () => {
  const { owner, payer } = await givenCompany(app)
  const sentence = 'You can give only rights that you have yourself. Ask the contact in charge or us.'
  await expect(invite(payer, aPerson({ signs: true }))).rejects.toMatchObject({
    message: sentence,
    data: { httpStatus: 403 },
  })
  const { id } = await invite(owner, aPerson({ signs: true }))
  await expect(payer.trpc.portal.company.inviteAgain.mutate({ id })).rejects.toThrow(sentence)
})

test('refuses colleagues, and people who are invited already', async () => {
  const { id, owner, payer, payerId } = await givenCompany(app)
  const conflict = (message: string) => ({ message, data: { httpStatus: 409 } })
  const again = (email: string) => invite(owner, aPerson({ email }))
  await expect(again(payer.email.toUpperCase())).rejects.toMatchObject(
    conflict('Joel Okafor already has access'),
  )
  await contacts.deactivate.mutate({ id: payerId, version: 1 })
  await expect(again(payer.email)).rejects.toMatchObject(
    conflict('Joel Okafor no longer has access. Ask us to restore it.'),
  )
  const prepared = await contacts.create.mutate({ ...aPerson(), organizationId: id })
  await expect(again(prepared.email)).rejects.toMatchObject(
    conflict('Dele Okafor is already a contact of yours. Ask us to send the invitation.'),
  )
  const known = await app.client()
  for (const { email } of [aPerson(), known]) {
    await again(email)
    await expect(again(email)).rejects.toMatchObject(
      conflict(`${email} is already invited. Send that invitation again instead.`),
    )
  }
})

test('an administrator switches inviting off, and says who invites', async () => {
  const { id, owner } = await givenCompany(app)
  const { id: sent } = await invite(owner, aPerson())
  await clients.update.mutate({ id, version: 1, contactsInvite: false })
  const refusal = {
    message: 'Tallgrass Automation invites people for your company. Please ask us.',
    data: { httpStatus: 403 },
  }
  await expect(invite(owner, aPerson())).rejects.toMatchObject(refusal)
  const { company } = owner.trpc.portal
  await expect(company.inviteAgain.mutate({ id: sent })).rejects.toMatchObject(refusal)
  expect((await company.get.query()).mayInvite).toBe(false)
  expect(await clients.get.query({ id })).toMatchObject({ contactsInvite: false })
  await company.cancelInvitation.mutate({ id: sent })
  const { items } = await clients.history.query({ id })
  expect(items.find(({ action }) => action === 'organization.update')).toMatchObject({
    before: { contactsInvite: true },
    after: { contactsInvite: false },
  })
})

test('an invitation that expired is sent again; a cancelled link is dead', async () => {
  const { owner } = await givenCompany(app)
  const person = aPerson()
  const { id } = await invite(owner, person)
  app.clock.advance({ days: 6 })
  await owner.rest('GET', '/api/company')
  app.clock.advance({ days: 2 })
  const [expired] = await invitedBy(owner)
  expect(Date.parse(present(expired).expiresAt)).toBeLessThan(app.clock.now().getTime())
  await owner.trpc.portal.company.inviteAgain.mutate({ id })
  expect(await linksTo(person.email)).toMatchObject([{ status: 'EXPIRED' }, { status: 'PENDING' }])
  await owner.trpc.portal.company.cancelInvitation.mutate({ id })
  expect(await invitedBy(owner)).toEqual([])
  expect((await linksTo(person.email)).map(({ status }) => status)).toEqual(['EXPIRED', 'CANCELLED'])
  const gone = { message: 'This invitation does not exist', data: { httpStatus: 404 } }
  const { company } = owner.trpc.portal
  await expect(company.inviteAgain.mutate({ id })).rejects.toMatchObject(gone)
  await expect(company.cancelInvitation.mutate({ id })).rejects.toMatchObject(gone)
  // They can be invited again.
  await invite(owner, person)
})

test('a company sends 20 invitations a day, all contacts together', async () => {
  const { owner, payer } = await givenCompany(app)
  for (let n = 0; n < 10; n++) {
    await invite(owner, aPerson())
    await invite(payer, aPerson())
  }
  await expect(invite(owner, aPerson())).rejects.toMatchObject({
    message: expect.stringMatching(
      /^A company can send 20 invitations a day\. Please try again in \d+ (seconds|minutes|hours)\.$/,
    ),
    data: { httpStatus: 429 },
  })
  const other = await givenCompany(app)
  await invite(other.owner, aPerson())
  app.clock.advance({ hours: 25 })
  const browser = app.visitor()
  await browser.rest('POST', '/api/auth/jwt/login', { email: owner.email, password: PASSWORD })
  await invite(browser, aPerson())
})
