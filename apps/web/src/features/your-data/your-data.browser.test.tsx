import { AppError } from '@tallgrass/domain'
import { expect, onTestFinished, test, vi } from 'vitest'
import { expectErrorToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

const path = '/your-data/sealed'
const nothing = { name: null, company: null, phone: null, conversations: 0, calls: 0, mails: 0, waitlists: 0 }

test('the link shows what is kept, and nothing is deleted until confirmed', async () => {
  const deleted = vi.fn()
  trpcMock.use({
    'chat.yourData.delete'({ token }) {
      deleted(token)
      return { ok: true }
    },
  })
  const screen = await renderApp({ path })
  await expect.element(screen.getByRole('heading', { name: 'Your data' })).toBeVisible()
  await expect.element(screen.getByText('Fox Tiling')).toBeVisible()
  await screen.getByRole('button', { name: 'Delete it' }).click()
  expect(deleted).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Delete My Data' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your data was deleted' })).toHaveFocus()
  expect(deleted).toHaveBeenCalledExactlyOnceWith('sealed')
})

test('a copy is saved as a file', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => clicked.mockRestore())
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: 'Download a copy' }).click()
  await expect
    .poll(() => clicked.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
    .toEqual(['your-data-2026-11-02.json'])
})

test('a refusal says what to do, and the data stays on the screen', async () => {
  const sentence = 'You have an upcoming call with us. Cancel it with the link in its email first.'
  trpcMock.use({
    'chat.yourData.delete'() {
      throw new AppError('CONFLICT', sentence)
    },
  })
  const screen = await renderApp({ path })
  await screen.getByRole('button', { name: 'Delete it' }).click()
  await screen.getByRole('button', { name: 'Delete My Data' }).click()
  await expectErrorToast('Error', sentence)
  await expect.element(screen.getByText('Fox Tiling')).toBeVisible()
})

test('someone with an account is led to their profile, and an address without data is told so', async () => {
  const email = 'nadia@example.com'
  trpcMock.use({ 'chat.yourData.get': () => ({ ...nothing, email, isClient: true }) })
  const screen = await renderApp({ path })
  await expect
    .element(screen.getByRole('link', { name: 'Go to my profile' }))
    .toHaveAttribute('href', '/portal/profile')
  trpcMock.use({ 'chat.yourData.get': () => ({ ...nothing, email, isClient: false }) })
  const other = await renderApp({ path })
  await expect.element(other.getByText(`We keep nothing about ${email}.`)).toBeVisible()
})

test.each([
  ['NOT_FOUND', 'This link does not work. Please copy all of it from the message.'],
  ['GONE', 'This link has expired. Use one from a later message, or write to us.'],
] as const)('a link that is %s says so', async (code, sentence) => {
  trpcMock.use({
    'chat.yourData.get'() {
      throw new AppError(code, sentence)
    },
  })
  const screen = await renderApp({ path: '/your-data/forged' })
  await expect.element(screen.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect.element(screen.getByText(`Nothing was changed. ${sentence}`)).toBeVisible()
})
