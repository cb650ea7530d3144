import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible, openDialog } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'

afterEach(() => page.viewport(1280, 800))

test('the terms are accessible as a dialog', async () => {
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Terms' }).click()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
  await expectAccessible('Terms', openDialog)
})

test('the phone menu is accessible', async () => {
  await page.viewport(375, 812)
  const screen = await renderApp({ as: 'admin' })
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await expect.element(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await expectAccessible('the menu', openDialog)
})
