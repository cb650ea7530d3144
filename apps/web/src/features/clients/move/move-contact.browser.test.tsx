import type { OrganizationDetails } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const nothing = { items: [], nextCursor: null }
const withoutRecords = { projects: nothing, agreements: nothing, invoices: nothing }

function sampleNamed(name: string) {
  const found = organizations.find((one) => one.name === name)
  if (!found) throw new Error(`There is no client ${name}`)
  return organizationDetailsOf(found)
}

const okafor = sampleNamed('Okafor Tile & Stone')
const arredondo = sampleNamed('Arredondo Roofing')
const personNamed = (name: string) => okafor.contacts.filter((contact) => contact.name === name)

/** The dialog to move someone away from a client with two people. A success takes them from its page. */
async function openMove(name: string, facts: Partial<OrganizationDetails> = {}) {
  let client = { ...okafor, ...facts }
  trpcMock.use({
    'admin.clients.get': ({ id }) => (id === arredondo.id ? arredondo : client),
    'admin.contacts.move'({ id, organizationId, version }) {
      const [moved] = client.contacts.filter((contact) => contact.id === id)
      if (!moved) throw new Error('They are not with this client')
      client = { ...client, contacts: client.contacts.filter((contact) => contact !== moved) }
      return { ...moved, organizationId, version: version + 1 }
    },
  })
  const screen = await renderApp({ path: `/portal/admin/clients/${client.id}`, as: 'admin' })
  const dialog = screen.getByRole('dialog', { name: `Move ${name}` })
  const opener = screen.getByRole('button', { name: `Actions for ${name}` })
  async function open() {
    await opener.click()
    await screen.getByRole('menuitem', { name: `Move…: ${name}` }).click()
  }
  async function choose(label: string, other: string) {
    await dialog.getByRole('combobox', { name: label }).fill(other.slice(0, 4))
    await screen.getByRole('option', { name: new RegExp(`^${other}`) }).click()
  }
  await open()
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  return { screen, dialog, toasts, opener, open, choose }
}

test('someone moves without a record, and a colleague takes over', async () => {
  const [joel] = personNamed('Joel Okafor')
  const [maren] = personNamed('Maren Okafor')
  const { choose, dialog, screen, toasts } = await openMove('Maren Okafor')
  await expect.element(dialog.getByRole('combobox', { name: 'Move to' })).toHaveFocus()
  await expect
    .element(dialog)
    .toMatchTextContent(/No records move\..* stay with Okafor Tile & Stone.*Maren Okafor is signed out/)
  await expect
    .element(dialog.getByRole('button', { name: 'Move Contact' }))
    .toHaveAttribute('aria-disabled', 'true')
  await choose('Move to', 'Arredondo Roofing')
  await dialog.getByRole('button', { name: 'Move Contact' }).click()
  await expect.element(dialog.getByText('Choose who takes over.')).toBeVisible()
  await expect.element(dialog.getByRole('combobox', { name: 'Who takes over' })).toHaveFocus()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.contacts.move')
  await atBothWidths(() => expectAccessible('moving a contact', openDialog))
  await dialog
    .getByRole('combobox', { name: 'Who takes over' })
    .selectOptions('Joel Okafor (joel@okafortile.example)')
  await dialog.getByRole('button', { name: 'Move Contact' }).click()
  await expect.element(toasts).toMatchTextContent('Contact MovedMaren Okafor is with Arredondo Roofing now.')
  await expect.element(dialog).not.toBeInTheDocument()
  const contacts = screen.getByRole('region', { name: 'Contacts', exact: true })
  await expect
    .element(contacts.getByRole('button', { name: 'Actions for Maren Okafor' }))
    .not.toBeInTheDocument()
  await expect.element(contacts.getByRole('heading', { name: 'Contacts' })).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.move',
    input: { id: maren?.id, version: 1, organizationId: arredondo.id, successorId: joel?.id },
  })
  await toasts.getByRole('link', { name: 'Arredondo Roofing' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Arredondo Roofing')
})

