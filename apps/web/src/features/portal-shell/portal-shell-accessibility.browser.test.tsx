import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'

afterEach(() => page.viewport(1280, 800))

test('the phone drawer is accessible', async () => {
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Admin portal' })).toBeVisible()
  await expectAccessible('the drawer', openDialog)
})

test('the user menu is accessible', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: /^User menu/ }).click()
  await expect.element(screen.getByRole('menu')).toBeVisible()
  await expectAccessible('the user menu', '[role="menu"]')
})
