import { AppError } from '@tallgrass/domain'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectErrorToast } from '../testing/expect-toast'
import { renderApp } from '../testing/render-app'
import { trpcMock } from '../testing/trpc-mock'

const SENTENCE = 'The service is unavailable right now. Please try again in a moment.'
const notice = page.getByText(
  'The service is unavailable right now. This page continues automatically when it is back.',
)

function outage(): never {
  throw new AppError('NOT_READY', SENTENCE, { retryAfterSeconds: 0.2, isOutage: true })
}

test('during an outage a page says so, keeps the user signed in, and recovers on its own', async () => {
  trpcMock.use({ 'auth.session': outage, 'admin.users.list': outage })
  const screen = await renderApp({ path: '/portal/admin/users', as: 'admin' })
  await expect.element(notice).toBeVisible()
  expect(getComputedStyle(notice.element()).backgroundColor, 'the background is transparent').toMatch(
    /^rgb\(/,
  )
  trpcMock.reset()
  await expect.element(screen.getByRole('article', { name: 'Hana Kim' })).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  expect(screen.router.state.location.pathname).toBe('/portal/admin/users')
})

test('during an outage a change is refused with a message, sent only once, and the input is kept', async () => {
  trpcMock.use({ 'auth.adminLogin': outage })
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Admin Login' }).click()
  const dialog = screen.getByRole('dialog', { name: 'Admin Login' })
  await dialog.getByLabelText('Username').fill('ruth')
  await dialog.getByLabelText('Password', { exact: true }).fill('Prairie2026!')
  await dialog.getByRole('button', { name: 'Login', exact: true }).click()
  await expectErrorToast('Login failed', SENTENCE)
  await expect.element(dialog.getByLabelText('Username')).toHaveValue('ruth')
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveValue('Prairie2026!')
  expect(trpcMock.calls.filter(({ name }) => name === 'auth.adminLogin')).toHaveLength(1)
})
