import { admin } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('an administrator without a name is greeted by username', async () => {
  trpcMock.use({ 'auth.session': () => ({ ...admin, name: '', username: 'ruth' }) })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await expect.element(screen.getByRole('banner')).toMatchTextContent('Welcome, ruth')
  await expect.element(screen.getByRole('button', { name: 'User menu, ruth' })).toBeVisible()
})
