import type { PaymentRequest } from '@tallgrass/contracts'
import { AppError } from '@tallgrass/domain'
import { anId, client, fullProject, people } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { expectAccessible, openDialog as openModal } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

async function openDialog() {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await screen.getByRole('button', { name: 'Create Payment Request' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create Payment Request' })
  const submit = dialog.getByRole('button', { name: 'Create Payment Request' })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  async function chooseClient() {
    await dialog.getByRole('combobox', { name: 'Client' }).click()
    await screen.getByRole('option', { name: `Maren Okafor (${client.email})` }).click()
  }
  async function fill(title: string, amount: string) {
    await dialog.getByLabelText('Title').fill(title)
    await dialog.getByLabelText('Amount').fill(amount)
  }
  return { screen, dialog, submit, toasts, chooseClient, fill }
}

test('the button is enabled once client, title and amount are filled in', async () => {
  const { chooseClient, dialog, fill, submit } = await openDialog()
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await fill('Second half', '1200')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await chooseClient()
  await expect.element(submit).not.toHaveAttribute('aria-disabled')
  await dialog.getByLabelText('Title').fill('')
  await expect.element(submit).toHaveAttribute('aria-disabled', 'true')
  await dialog.getByLabelText('Title').fill('   ')
  await submit.click()
  await expect.element(dialog.getByText('Client, title, and amount are required')).toBeVisible()
})

test('the client picker waits to be used, and says that there are more clients', async () => {
  const items = people.filter(({ role }) => role === 'CLIENT')
  trpcMock.use({ 'admin.users.list': () => ({ items, nextCursor: 'more' }) })
  const { dialog, screen } = await openDialog()
  const picker = dialog.getByRole('combobox', { name: 'Client' })
  await expect.element(picker).toHaveFocus()
  await expect.element(picker).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(screen.getByRole('option', { name: `Maren Okafor (${client.email})` })).toBeVisible()
  const more = screen.getByRole('option', { name: 'There are more. Type a name or an email.' })
  await expect.element(more).toBeInTheDocument()
  expect(more.element().hasAttribute('data-combobox-disabled')).toBe(true)
})

test.each(['0', '-5', 'a lot'])('an amount of %s is refused', async (amount) => {
  const { chooseClient, dialog, fill, submit } = await openDialog()
  await chooseClient()
  await fill('Second half', amount)
  await submit.click()
  await expect.element(dialog.getByText('Amount must be a valid positive number')).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.invoices.requestPayment')
})

test('an amount is taken as people type it, and an unclear one is refused with the way to write it', async () => {
  const { chooseClient, dialog, fill, submit } = await openDialog()
  await chooseClient()
  await fill('Second half', '1.234,50')
  await submit.click()
  await expect
    .element(dialog.getByText('Amount is unclear: put a point before the cents, as in 1,234.50'))
    .toBeVisible()
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('1.234,50')
  await fill('Second half', ' $1 234.5 ')
  await dialog.getByLabelText('Title').click()
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('1,234.50')
  await submit.click()
  await expect
    .poll(() => trpcMock.calls)
    .toContainEqual({
      name: 'admin.invoices.requestPayment',
      input: expect.objectContaining({ amount: '1234.50' }),
    })
})

test('only the client’s projects can be chosen, or none', async () => {
  const { chooseClient, dialog, screen } = await openDialog()
  const project = dialog.getByRole('combobox', { name: 'Project' })
  await expect.element(project).toBeDisabled()
  await chooseClient()
  await expect.element(project).toHaveValue('No Project')
  await project.click()
  await expect.element(screen.getByRole('option', { name: fullProject?.name ?? '' })).toBeVisible()
  await expect.element(screen.getByRole('option', { name: 'No Project' })).toBeVisible()
  expect(trpcMock.calls).toContainEqual({
    name: 'portal.projects.list',
    input: expect.objectContaining({ clientId: client.id }),
  })
})

test('the title is sent as the description, and the link can be copied', async () => {
  const { chooseClient, fill, screen, submit, toasts } = await openDialog()
  await chooseClient()
  await fill('Second half', '1200.5')
  await submit.click()
  await expect
    .element(toasts)
    .toMatchTextContent('Payment URL ReadyYou can now send this payment link to the client')
  const link = screen.getByRole('dialog').getByLabelText('Payment link')
  await expect.element(link).toHaveValue(expect.stringMatching(/^http.*\/checkout\?invoice=.*&key=sample$/))
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invoices.requestPayment',
    input: {
      clientId: client.id,
      projectId: null,
      description: 'Second half',
      amount: '1200.50',
      kind: 'MILESTONE',
    },
  })
})

