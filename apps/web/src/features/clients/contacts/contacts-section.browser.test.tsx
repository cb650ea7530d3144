import type { InvitedByClient, OrganizationContact, OrganizationDetails } from '@tallgrass/contracts'
import { AppError, parseId, parseInstant } from '@tallgrass/domain'
import { anId, organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const okafor = organizations.find(({ name }) => name === 'Okafor Tile & Stone')

/** The page of a client with an owner, and a colleague who has not accepted an invitation. */
async function renderContacts(
  ofColleague: Partial<OrganizationContact> = {},
  facts: Partial<OrganizationDetails> = {},
) {
  if (!okafor) throw new Error('There is no sample client')
  const details = organizationDetailsOf(okafor)
  const client = {
    ...details,
    ...facts,
    contacts: details.contacts.map((contact) =>
      contact.name === 'Joel Okafor' ? { ...contact, ...ofColleague } : contact,
    ),
  }
  const of = (name: string) => client.contacts.find((contact) => contact.name === name)
  trpcMock.use({ 'admin.clients.get': () => client })
  const screen = await renderApp({ path: `/portal/admin/clients/${client.id}`, as: 'admin' })
  return {
    screen,
    client,
    owner: of('Maren Okafor'),
    colleague: of('Joel Okafor'),
    section: screen.getByRole('region', { name: 'Contacts', exact: true }),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    openMenu: (name: string) => screen.getByRole('button', { name: `Actions for ${name}` }).click(),
    choose: (item: string) => screen.getByRole('menuitem', { name: item, exact: true }).click(),
  }
}

const actionsShown = (screen: Awaited<ReturnType<typeof renderApp>>) =>
  screen
    .getByRole('menuitem')
    .elements()
    .map(({ textContent }) => textContent)

test('people whom the client has invited are listed with their state, and are invited again', async () => {
  const facts = { invitedBy: 'Maren Okafor', signs: false, pays: true, reviews: false }
  const person = (n: number, name: string, more: Partial<InvitedByClient> = {}) => ({
    ...facts,
    invitedById: anId('User'),
    id: parseId('ColleagueInvitation', `01a1f7d0-0b33-7623-a6a1-00000000000${n}`),
    name,
    email: `${name.slice(0, 4).toLowerCase()}@okafortile.example`,
    invitationId: parseId('Invitation', `01a1f7d0-0b33-7623-a6a1-00000000001${n}`),
    expiresAt: parseInstant('2199-12-04T12:00:00.000Z'),
    ...more,
  })
  const invited = [
    person(1, 'Dele Okafor'),
    person(2, 'Edda Ruiz', { expiresAt: parseInstant('2026-11-01T12:00:00.000Z') }),
    person(3, 'Nora Okafor', { invitationId: null }),
  ]
  const { choose, openMenu, screen, section, toasts } = await renderContacts({}, { invited })
  const table = section.getByRole('table', { name: 'Invited by the client' })
  const row = (name: string) => table.getByRole('row').filter({ hasText: name })
  await expect
    .element(row('Dele Okafor'))
    .toMatchTextContent(/Invited, until December 4, 2199.*dele@okafortile.example.*Pays.*Maren Okafor/)
  await expect.element(row('Edda Ruiz')).toMatchTextContent('Invitation expired')
  await expect.element(row('Nora Okafor')).toMatchTextContent('Not sent: address is taken')
  for (const name of ['Edda Ruiz', 'Nora Okafor'])
    await expect.element(screen.getByRole('button', { name: `Actions for ${name}` })).not.toBeInTheDocument()
  await atBothWidths(() => expectAccessible('people whom the client has invited'))
  await openMenu('Dele Okafor')
  await choose('Invite again: Dele Okafor')
  const link = screen.getByRole('dialog', { name: 'Invitation link' })
  await expect.element(link).toMatchTextContent('dele@okafortile.example')
  await expect.element(toasts).toMatchTextContent('dele@okafortile.example')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invitations.renew',
    input: { id: invited[0]?.invitationId },
  })
})

test.each([
  ['an open invitation reads until when', '2199-12-04T12:00:00.000Z', 'Invited, until December 4, 2199'],
  ['an invitation that has expired has no account yet', '2026-11-01T12:00:00.000Z', 'No account yet'],
])('a contact with %s', async (_, until, state) => {
  const { section } = await renderContacts({ invitedUntil: parseInstant(until) })
  await expect.element(section.getByRole('row').filter({ hasText: 'Joel Okafor' })).toMatchTextContent(state)
})

