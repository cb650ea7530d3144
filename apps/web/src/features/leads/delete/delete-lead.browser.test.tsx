import { AppError } from '@tallgrass/domain'
import { leads } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { expectAccessible } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

async function openDeleting() {
  const items = [...leads]
  trpcMock.use({ 'admin.leads.list': () => ({ items, nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/admin/leads', as: 'admin' })
  await screen.getByRole('button', { name: 'Nora Castellan' }).click()
  const drawer = screen.getByRole('dialog', { name: 'Nora Castellan' })
  const opener = drawer.getByRole('button', { name: 'Delete' })
  await opener.click()
  const dialog = screen.getByRole('alertdialog', { name: 'Delete Lead' })
  const submit = dialog.getByRole('button', { name: 'Delete Lead' })
  const toasts = screen.getByRole('region', { name: 'Notifications (F8)' })
  return { screen, items, drawer, opener, dialog, submit, toasts }
}

test('the dialog says what is erased, and closes the drawer once the lead is gone', async () => {
  const { dialog, drawer, items, screen, submit, toasts } = await openDeleting()
  await expect.element(dialog).toMatchTextContent('their personal data is erased from the audit log')
  await expect.element(dialog.getByRole('button', { name: 'Keep Lead' })).toHaveFocus()
  await atBothWidths(() => expectAccessible('Delete Lead', '[role="alertdialog"]'))
  items.shift()
  await submit.click()
  await expect.element(toasts).toMatchTextContent('Lead DeletedTheir personal data is erased.')
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Nora Castellan' })).not.toBeInTheDocument()
  await expect.element(screen.getByRole('button', { name: 'Ben Achterberg' })).toBeVisible()
  // The row that opened the drawer is gone.
  expect(document.activeElement).not.toBe(document.body)
})

test('a refusal is shown, and the dialog stays open until it is answered', async () => {
  const refusal = 'This lead has an upcoming call. Cancel it before you delete them.'
  trpcMock.use({
    'admin.leads.delete'() {
      throw new AppError('CONFLICT', refusal)
    },
  })
  const { dialog, drawer, opener, submit, toasts } = await openDeleting()
  await submit.click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`Error${refusal}`)
  await expect.element(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep Lead' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(drawer).toBeVisible()
  await expect.element(opener).toHaveFocus()
})
