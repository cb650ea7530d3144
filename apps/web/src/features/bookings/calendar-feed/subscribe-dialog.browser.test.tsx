import { AppError, parseInstant } from '@tallgrass/domain'
import { HttpResponse } from 'msw'
import { expect, test, vi } from 'vitest'
import { expectAccessible, openDialog } from '../../../testing/accessibility'
import { atBothWidths } from '../../../testing/at-both-widths'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const createdAt = parseInstant('2026-11-20T15:00:00.000Z')
const first = { url: 'https://tallgrass.example/api/calendar/first/calls.ics', createdAt }
const second = { url: 'https://tallgrass.example/api/calendar/second/calls.ics', createdAt }

async function openSubscribe(state: { createdAt: typeof createdAt | null }) {
  trpcMock.use({ 'admin.calendarFeed.get': () => state })
  const screen = await renderApp({ path: '/portal/admin/bookings', as: 'admin' })
  const opener = screen.getByRole('button', { name: 'Subscribe in your calendar' })
  await opener.click()
  const dialog = screen.getByRole('dialog', { name: 'Subscribe in your calendar' })
  return {
    screen,
    opener,
    dialog,
    address: dialog.getByRole('textbox', { name: 'Address' }),
    question: screen.getByRole('alertdialog'),
    toasts: screen.getByRole('region', { name: 'Notifications (F8)' }),
  }
}

test('a new address is shown once, to copy or to open in a calendar app', async () => {
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  trpcMock.use({ 'admin.calendarFeed.create': () => first })
  const { address, dialog, opener } = await openSubscribe({ createdAt: null })
  await expect.element(dialog).toMatchTextContent('keep it to yourself')
  await dialog.getByRole('button', { name: 'Create address' }).click()
  await expect.element(address).toHaveValue(first.url)
  const button = dialog.getByRole('button', { name: 'Copy address' })
  await expect.element(button).toHaveFocus()
  await button.click()
  expect(copy).toHaveBeenCalledWith(first.url)
  await expect
    .element(dialog.getByRole('link', { name: 'Open in your calendar app' }))
    .toHaveAttribute('href', 'webcal://tallgrass.example/api/calendar/first/calls.ics')

  trpcMock.use({ 'admin.calendarFeed.get': () => ({ createdAt }) })
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog).toMatchTextContent('Your address was created on November 20, 2026')
  await expect.element(address).not.toBeInTheDocument()
})

test('a new address replaces the old one after a question', async () => {
  trpcMock.use({ 'admin.calendarFeed.renew': () => second })
  const { address, dialog, question, toasts } = await openSubscribe({ createdAt })
  await dialog.getByRole('button', { name: 'New address' }).click()
  await expect.element(question).toMatchTextContent('The old address stops working at once')
  await question.getByRole('button', { name: 'Keep Address' }).click()
  await expect.element(question).not.toBeInTheDocument()
  expect(trpcMock.calls.map(({ name }) => name)).not.toContain('admin.calendarFeed.renew')
  await dialog.getByRole('button', { name: 'New address' }).click()
  await question.getByRole('button', { name: 'Create New Address' }).click()
  await expect
    .element(toasts.getByRole('status'))
    .toHaveTextContent('New Address CreatedThe old address no longer works.')
  await expect.element(question).not.toBeInTheDocument()
  await expect.element(address).toHaveValue(second.url)
  await expect.element(dialog.getByRole('button', { name: 'New address' })).toHaveFocus()
})

test('an address is turned off after a question, and can be created again', async () => {
  const { dialog, opener, question, toasts } = await openSubscribe({ createdAt })
  await dialog.getByRole('button', { name: 'Turn off' }).click()
  trpcMock.use({ 'admin.calendarFeed.get': () => ({ createdAt: null }) })
  await question.getByRole('button', { name: 'Turn Off' }).click()
  await expect.element(toasts.getByRole('status')).toHaveTextContent('Address Turned Off')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await expect.element(dialog.getByRole('button', { name: 'Create address' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Turn off' })).not.toBeInTheDocument()
})

test('an address created in another tab is refused with the reason, and is not replaced', async () => {
  const message = 'You already have an address. To see one again, create a new address.'
  trpcMock.use({
    'admin.calendarFeed.create'() {
      throw new AppError('CONFLICT', message)
    },
  })
  const { dialog, toasts } = await openSubscribe({ createdAt: null })
  const create = dialog.getByRole('button', { name: 'Create address' })
  await expect.element(create).toBeVisible()
  trpcMock.use({ 'admin.calendarFeed.get': () => ({ createdAt }) })
  await create.click()
  await expect.element(toasts.getByRole('alert')).toHaveTextContent(`Error${message}`)
  await expect.element(dialog.getByRole('button', { name: 'New address' })).toBeVisible()
})

test('an address that fails to load can be retried', async () => {
  trpcMock.use({
    'admin.calendarFeed.get'() {
      throw HttpResponse.error()
    },
  })
  const screen = await renderApp({ path: '/portal/admin/bookings', as: 'admin' })
  await screen.getByRole('button', { name: 'Subscribe in your calendar' }).click()
  const problem = screen.getByRole('alert').filter({ hasText: 'Failed to load your address' })
  await expect.element(problem).toBeVisible()
  trpcMock.use({ 'admin.calendarFeed.get': () => ({ createdAt: null }) })
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByRole('button', { name: 'Create address' })).toBeVisible()
})

test('the dialog is accessible without an address and with a new one', async () => {
  trpcMock.use({ 'admin.calendarFeed.create': () => first })
  const { address, dialog } = await openSubscribe({ createdAt: null })
  const create = dialog.getByRole('button', { name: 'Create address' })
  await expect.element(create).toBeVisible()
  await atBothWidths(() => expectAccessible('without an address', openDialog))
  await create.click()
  await expect.element(address).toBeVisible()
  await atBothWidths(() => expectAccessible('with a new address', openDialog))
})
