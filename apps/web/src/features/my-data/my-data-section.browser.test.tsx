import { AppError, DAY_MS, toInstant } from '@tallgrass/domain'
import { endedExport } from '@tallgrass/mocks'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/portal/profile'

async function section() {
  const screen = await renderApp({ path, as: 'client' })
  return { screen, part: screen.getByRole('region', { name: 'My data' }) }
}

function ready() {
  const [readyAt, expiresAt] = [toInstant(new Date()), toInstant(new Date(Date.now() + 7 * DAY_MS))]
  return { ...endedExport, status: 'ready' as const, readyAt, expiresAt }
}

test('a copy that was asked for is being made, and cannot be asked for again', async () => {
  const { part } = await section()
  const button = part.getByRole('button', { name: 'Get a copy of my data' })
  await button.click()
  await expect.element(part.getByText(/^Your copy is being made/)).toBeVisible()
  await expect.element(button).toHaveAttribute('aria-disabled', 'true')
})

test('a ready copy names its size and end, and is downloaded from its address', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => clicked.mockRestore())
  trpcMock.use({ 'auth.data.state': () => ({ export: ready(), refusal: null }) })
  const { part } = await section()
  await expect.element(part.getByText(/^Your copy \(1\.4 MB\) is ready/)).toBeVisible()
  await part.getByRole('button', { name: 'Download' }).click()
  await expect
    .poll(() => clicked.mock.contexts.map((link) => new URL((link as HTMLAnchorElement).href).pathname))
    .toEqual([`/api/account/exports/${endedExport.id}`])
})

test.each([
  ['failed', /could not be made\. Please ask for it again/],
  ['ended', /was deleted after 7 days/],
] as const)('a copy that %s says so, and another one can be asked for', async (status, words) => {
  trpcMock.use({ 'auth.data.state': () => ({ export: { ...endedExport, status }, refusal: null }) })
  const { part } = await section()
  await expect.element(part.getByText(words)).toBeVisible()
  await expect
    .element(part.getByRole('button', { name: 'Get a copy of my data' }))
    .not.toHaveAttribute('aria-disabled')
})

test('deleting the account says what goes and stays, takes a typed word, and leads home', async () => {
  const deleted = vi.fn()
  trpcMock.use({
    'auth.data.requestDeletion'(input) {
      deleted(input)
      return { ok: true }
    },
  })
  const { part, screen } = await section()
  await part.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' })
  await expect.element(dialog.getByText(/The law makes us keep signed documents/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await expect.element(dialog.getByText('Type DELETE to confirm').nth(1)).toBeVisible()
  expect(deleted).not.toHaveBeenCalled()
  await dialog.getByLabelText('Type DELETE to confirm').fill('DELETE')
  await dialog.getByRole('button', { name: 'Delete My Account' }).click()
  await expect.element(screen.getByText('Account deleted')).toBeVisible()
  await expect.element(screen.getByRole('main')).toHaveFocus()
  expect(deleted).toHaveBeenCalledExactlyOnceWith({ confirmation: 'DELETE' })
})

test('what stands in the way is said before anyone asks', async () => {
  const refusal = 'You have an upcoming call with us. Cancel it first.'
  trpcMock.use({ 'auth.data.state': () => ({ export: null, refusal }) })
  const { part } = await section()
  await expect.element(part.getByText(`You cannot delete your account yet. ${refusal}`)).toBeVisible()
  await expect
    .element(part.getByRole('button', { name: 'Delete my account' }))
    .toHaveAttribute('aria-disabled', 'true')
})

test('a refused deletion keeps the dialog with what was typed', async () => {
  trpcMock.use({
    'auth.data.requestDeletion'() {
      throw new AppError('CONFLICT', 'You have to sign “Retainer”. Sign or decline it first.')
    },
  })
  const { part, screen } = await section()
  await part.getByRole('button', { name: 'Delete my account' }).click()
  const field = screen.getByLabelText('Type DELETE to confirm')
  await field.fill('DELETE')
  await screen.getByRole('button', { name: 'Delete My Account' }).click()
  await expectErrorToast('Error', 'You have to sign “Retainer”. Sign or decline it first.')
  await expect.element(field).toHaveValue('DELETE')
})
