import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

test.each([
  ['Privacy', 'minimal data'],
  ['Terms', 'as-is'],
] as const)('%s opens in a dialog and has its own page', async (name, says) => {
  const screen = await renderApp()
  const opener = screen.getByRole('contentinfo').getByRole('button', { name })
  await opener.click()
  const dialog = screen.getByRole('alertdialog', { name })
  await expect.element(dialog).toMatchTextContent(says)
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
  await opener.click()
  await dialog.getByRole('link', { name: 'Open as a page' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect.element(screen.getByRole('main')).toMatchTextContent(says)
  expect(screen.router.state.location.pathname).toBe(`/${name.toLowerCase()}`)
})
