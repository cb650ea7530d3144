import { AppError } from '@tallgrass/domain'
import { organizationDetailsOf, organizations } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const CLIENTS = '/portal/admin/clients'
const made = organizations.find(({ name }) => name === 'Cedar & Salt Bakery')
const person = made && organizationDetailsOf(made).contacts[0]

/** The dialog for a new client. What it creates is the client of the samples. */
async function openNew(path = CLIENTS) {
  if (!made || !person) throw new Error('There is no sample client')
  const client = organizationDetailsOf(made)
  const contact = { ...person, hasAccount: false }
  trpcMock.use({ 'admin.contacts.create': () => contact, 'admin.clients.get': () => client })
  const screen = await renderApp({ path, as: 'admin' })
  const opener = screen.getByRole('button', { name: 'New Client' })
  const dialog = screen.getByRole('dialog', { name: 'New Client' })
  async function fill() {
    await dialog.getByLabelText('Company').fill(client.shownName)
    await dialog.getByLabelText('First name').fill('Aisha')
    await dialog.getByLabelText('Last name').fill('Rahman')
    await dialog.getByLabelText('Email').fill(contact.email)
    await dialog.getByLabelText('Phone').fill('(214) 555-0133')
  }
  return {
    screen,
    client,
    opener,
    dialog,
    fill,
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
    submit: dialog.getByRole('button', { name: 'Create Client' }),
    pageOfClient: screen.getByRole('heading', { level: 1, name: client.shownName }),
  }
}

test('a client is created with its first contact, and its page opens', async () => {
  const { dialog, fill, opener, pageOfClient, submit, toasts } = await openNew()
  await opener.click()
  await expect.element(dialog.getByLabelText('Company')).toHaveFocus()
  await atBothWidths(() => expectAccessible('a new client', openDialog))
  await fill()
  await dialog.getByRole('checkbox', { name: 'Signs' }).click()
  await dialog.getByRole('checkbox', { name: 'Invite now' }).click()
  await submit.click()
  await expect.element(pageOfClient).toBeVisible()
  await expect.element(toasts).toMatchTextContent('Client Created')
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.contacts.create',
    input: {
      organizationName: 'Cedar & Salt Bakery',
      firstName: 'Aisha',
      lastName: 'Rahman',
      email: person?.email,
      phone: '(214) 555-0133',
      signs: false,
      pays: true,
      reviews: true,
    },
  })
  expect(trpcMock.calls.filter(({ name }) => name === 'admin.contacts.invite')).toEqual([])
})

test('the first contact is invited, and the page opens once the link was seen', async () => {
  const { fill, opener, pageOfClient, screen, submit } = await openNew()
  await opener.click()
  await fill()
  await submit.click()
  const link = screen.getByRole('dialog', { name: 'Invitation link' })
  await expect.element(link).toMatchTextContent(`This link was sent to ${person?.email}.`)
  expect(screen.router.state.location.pathname).toBe(CLIENTS)
  await userEvent.keyboard('{Escape}')
  await expect.element(pageOfClient).toBeVisible()
})

test('the client stays created if the invitation is refused', async () => {
  const { fill, opener, pageOfClient, submit, toasts } = await openNew()
  trpcMock.use({
    'admin.contacts.invite': () => {
      throw new AppError('RATE_LIMITED', 'Too many invitations. Try again in an hour.')
    },
  })
  await opener.click()
  await fill()
  await submit.click()
  await expect.element(pageOfClient).toBeVisible()
  await expect.element(toasts).toMatchTextContent('Too many invitations.')
})

test('a known address keeps what was typed, and leaving asks first', async () => {
  const sentence = 'An account with this email already exists'
  const { dialog, fill, opener, screen, submit, toasts } = await openNew(`${CLIENTS}#new`)
  trpcMock.use({
    'admin.contacts.create': () => {
      throw new AppError('CONFLICT', sentence)
    },
  })
  await fill()
  await submit.click()
  await expect.element(toasts).toMatchTextContent(sentence)
  await expect.element(dialog.getByLabelText('Company')).toHaveValue('Cedar & Salt Bakery')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await screen.getByRole('button', { name: 'Discard' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await opener.click()
  await expect.element(dialog.getByLabelText('Company')).toHaveValue('')
})

test('what is missing is named beside its field', async () => {
  const { dialog, opener, submit } = await openNew()
  await opener.click()
  await submit.click()
  await expect
    .element(dialog.getByLabelText('First name'))
    .toHaveAccessibleDescription('First name is required')
  await expect.element(dialog.getByLabelText('First name')).toHaveFocus()
})