test('clients with the same name are told apart', async () => {
  const { dialog, screen } = await openMove('Joel Okafor')
  const twins = organizations
    .slice(1, 3)
    .map((one, index) => ({ ...one, name: 'Twin Oaks', contacts: index + 1 }))
  trpcMock.use({ 'admin.clients.list': () => ({ items: twins, nextCursor: null }) })
  await dialog.getByRole('combobox', { name: 'Move to' }).fill('Twin')
  await expect.element(screen.getByRole('option', { name: /^Twin Oaks.*1 contact, since/ })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: /^Twin Oaks.*2 contacts, since/ })).toBeVisible()
})

test('the client itself is not offered', async () => {
  const { dialog, screen } = await openMove('Joel Okafor')
  await dialog.getByRole('combobox', { name: 'Move to' }).fill('Okafor')
  await expect.element(screen.getByText('No other client found')).toBeVisible()
})

test('the only contact of a client without records leaves it empty, and the dialog says so', async () => {
  const { choose, dialog, toasts } = await openMove('Maren Okafor', {
    ...withoutRecords,
    contacts: personNamed('Maren Okafor'),
  })
  await expect
    .element(dialog)
    .toMatchTextContent('Okafor Tile & Stone is archived afterwards, and you can restore it at any time.')
  await expect.element(dialog.getByRole('combobox', { name: 'Who takes over' })).not.toBeInTheDocument()
  await choose('Move to', 'Arredondo Roofing')
  await dialog.getByRole('button', { name: 'Move Contact' }).click()
  await expect.element(toasts).toMatchTextContent('Contact Moved')
})

test('the only contact of a client with records stays, and the dialog leads to the merge', async () => {
  const { choose, dialog, opener, screen } = await openMove('Maren Okafor', {
    contacts: personNamed('Maren Okafor'),
  })
  await expect.element(dialog).toMatchTextContent('Merge the two clients instead')
  await expect.element(dialog.getByRole('button', { name: 'Move Contact' })).not.toBeInTheDocument()
  await choose('Client to merge with', 'Arredondo Roofing')
  await atBothWidths(() => expectAccessible('merging instead', openDialog))
  await dialog.getByRole('button', { name: 'Compare Clients' }).click()
  const comparison = screen.getByRole('dialog', { name: 'Compare Clients' })
  await expect
    .element(comparison.getByRole('note'))
    .toMatchTextContent('Okafor Tile & Stone is archived, and links to it lead to Arredondo Roofing.')
  await userEvent.keyboard('{Escape}')
  await expect.element(comparison).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a refusal keeps the choice, leaving asks first, and the next time starts empty', async () => {
  const sentence = 'Joel Okafor has to sign “Statement of work”. Choose another signer for it first.'
  const { choose, dialog, open, opener, screen, toasts } = await openMove('Joel Okafor')
  const field = dialog.getByRole('combobox', { name: 'Move to' })
  await choose('Move to', 'Arredondo Roofing')
  trpcMock.use({
    'admin.contacts.move': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  await dialog.getByRole('button', { name: 'Move Contact' }).click()
  await expect.element(toasts).toMatchTextContent(sentence)
  await expect.element(field).toHaveValue('Arredondo Roofing')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await open()
  await expect.element(field).toHaveValue('')
})

test('someone who was changed in the meantime is not moved, and the toast says why', async () => {
  const { choose, dialog, toasts } = await openMove('Joel Okafor')
  await choose('Move to', 'Arredondo Roofing')
  trpcMock.use({
    'admin.contacts.move': ({ version }) => {
      const theirs = { version: version + 1, name: 'Joel A. Okafor' }
      const details = { yours: { version }, theirs }
      throw new AppError('CONFLICT', 'This contact has changed since you opened it.', { details })
    },
  })
  await dialog.getByRole('button', { name: 'Move Contact' }).click()
  await expect.element(toasts).toMatchTextContent('This contact has changed since you opened it.')
  await expect.element(dialog).toBeVisible()
})
