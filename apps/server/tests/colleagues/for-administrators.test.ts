import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { givenCompany } from '../support/given-company.ts'
import { present } from '../support/present.ts'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const mail = { enabled: true, send: async () => {} }
const app = await fileApp({ replace: () => ({ passwords: plainPasswords, mail }) })
const { trpc } = await app.admin()
const { clients, contacts, invitations } = trpc.admin

const aPerson = (email = `dele${unique()}@example.com`) => ({
  firstName: 'Dele',
  lastName: 'Okafor',
  email,
  signs: false,
  pays: true,
  reviews: false,
})

test('an administrator sees whom contacts have invited, by whom, and which addresses are taken', async () => {
  const { id, owner, ownerId, payer, payerId } = await givenCompany(app)
  const other = await givenCompany(app)
  const person = aPerson()
  await owner.trpc.portal.company.invite.mutate(person)
  app.clock.advance({ seconds: 1 })
  await payer.trpc.portal.company.invite.mutate(aPerson(other.owner.email))
  const { firstName: _, lastName: __, ...facts } = person
  const seen = { id: expect.any(String), name: 'Dele Okafor', expiresAt: expect.any(String) }
  const byOwner = { invitedBy: 'Maren Okafor', invitedById: ownerId }
  const byPayer = { invitedBy: 'Joel Okafor', invitedById: payerId }
  const { invited } = await clients.get.query({ id })
  expect(invited).toEqual([
    { ...facts, ...seen, ...byOwner, invitationId: expect.any(String) },
    { ...facts, ...seen, ...byPayer, email: other.owner.email, invitationId: null },
  ])
  expect((await clients.get.query({ id: other.id })).invited).toEqual([])

  app.clock.advance({ seconds: 60 })
  const [first] = invited
  const renewed = await invitations.renew.mutate({ id: present(first?.invitationId) })
  const [again] = (await clients.get.query({ id })).invited
  expect(again?.expiresAt).toBe(renewed.expiresAt)
  await owner.trpc.portal.company.cancelInvitation.mutate({ id: present(first).id })
  expect((await clients.get.query({ id })).invited).toMatchObject([{ email: other.owner.email }])
})

test('a contact without an account is shown with the end of their invitation, until they need none', async () => {
  const { id, ownerId } = await givenCompany(app)
  const { id: contactId } = await contacts.create.mutate({ ...aPerson(), organizationId: id })
  const endOf = async (userId: string) => {
    const { contacts: people } = await clients.get.query({ id })
    return people.find((one) => one.id === userId)?.invitedUntil
  }
  expect(await endOf(contactId)).toBeNull()
  const { expiresAt, id: invitationId } = await contacts.invite.mutate({ id: contactId })
  expect([await endOf(contactId), await endOf(ownerId)]).toEqual([expiresAt, null])
  await invitations.cancel.mutate({ id: invitationId })
  expect(await endOf(contactId)).toBeNull()
})