test('a person is added with their rights and invited, and the link is shown', async () => {
  const { client, screen } = await renderContacts()
  const opener = screen.getByRole('button', { name: 'Add Contact' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'New Contact of Okafor Tile & Stone' })
  await expect.element(dialog.getByLabelText('First name')).toHaveFocus()
  await atBothWidths(() => expectAccessible('a new contact', openDialog))
  await dialog.getByLabelText('First name').fill('Dele')
  await dialog.getByLabelText('Last name').fill('Okafor')
  await dialog.getByLabelText('Email').fill('dele@okafortile.example')
  await dialog.getByRole('checkbox', { name: 'Signs' }).click()
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  const link = screen.getByRole('dialog', { name: 'Invitation link' })
  await expect.element(link).toMatchTextContent('This link was sent to dele@okafortile.example.')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.create',
    input: expect.objectContaining({
      firstName: 'Dele',
      email: 'dele@okafortile.example',
      organizationId: client.id,
      signs: false,
      pays: true,
    }),
  })
  await userEvent.keyboard('{Escape}')
  await expect.element(link).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

test('a person can be added without an invitation, and a known address keeps what was typed', async () => {
  const sentence = 'An account with this email already exists'
  trpcMock.use({
    'admin.contacts.create': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { screen, toasts } = await renderContacts()
  await screen.getByRole('button', { name: 'Add Contact' }).click()
  const dialog = screen.getByRole('dialog', { name: 'New Contact of Okafor Tile & Stone' })
  await dialog.getByLabelText('First name').fill('Dele')
  await dialog.getByLabelText('Last name').fill('Okafor')
  await dialog.getByLabelText('Email').fill('known@example.com')
  await dialog.getByRole('checkbox', { name: 'Invite now' }).click()
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expect.element(toasts).toMatchTextContent(sentence)
  await expect.element(dialog.getByLabelText('Email')).toHaveValue('known@example.com')
  trpcMock.reset()
  await dialog.getByRole('button', { name: 'Add Contact' }).click()
  await expect.element(toasts).toMatchTextContent('Contact Added')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls.filter(({ name }) => name === 'admin.contacts.invite')).toEqual([])
})

test('a late edit shows both sides', async () => {
  const { choose, colleague, openMenu, screen } = await renderContacts()
  await openMenu('Joel Okafor')
  await choose('Edit: Joel Okafor')
  const dialog = screen.getByRole('dialog', { name: 'Edit Joel Okafor' })
  await atBothWidths(() => expectAccessible('Edit a contact', openDialog))
  await dialog.getByLabelText('Name').fill('Joel A. Okafor')
  trpcMock.use({
    'admin.contacts.update'() {
      const details = {
        yours: { version: 1 },
        theirs: { version: 2, name: 'Joel Okafor', email: colleague?.email ?? '', phone: '(940) 555-0999' },
      }
      throw new AppError('CONFLICT', 'This contact has changed since you opened it.', { details })
    },
  })
  await dialog.getByRole('button', { name: 'Update Contact' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('(940) 555-0999')
  await expect.element(dialog.getByLabelText('Name')).toHaveValue('Joel A. Okafor')
})

test('rights that someone else has changed are shown beside the choice, which can be sent again', async () => {
  const { choose, colleague, openMenu, screen } = await renderContacts({
    signs: true,
    pays: true,
    reviews: true,
  })
  await openMenu('Joel Okafor')
  await choose('Change rights: Joel Okafor')
  const dialog = screen.getByRole('dialog', { name: 'Rights of Joel Okafor' })
  await dialog.getByRole('checkbox', { name: 'Reviews' }).click()
  trpcMock.use({
    'admin.contacts.setRights'({ version }) {
      if (version === 2 && colleague) return { ...colleague, pays: false, reviews: false, version: 3 }
      const theirs = { version: 2, signs: true, pays: false, reviews: true }
      const details = { yours: { version: 1 }, theirs }
      throw new AppError('CONFLICT', 'This contact has changed since you opened it.', { details })
    },
  })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('Someone else saved this')
  await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Pays.*Yes.*No/)
  await dialog.getByRole('button', { name: 'Save mine instead' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.setRights',
    input: { userId: colleague?.id, version: 2, signs: true, pays: false, reviews: false },
  })
})

test('someone without an account is invited from the menu', async () => {
  const { choose, colleague, openMenu, screen, section } = await renderContacts()
  await expect.element(section.getByText('No account yet')).toBeVisible()
  await openMenu('Joel Okafor')
  await choose('Invite: Joel Okafor')
  await expect
    .element(screen.getByRole('dialog', { name: 'Invitation link' }))
    .toMatchTextContent(`This link was sent to ${colleague?.email}.`)
})

test('someone in charge hands over to a colleague first, and a refusal keeps the question open', async () => {
  const { choose, colleague, openMenu, owner, screen, toasts } = await renderContacts()
  const sentence = 'Maren Okafor is the only person who pays, and invoices are open.'
  trpcMock.use({
    'admin.contacts.deactivate': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  await openMenu('Maren Okafor')
  const offered = 'Edit,Change rights,Client sees this,Move…,Deactivate,Delete data…'
  expect(actionsShown(screen).join()).toBe(offered)
  await choose('Deactivate: Maren Okafor')
  const question = screen.getByRole('alertdialog', { name: 'Deactivate Maren Okafor?' })
  const field = question.getByRole('combobox', { name: 'Who takes over' })
  await expect.element(field).toBeRequired()
  await expect
    .element(field)
    .toHaveAccessibleDescription('Maren Okafor is in charge of projects, agreements or invoices.')
  await question.getByRole('button', { name: 'Deactivate Contact' }).click()
  await expect.element(question.getByText('Choose who takes over.')).toBeVisible()
  await expect.element(field).toHaveFocus()
  await atBothWidths(() => expectAccessible('deactivating a contact', openDialog))
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.contacts.deactivate')
  await field.selectOptions('Joel Okafor (joel@okafortile.example)')
  await question.getByRole('button', { name: 'Deactivate Contact' }).click()
  await expect.element(toasts).toMatchTextContent(sentence)
  trpcMock.reset()
  await question.getByRole('button', { name: 'Deactivate Contact' }).click()
  await expect.element(toasts).toMatchTextContent('Contact Deactivated')
  await expect.element(question).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.deactivate',
    input: { id: owner?.id, version: 1, successorId: colleague?.id },
  })
})

test('the question says how many invitations of the contact end', async () => {
  const { client, choose, openMenu, screen } = await renderContacts()
  expect(client.invited).toHaveLength(2)
  await openMenu('Maren Okafor')
  await choose('Deactivate: Maren Okafor')
  const question = screen.getByRole('alertdialog')
  await expect
    .element(question)
    .toMatchTextContent('2 invitations that they sent to colleagues end, and the links stop working.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  await openMenu('Joel Okafor')
  await choose('Deactivate: Joel Okafor')
  await expect.element(screen.getByRole('alertdialog', { name: 'Deactivate Joel Okafor?' })).toBeVisible()
  await expect.element(question).not.toMatchTextContent('sent to colleagues')
})

test('someone who was deactivated can be reactivated, or their data deleted', async () => {
  const { choose, colleague, openMenu, screen, section, toasts } = await renderContacts({
    deactivatedAt: okafor?.createdAt ?? null,
  })
  await expect.element(section.getByText('Deactivated')).toBeVisible()
  await openMenu('Joel Okafor')
  expect(actionsShown(screen)).toEqual(['Reactivate', 'Delete data…'])
  await choose('Reactivate: Joel Okafor')
  await expect.element(toasts).toMatchTextContent('Contact Reactivated')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.reactivate',
    input: { id: colleague?.id, version: 1 },
  })
})

test('a question that was cancelled is asked again without the old answer', async () => {
  const { choose, openMenu, screen } = await renderContacts()
  const question = screen.getByRole('alertdialog', { name: 'Deactivate Maren Okafor?' })
  const discard = screen.getByRole('alertdialog', { name: 'Discard changes?' })
  const opener = screen.getByRole('button', { name: 'Actions for Maren Okafor' })
  for (const close of ['click', 'Escape']) {
    await openMenu('Maren Okafor')
    await choose('Deactivate: Maren Okafor')
    await expect.element(question.getByRole('combobox', { name: 'Who takes over' })).toHaveValue('')
    await question
      .getByRole('combobox', { name: 'Who takes over' })
      .selectOptions('Joel Okafor (joel@okafortile.example)')
    if (close === 'click') await question.getByRole('button', { name: 'Cancel' }).click()
    else await userEvent.keyboard('{Escape}')
    await expect.element(discard.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(discard).not.toBeInTheDocument()
    await expect
      .element(question.getByRole('combobox'))
      .toHaveDisplayValue('Joel Okafor (joel@okafortile.example)')
    await userEvent.keyboard('{Escape}')
    await discard.getByRole('button', { name: 'Discard', exact: true }).click()
    await expect.element(question).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})

test('someone who was changed in the meantime stays active, and the toast says why', async () => {
  const { choose, openMenu, screen, toasts } = await renderContacts()
  trpcMock.use({
    'admin.contacts.deactivate': ({ version }) => {
      const details = { yours: { version }, theirs: { version: version + 1, name: 'Joel A. Okafor' } }
      throw new AppError('CONFLICT', 'This contact has changed since you opened it.', { details })
    },
  })
  await openMenu('Joel Okafor')
  await choose('Deactivate: Joel Okafor')
  const question = screen.getByRole('alertdialog', { name: 'Deactivate Joel Okafor?' })
  const field = question.getByRole('combobox', { name: 'Who takes over' })
  await expect.element(field).not.toBeRequired()
  await expect
    .element(field)
    .toHaveAccessibleDescription('Needed if Joel Okafor is in charge of projects, agreements or invoices.')
  await question.getByRole('button', { name: 'Deactivate Contact' }).click()
  await expect.element(toasts).toMatchTextContent('This contact has changed since you opened it.')
  await expect.element(question).toBeVisible()
})

test('nothing changes about the people of an archived client until it is restored', async () => {
  const { screen, section } = await renderContacts({}, { archivedAt: okafor?.createdAt ?? null })
  await expect.element(section).toMatchTextContent('Restore the client to change its contacts')
  await expect.element(section.getByRole('row').filter({ hasText: 'Joel Okafor' })).toBeVisible()
  await expect.element(section.getByRole('button', { name: 'Add Contact' })).toBeDisabled()
  await expect
    .element(screen.getByRole('button', { name: 'Actions for Joel Okafor' }))
    .not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Book a Call' })).not.toBeInTheDocument()
  await expectAccessible('the contacts of an archived client')
})

/** A tab that the click opens, with its own storage. It takes the place of a real one. */
function catchTab() {
  const stored = new Map<string, string>()
  const tab = {
    sessionStorage: { setItem: (key: string, text: string) => stored.set(key, text) },
    opener: window as unknown,
    location: { replace: vi.fn() },
    close: vi.fn(),
  }
  const opening = vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  onTestFinished(() => opening.mockRestore())
  return { opening, stored, tab }
}

test('the portal opens as a contact sees it, in a tab that alone has the token', async () => {
  const { stored, tab } = catchTab()
  const { choose, colleague, openMenu } = await renderContacts()
  await openMenu('Joel Okafor')
  await choose('Client sees this: Joel Okafor')
  await expect.poll(() => tab.location.replace.mock.calls).toEqual([['/portal']])
  expect(tab.opener).toBeNull()
  expect(stored.get('view-as')).toBe('sample')
  expect(sessionStorage.getItem('view-as')).toBeNull()
  expect(trpcMock.calls).toContainEqual({ name: 'admin.contacts.viewAs', input: { id: colleague?.id } })
  // Nothing else of the page changes.
  expect(trpcMock.calls.filter(({ name }) => name === 'admin.clients.get')).toHaveLength(1)
})

test('if it is refused, the tab closes; and a tab that was blocked opens nothing', async () => {
  const { opening, tab } = catchTab()
  const sentence = 'Joel Okafor was deactivated. Reactivate them to see their portal.'
  trpcMock.use({
    'admin.contacts.viewAs'() {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const { choose, openMenu, toasts } = await renderContacts()
  await openMenu('Joel Okafor')
  await choose('Client sees this: Joel Okafor')
  await expect.element(toasts).toMatchTextContent(sentence)
  expect(tab.close).toHaveBeenCalledTimes(1)
  opening.mockReturnValue(null)
  await openMenu('Joel Okafor')
  await choose('Client sees this: Joel Okafor')
  await expect.element(toasts).toMatchTextContent('The new tab was blocked')
  expect(trpcMock.calls.filter(({ name }) => name === 'admin.contacts.viewAs')).toHaveLength(1)
})

test('the badges of rights stand out on a hovered row, and the first checkbox has room for its focus ring', async () => {
  const { choose, openMenu, screen, section } = await renderContacts()
  const row = section.getByRole('row').nth(1)
  await row.hover()
  const badge = row.getByText('Signs').element().closest('.mantine-Badge-root') ?? document.body
  await expect
    .poll(() => getComputedStyle(badge).backgroundColor)
    .not.toBe(getComputedStyle(row.element()).backgroundColor)
  await openMenu('Maren Okafor')
  await choose('Change rights: Maren Okafor')
  const dialog = screen.getByRole('dialog', { name: 'Rights of Maren Okafor' })
  await expect.element(dialog.getByRole('checkbox', { name: 'Signs' })).toHaveFocus()
  const box = dialog.getByRole('checkbox', { name: 'Signs' }).element()
  const { outlineOffset, outlineWidth } = getComputedStyle(box)
  const header = dialog.element().querySelector('.mantine-Modal-header') ?? document.body
  const room = box.getBoundingClientRect().top - header.getBoundingClientRect().bottom
  expect(room).toBeGreaterThanOrEqual(Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth))
})
