import { toInstant } from '@tallgrass/domain'
import { client } from '@tallgrass/testing/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { renderUi } from '../../testing/render-ui'
import { tabTo } from '../../testing/tab-to'
import { trpcMock } from '../../testing/trpc-mock'
import { ProfileScreen } from './profile-screen'

const path = '/portal/profile'

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('the profile shows the account details, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  trpcMock.use({ 'auth.session': () => ({ ...client, createdAt: toInstant(new Date()) }) })
  const screen = await renderApp({ path, as: 'client' })
  const profile = screen.getByRole('region', { name: 'Profile information' })
  for (const fact of [client.name, client.email, 'Client', client.org ?? '']) {
    await expect.element(profile.getByText(fact, { exact: true })).toBeVisible()
  }
  await tabTo(profile.getByText('now', { exact: true }))
  await expect.element(screen.getByRole('tooltip')).toMatchTextContent(String(new Date().getFullYear()))
})

test('buttons for upcoming settings are disabled', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('button', { name: 'Edit Profile Coming Soon' })).toBeDisabled()
  const security = screen.getByRole('region', { name: 'Account security' })
  for (const name of ['Change password', 'Enable two-factor']) {
    await expect.element(security.getByRole('button', { name })).toBeDisabled()
  }
  await expect.element(screen.getByRole('region', { name: 'Portal information' })).toBeVisible()
})

test('without a user, an alert is shown', async () => {
  const screen = await renderUi(<ProfileScreen user={null} />)
  await expect.element(screen.getByRole('alert')).toHaveTextContent('User information not available.')
  await expect.element(screen.getByRole('heading')).not.toBeInTheDocument()
})
