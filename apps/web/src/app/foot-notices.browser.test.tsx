import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { notify } from '../lib/notify'
import { loseChunk } from '../testing/lose-chunk'
import { renderApp } from '../testing/render-app'
import { trpcMock } from '../testing/trpc-mock'

function outage(): never {
  throw new AppError('NOT_READY', 'The service is unavailable right now.', {
    retryAfterSeconds: 60,
    isOutage: true,
  })
}

const notice = page.getByText(
  'The service is unavailable right now. This page continues automatically when it is back.',
)
const reload = page.getByRole('button', { name: 'Reload' })
const toasts = page.getByRole('region', { name: 'Notifications (F8)' })
const toast = toasts.getByText('Invitation Sent')

/** The pairs of boxes that overlap. */
function overlaps(locators: Locator[]) {
  const boxes = locators.map((locator) => locator.element().getBoundingClientRect())
  return boxes.flatMap((one, at) =>
    boxes
      .slice(at + 1)
      .filter((two) => one.left < two.right && two.left < one.right)
      .filter((two) => one.top < two.bottom && two.top < one.bottom)
      .map((two) => [one, two]),
  )
}

async function showAll() {
  loseChunk(404)
  await expect.element(notice).toBeVisible()
  await expect.element(reload).toBeVisible()
  notify({ title: 'Invitation Sent', message: 'The person gets an email with a link.' })
  await expect.element(toast).toBeVisible()
}

test.each([
  [375, 812],
  [800, 700],
  [1280, 800],
])('at %i by %i, notices, a toast, the menu and the chat do not overlap', async (width, height) => {
  await page.viewport(width, height)
  trpcMock.use({ 'auth.session': outage })
  const screen = await renderApp()
  await showAll()
  const chat = screen.getByRole('button', { name: 'Open chat' })
  const menu = screen.getByRole('banner')
  await expect.poll(() => overlaps([menu, toast, notice, reload])).toEqual([])
  await expect.poll(() => overlaps([chat, toast, notice, reload])).toEqual([])
  await toasts.getByRole('button', { name: 'Close' }).click()
  await chat.click()
  const panel = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(panel).toBeVisible()
  await expect.poll(() => overlaps([panel, notice, reload])).toEqual([])
})

test('on a phone, notices cover neither a drawer nor the end of the page', async () => {
  await page.viewport(375, 812)
  trpcMock.use({ 'admin.users.list': outage })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await showAll()
  await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
  const menu = screen.getByRole('dialog', { name: 'Admin portal' })
  await expect.element(menu).toBeVisible()
  await expect.poll(() => overlaps([menu, notice, reload])).toEqual([])
  const below =
    document.body.getBoundingClientRect().bottom -
    screen.getByRole('main').element().getBoundingClientRect().bottom
  expect(below).toBeGreaterThanOrEqual(812 - notice.element().getBoundingClientRect().top)
})
