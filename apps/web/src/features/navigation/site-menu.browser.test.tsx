import { afterEach, beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { preferMotion } from '../../testing/prefer-motion'
import { renderApp } from '../../testing/render-app'

beforeEach(() => page.viewport(375, 812))
afterEach(async () => {
  await preferMotion('no-preference')
  await page.viewport(1280, 800)
})

async function openHome(as: 'client' | 'visitor') {
  const screen = await renderApp({ as })
  const menu = screen.getByRole('dialog', { name: 'Menu' })
  return {
    screen,
    burger: screen.getByRole('button', { name: 'Open menu' }),
    menu,
    close: menu.getByRole('button', { name: 'Close menu' }),
  }
}

test('the menu works by keyboard and returns the focus', async () => {
  const { burger, close, menu, screen } = await openHome('visitor')
  await expect.element(burger).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Customer Login' })).not.toBeInTheDocument()
  burger.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(menu.getByRole('link', { name: 'Home' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(burger).toHaveFocus()
})

test('the open menu traps the focus', async () => {
  const { burger, close, menu } = await openHome('visitor')
  await burger.click()
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(menu.getByRole('button', { name: 'Customer Login' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(close).toHaveFocus()
})

test.each(['no-preference', 'reduce'] as const)(
  'the menu passes the focus to the dialog it opens and gets it back, motion: %s',
  async (motion) => {
    await preferMotion(motion)
    const { burger, menu, screen } = await openHome('visitor')
    await burger.click()
    await menu.getByRole('button', { name: 'Customer Login' }).click()
    const dialog = screen.getByRole('dialog', { name: 'Customer Login' })
    const email = dialog.getByLabelText('Email')
    await expect.element(email).toHaveFocus()
    await userEvent.keyboard('ines@example.com')
    await expect.element(email).toHaveValue('ines@example.com')
    await userEvent.keyboard('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(burger).toHaveFocus()
  },
)

test('the menu links clients to the dashboard and signs them out', async () => {
  const { burger, menu } = await openHome('client')
  await burger.click()
  await expect.element(menu.getByText('Maren Okafor')).toBeVisible()
  await expect.element(menu.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/portal')
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect.element(menu).not.toBeInTheDocument()
  await burger.click()
  await expect.element(menu.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})
