import { agreementIn, client } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const agreement = agreementIn('SENT')

async function openDialog() {
  trpcMock.use({ 'portal.agreements.list': () => ({ items: [agreement], nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/admin/agreements', as: 'admin' })
  await screen.getByRole('button', { name: /^Request Payment/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create Payment Request' })
  const submit = dialog.getByRole('button', { name: 'Create Payment Request' })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  async function fill(amount: string, description: string) {
    await dialog.getByLabelText('Amount').fill(amount)
    await dialog.getByLabelText('Description').fill(description)
  }
  return { screen, dialog, submit, toasts, fill }
}

test('the agreement’s client and project are preselected', async () => {
  const { dialog } = await openDialog()
  await expect.element(dialog.getByRole('combobox', { name: 'Client' })).toHaveValue(client.name)
  await expect.element(dialog.getByRole('combobox', { name: 'Project' })).toHaveValue(agreement.projectName)
})

test('amount and description are required', async () => {
  const { dialog, submit } = await openDialog()
  await submit.click()
  await expect.element(dialog.getByText('Amount is required')).toBeVisible()
  await expect.element(dialog.getByText('Description is required')).toBeVisible()
})

test.each(['0', '-5'])('an amount of %s is refused', async (amount) => {
  const { dialog, fill, submit } = await openDialog()
  await fill(amount, 'Second half')
  await submit.click()
  await expect.element(dialog.getByText('Amount must be a valid positive number')).toBeVisible()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.invoices.requestPayment')
})

test('the full link is copied', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { dialog, fill, submit, toasts } = await openDialog()
  await fill('1200.5', 'Second half')
  await submit.click()
  await expect
    .element(toasts)
    .toHaveTextContent('Payment URL CopiedThe client was sent an email with this link.')
  await expect.element(dialog).not.toBeInTheDocument()
  expect(copy).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^http.*\/checkout\?invoice=.*&key=sample$/),
  )
  expect(trpcMock.calls).toContainEqual({
    name: 'admin.invoices.requestPayment',
    input: {
      clientId: agreement.clientId,
      projectId: agreement.projectId,
      description: 'Second half',
      amount: '1200.50',
      kind: 'MILESTONE',
    },
  })
})

test('the link is shown if the browser refuses to copy it', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('No', 'NotAllowedError'))
  const { fill, screen, submit, toasts } = await openDialog()
  await fill('1200.5', 'Second half')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('Payment Request Created')
  const created = screen.getByRole('dialog', { name: 'Payment Request Created' })
  await expect
    .element(created.getByLabelText('Payment link'))
    .toHaveValue(expect.stringMatching(/^http.*\/checkout\?invoice=.*&key=sample$/))
  await expect.element(created.getByRole('button', { name: 'Copy link' })).toHaveFocus()
})

test('a failure keeps the input', async () => {
  trpcMock.use({
    'admin.invoices.requestPayment': () => {
      throw HttpResponse.error()
    },
  })
  const { dialog, fill, submit, toasts } = await openDialog()
  await fill('1200', 'Second half')
  await submit.click()
  await expect.element(toasts).toHaveTextContent('ErrorFailed to create payment request')
  await expect.element(dialog.getByLabelText('Description')).toHaveValue('Second half')
})
