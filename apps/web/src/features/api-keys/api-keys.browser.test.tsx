import { AppError } from '@tallgrass/domain'
import { expect, test, vi } from 'vitest'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { atBothWidths } from '../../testing/at-both-widths'
import { expectErrorToast, expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const TOKEN = /^tg_live_n3wKey/

test('an administrator sees every key, creates one of the business, and copies it once', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderApp({ path: '/portal/admin/api-keys', as: 'admin' })
  const table = screen.getByRole('table', { name: 'API keys' })
  await expect.element(table.getByRole('row', { name: /Bookkeeping.*The business.*Active/ })).toBeVisible()
  await expect.element(table.getByRole('row', { name: /Old dashboard.*Maren Okafor.*Revoked/ })).toBeVisible()
  await screen.getByRole('button', { name: 'New API Key' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create an API Key of the Business' })
  await dialog.getByRole('button', { name: 'Create key' }).click()
  for (const error of ['Name is required', 'Choose at least one scope', 'Choose when the key expires'])
    await expect.element(dialog.getByText(error)).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till')
  await dialog.getByRole('checkbox', { name: 'Read invoices' }).click()
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOptions('In 90 days')
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const key = dialog.getByRole('textbox', { name: 'API key' })
  await expect.element(key).toHaveValue(expect.stringMatching(TOKEN))
  await dialog.getByRole('button', { name: 'Copy key' }).click()
  expect(copy).toHaveBeenCalledWith(expect.stringMatching(TOKEN))
  expect(trpcMock.calls).toContainEqual(
    expect.objectContaining({
      name: 'admin.keys.create',
      input: { name: 'Till', scopes: ['invoices:read'], days: 90 },
    }),
  )
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(table.getByRole('row', { name: /Till/ })).toBeVisible()
})

test('a key is revoked after a question', async () => {
  const screen = await renderApp({ path: '/portal/admin/api-keys', as: 'admin' })
  await screen.getByRole('button', { name: 'Revoke Bookkeeping' }).click()
  const question = screen.getByRole('alertdialog', { name: 'Revoke this key?' })
  await expect.element(question).toMatchTextContent('refused at once')
  await question.getByRole('button', { name: 'Revoke' }).click()
  await expectToast('Key revoked')
  await expect.element(screen.getByRole('row', { name: /Bookkeeping.*Revoked/ })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'New API Key' })).toHaveFocus()
})

test('a refused key says why, and the form stays filled', async () => {
  const message = 'There are 20 keys already. Revoke one that is no longer used.'
  trpcMock.use({
    'auth.keys.create': () => {
      throw new AppError('CONFLICT', message)
    },
  })
  const { dialog } = await openOwnForm()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expectErrorToast('Error', message)
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Till')
})

/** A client's form, filled in. */
async function openOwnForm() {
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('auth.keys.list')
  await screen.getByRole('button', { name: 'API keys' }).click()
  const drawer = screen.getByRole('dialog', { name: 'API keys' })
  await drawer.getByRole('button', { name: 'Create key' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Create an API key' })
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Till')
  await dialog.getByRole('checkbox', { name: 'Read messages' }).click()
  await dialog.getByRole('combobox', { name: 'Expires' }).selectOptions('Never')
  return { dialog, drawer, screen }
}

test('a client creates a key from the profile, with the scopes of clients alone', async () => {
  const { dialog, drawer } = await openOwnForm()
  await expect.element(dialog.getByRole('checkbox', { name: 'Read leads' })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await expect
    .element(dialog.getByRole('textbox', { name: 'API key' }))
    .toHaveValue(expect.stringMatching(TOKEN))
  await dialog.getByRole('button', { name: 'I have kept it' }).click()
  await expect.element(drawer.getByRole('row', { name: /Till.*Never.*Active/ })).toBeVisible()
})

test('the page and the form are accessible', async () => {
  const screen = await renderApp({ path: '/portal/admin/api-keys', as: 'admin' })
  await expect.element(screen.getByRole('row', { name: /Bookkeeping/ })).toBeVisible()
  await atBothWidths(() => expectAccessible('the keys'))
  await screen.getByRole('button', { name: 'New API Key' }).click()
  await expect.element(screen.getByRole('checkbox', { name: 'Read invoices' })).toBeVisible()
  await atBothWidths(() => expectAccessible('the form', openDialog))
})
