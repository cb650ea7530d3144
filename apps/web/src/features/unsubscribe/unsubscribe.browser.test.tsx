import { AppError } from '@tallgrass/domain'
import { expect, test, vi } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('the link of a message names what it ends, and changes nothing until confirmed', async () => {
  const ended = vi.fn()
  trpcMock.use({
    'portal.notifications.unsubscribe': ({ token }) => {
      ended(token)
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: '/unsubscribe?token=sealed' })
  await expect.element(screen.getByRole('heading', { name: 'Stop these emails?' })).toBeVisible()
  await expect.element(screen.getByText(/about: “A new lead”/)).toBeVisible()
  expect(ended).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Stop these emails' }).click()
  await expect
    .element(screen.getByRole('heading', { name: 'You will no longer get these emails' }))
    .toHaveFocus()
  expect(ended).toHaveBeenCalledExactlyOnceWith('sealed')
})

test('a link that has nothing left to end says so', async () => {
  trpcMock.use({ 'portal.notifications.unsubscription': () => ({ daily: true, labels: [] }) })
  const screen = await renderApp({ path: '/unsubscribe?token=sealed' })
  await expect
    .element(screen.getByRole('heading', { name: 'You will no longer get these emails' }))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument()
})

test('a link for the daily summary says so', async () => {
  const labels = ['A project starts', 'An invoice is overdue']
  trpcMock.use({ 'portal.notifications.unsubscription': () => ({ daily: true, labels }) })
  const screen = await renderApp({ path: '/unsubscribe?token=sealed' })
  await expect.element(screen.getByRole('heading', { name: 'Stop the daily summary?' })).toBeVisible()
  await expect.element(screen.getByText(/“A project starts”, “An invoice is overdue”/)).toBeVisible()
})

test.each(['/unsubscribe', '/unsubscribe?token=forged'])('%s is no valid link', async (path) => {
  trpcMock.use({
    'portal.notifications.unsubscription'() {
      throw new AppError('NOT_FOUND', 'This link does not work')
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect.element(screen.getByText(/^Nothing was changed/)).toBeVisible()
})