test('a request for an amount that cards cannot pay says so beside the link', async () => {
  const { chooseClient, fill, screen, submit, toasts } = await openDialog()
  await chooseClient()
  await fill('Rest', '0.40')
  await submit.click()
  const warning = 'Cards cannot pay this amount. The page says how to pay instead.'
  await expect.element(toasts).toMatchTextContent(`Payment URL Ready${warning}`)
  await expect
    .element(screen.getByRole('dialog', { name: 'Payment Request Created' }))
    .toMatchTextContent(warning)
})

function answer(email: PaymentRequest['email']): PaymentRequest {
  return { id: anId('Invoice'), number: 'INV-2026-0042', paymentUrl: '/checkout?invoice=1&key=sample', email }
}

const outcomes = {
  sent: 'The client was sent an email with this link.',
  held: 'No email was sent because no mail server is configured.',
}

test.each(['sent', 'held'] as const)(
  'the dialog announces the email, and then says that it was %s',
  async (email) => {
    trpcMock.use({ 'admin.invoices.requestPayment': () => answer(email) })
    const { chooseClient, dialog, fill, screen, submit } = await openDialog()
    await expect.element(dialog).toMatchTextContent('The client gets an email with a payment link.')
    await chooseClient()
    await fill('Second half', '1200')
    await submit.click()
    await expect.element(screen.getByText(outcomes[email], { exact: false })).toBeVisible()
  },
)

test('pressing the button twice creates one request', async () => {
  const answered = Promise.withResolvers<PaymentRequest>()
  trpcMock.use({ 'admin.invoices.requestPayment': () => answered.promise })
  const { chooseClient, fill, screen, submit } = await openDialog()
  await chooseClient()
  await fill('Second half', '1200')
  await submit.dblClick()
  answered.resolve(answer('sent'))
  await expect.element(screen.getByRole('dialog', { name: 'Payment Request Created' })).toBeVisible()
  const asked = trpcMock.calls.filter(({ name }) => name === 'admin.invoices.requestPayment')
  expect(asked).toHaveLength(1)
})

test('a refusal is shown in a toast and at its field, and keeps the input', async () => {
  trpcMock.use({
    'admin.invoices.requestPayment'() {
      const issues = [{ path: 'description', message: 'Title is taken' }]
      throw new AppError('INVALID', 'Title is taken', { issues })
    },
  })
  const { chooseClient, dialog, fill, submit, toasts } = await openDialog()
  await chooseClient()
  await fill('Second half', '1200')
  await submit.click()
  await expect.element(toasts).toMatchTextContent('ErrorTitle is taken')
  await expect.element(dialog.getByLabelText('Title')).toHaveAccessibleDescription(/Title is taken/)
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('1,200.00')
})

test('the dialog with its errors and the link are accessible, and focus returns to the button', async () => {
  const { chooseClient, fill, screen, submit } = await openDialog()
  await chooseClient()
  await fill('Second half', '0')
  await submit.click()
  await expect.element(screen.getByText('Amount must be a valid positive number')).toBeVisible()
  await atBothWidths(() => expectAccessible('Create Payment Request with its rules', openModal))
  await fill('Second half', '1200.50')
  await submit.click()
  const ready = screen.getByRole('dialog', { name: 'Payment Request Created' })
  await expect.element(ready.getByRole('button', { name: 'Copy link' })).toHaveFocus()
  await atBothWidths(() => expectAccessible('the payment link', openModal))
  await userEvent.keyboard('{Escape}')
  await expect.element(ready).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Create Payment Request' })).toHaveFocus()
})
