import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

afterEach(() => page.viewport(1280, 800))

test('the longest dialog fits on the narrowest screen', async () => {
  await page.viewport(320, 568)
  const screen = await renderApp()
  await screen.getByRole('button', { name: 'Open menu' }).click()
  await screen.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Customer Login' }).click()
  await screen
    .getByRole('dialog', { name: 'Customer Login' })
    .getByRole('button', { name: 'Sign up' })
    .click()
  const register = screen.getByRole('dialog', { name: 'Create Your Account' })
  await expect.element(register).toBeVisible()
  const { left, right } = register.element().getBoundingClientRect()
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(320)
  const send = register.getByRole('button', { name: 'Create Account' })
  send.element().scrollIntoView()
  await expect.element(send).toBeInViewport()
  const { clientWidth, scrollWidth } = document.documentElement
  expect(scrollWidth).toBe(clientWidth)
})
