import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('what needs attention is listed, leads to its invoice, and is settled with a note', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  const panel = screen.getByRole('region', { name: 'Needs your attention (1)' })
  await expect.element(panel).toMatchTextContent('Money to give back: $600.00')
  await panel.getByRole('button', { name: /^Mark as settled/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Mark as Settled' })
  const submit = dialog.getByRole('button', { name: 'Mark as settled' })
  await expect.element(submit).toBeDisabled()
  await dialog.getByLabelText('Note').fill('Sent back by bank transfer')
  await submit.click()
  await expect.element(screen.getByText('Marked as Settled')).toBeVisible()
  expect(trpcMock.calls.find(({ name }) => name === 'admin.workItems.close')?.input).toMatchObject({
    note: 'Sent back by bank transfer',
  })
  await expect.element(dialog).not.toBeInTheDocument()
  await panel.getByRole('button', { name: 'INV-2026-0001' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Extra training' })).toBeVisible()
})

test('money is given back from where the matter is listed', async () => {
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await screen.getByRole('button', { name: /^Refund: Money to give back/ }).click()
  const dialog = screen.getByRole('dialog', { name: 'Refund Payment' })
  await expect.element(dialog.getByLabelText('Amount')).toHaveValue('600.00')
  await dialog.getByLabelText('Reason').fill('The invoice was void')
  await dialog.getByRole('button', { name: 'Refund' }).click()
  await expect.element(screen.getByText('Refund Requested')).toBeVisible()
})

test('the dashboard says that something is left to settle, and leads there', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByRole('alert')).toMatchTextContent('One matter needs your attention.')
  await screen.getByRole('link', { name: 'See what to do' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Invoice Management' })).toBeVisible()
})

test('where nothing is left, nothing is said', async () => {
  trpcMock.use({
    'admin.workItems.counts': () => ({ open: 0 }),
    'admin.workItems.list': () => ({ items: [], nextCursor: null }),
  })
  const screen = await renderApp({ path: '/portal/admin/invoices', as: 'admin' })
  await expect.element(screen.getByRole('article', { name: 'Final payment' })).toBeVisible()
  await expect.element(screen.getByText(/attention/)).not.toBeInTheDocument()
  await screen.router.navigate({ to: '/portal/admin' })
  await expect.element(screen.getByRole('region', { name: 'Business' })).toBeVisible()
  await expect.element(screen.getByText(/attention/)).not.toBeInTheDocument()
})
