import { AppError } from '@tallgrass/domain'
import { leadDetailsOf, leads } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const LEADS = '/portal/admin/leads'
const PHONE = '(972) 555-0142'
const TAKEN = 'Another lead has this email address'

function refuseEmail(): never {
  throw new AppError('CONFLICT', TAKEN, { issues: [{ path: 'email', message: TAKEN }] })
}

async function openAdding() {
  const screen = await renderApp({ path: LEADS, as: 'admin' })
  const opener = screen.getByRole('button', { name: 'Add Lead' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Add Lead' })
  const submit = dialog.getByRole('button', { name: 'Add Lead' })
  return {
    screen,
    opener,
    dialog,
    submit,
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('a caller is added with a phone number alone', async () => {
  const { dialog, opener, submit, toasts } = await openAdding()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveFocus()
  await submit.click()
  await expect
    .element(dialog.getByLabelText('Name', { exact: true }))
    .toHaveAccessibleDescription('Enter a name, an email address or a phone number')
  await atBothWidths(() => expectAccessible('Add Lead', openDialog))
  await dialog.getByLabelText('Phone').fill(PHONE)
  await dialog.getByLabelText('Source').selectOptions('Phone call')
  await dialog.getByLabelText('Status').selectOptions('Contacted')
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Lead Added')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.leads.create',
    input: expect.objectContaining({
      name: null,
      email: null,
      phone: PHONE,
      source: 'phone',
      status: 'contacted',
    }),
  })
})

test('a known address is reported at its field, and nothing that was typed is lost', async () => {
  trpcMock.use({ 'admin.leads.create': refuseEmail })
  const { dialog, submit } = await openAdding()
  await dialog.getByLabelText('Name', { exact: true }).fill('Dale Hooper')
  await dialog.getByLabelText('Email Address').fill('nora@castellanroofing.example')
  await submit.click()
  await expect.element(dialog.getByLabelText('Email Address')).toHaveAccessibleDescription(TAKEN)
  await expect.element(dialog.getByLabelText('Email Address')).toHaveFocus()
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Dale Hooper')
})

async function openEditing(more: object = {}) {
  const [nora] = leads
  if (!nora) throw new Error('There is no sample lead')
  trpcMock.use({ 'admin.leads.get': () => ({ ...leadDetailsOf(nora), ...more }) })
  const screen = await renderApp({ path: `${LEADS}?lead=${nora.id}`, as: 'admin' })
  await screen.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: 'Edit Lead' })
  return { dialog, id: nora.id, submit: dialog.getByRole('button', { name: 'Update Lead' }) }
}

test('only the changes are sent, on the version that was seen', async () => {
  const { dialog, id, submit } = await openEditing()
  // It came from the chat.
  await expect.element(dialog.getByLabelText('Interest')).toHaveValue('smart-ai')
  await expect.element(dialog.getByLabelText('Source')).not.toBeInTheDocument()
  await dialog.getByLabelText('Phone').fill(PHONE)
  await submit.click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.leads.update',
    input: { id, version: 1, phone: PHONE },
  })
})

test('a late edit shows both sides and keeps what was typed', async () => {
  const theirs = { name: 'Nora Castellan', email: '', phone: PHONE, company: null, interest: 'both' }
  trpcMock.use({
    'admin.leads.update': () => {
      const details = { yours: { version: 1 }, theirs: { ...theirs, source: 'fair', version: 2 } }
      throw new AppError('CONFLICT', 'This lead has changed since you opened it.', { details })
    },
  })
  const { dialog, submit } = await openEditing({ source: 'fair' })
  await expect.element(dialog.getByLabelText('Source')).toHaveValue('fair')
  await dialog.getByLabelText('Phone').fill('555')
  await submit.click()
  await expect.element(dialog).toMatchTextContent('Someone else saved this while you were editing.')
  await expect.element(dialog.getByLabelText('Phone')).toHaveValue('555')
})

test('a lead without an address is named by its phone number, in the table and in the drawer', async () => {
  const [nora] = leads
  if (!nora) throw new Error('There is no sample lead')
  const lead = { ...nora, name: null, email: '', phone: PHONE, source: 'phone' as const }
  trpcMock.use({
    'admin.leads.list': () => ({ items: [lead], nextCursor: null }),
    'admin.leads.get': () => ({ ...leadDetailsOf(lead) }),
  })
  const screen = await renderApp({ path: LEADS, as: 'admin' })
  await screen.getByRole('button', { name: PHONE, exact: true }).click()
  const drawer = screen.getByRole('dialog', { name: PHONE })
  await expect.element(drawer.getByRole('link', { name: PHONE })).toHaveAttribute('href', 'tel:9725550142')
  await expect.element(drawer).toMatchTextContent('No email address')
  await expect.element(drawer).toMatchTextContent('Phone call')
  await expect.element(drawer).toMatchTextContent('To invite them, add an email address.')
  await expect.element(drawer.getByRole('button', { name: 'Convert to client' })).not.toBeInTheDocument()
})
