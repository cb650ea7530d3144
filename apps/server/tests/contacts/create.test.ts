// Guards: create-contact

import { unique } from '@tallgrass/testing'
import { expect, test } from 'vitest'
import { fileApp, plainPasswords } from '../support/test-app.ts'

const { admin, client } = await fileApp({ replace: () => ({ passwords: plainPasswords }) })
const { trpc } = await admin()

const aPerson = () => ({ firstName: 'Dele', lastName: 'Okafor', email: `dele${unique()}@example.com` })
const createContact = (more = {}) => trpc.admin.contacts.create.mutate({ ...aPerson(), ...more })

test('a contact is a new client of their own, or joins one, and the organization names both', async () => {
  const first = await createContact({ organizationName: 'Okafor Tile & Stone', phone: '(214) 555-0117' })
  expect(first).toMatchObject({
    name: 'Dele Okafor',
    phone: '(214) 555-0117',
    hasAccount: false,
    signs: true,
  })
  const { organizationId } = first
  const second = await createContact({ firstName: 'Edda', organizationId, signs: false })
  expect(await trpc.admin.contacts.list.query({ clientId: first.id })).toEqual([first, second])
  const { items } = await trpc.admin.users.list.query({ search: second.email })
  expect(items).toMatchObject([{ org: 'Okafor Tile & Stone', hasAccount: false, role: 'CLIENT' }])
})

test('refuses an organization that does not exist, and a known address', async () => {
  const { email } = await client()
  await expect(createContact({ email })).rejects.toThrow('An account with this email already exists')
  const organizationId = '01a1f7d0-0b33-7623-a6a1-76287c5874e3'
  await expect(createContact({ organizationId })).rejects.toThrow('This organization does not exist')
})

test('refuses to add a contact to an archived client', async () => {
  const { organizationId } = await createContact({ organizationName: 'Okafor Tile & Stone' })
  await trpc.admin.clients.archive.mutate({ id: organizationId, version: 1 })
  await expect(createContact({ organizationId })).rejects.toThrow(
    'Okafor Tile & Stone is archived. Restore the client first.',
  )
})

test('refuses an address that is invited as an administrator, for a new contact and an edited one', async () => {
  const invited = { ...aPerson(), role: 'ADMIN' as const }
  await trpc.admin.invitations.create.mutate(invited)
  const refusal = `${invited.email} is invited as an administrator. Cancel that invitation first.`
  await expect(createContact({ email: invited.email })).rejects.toThrow(refusal)
  const { id } = await createContact()
  await expect(trpc.admin.contacts.update.mutate({ id, version: 1, email: invited.email })).rejects.toThrow(
    refusal,
  )
})
