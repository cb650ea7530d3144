import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

const backOffice = [
  ['Audit', '/portal/admin/audit', 'Audit'],
  ['Outbox', '/portal/admin/outbox', 'Outbox'],
  ['Failed jobs 1 failed', '/portal/admin/failed-jobs', 'Failed Jobs'],
] as const

test('the sidebar groups the back office screens', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  await expect
    .element(sidebar.getByRole('listitem').filter({ hasText: 'Back office' }))
    .toMatchTextContent(/^Back officeClients/)
  for (const [name, address, title] of backOffice) {
    await sidebar.getByRole('link', { name }).click()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(screen.router.state.location.href).toBe(address)
    await expect.poll(() => document.title).toBe(`${title}: Admin Portal`)
  }
})

test('on a phone the sidebar is a drawer that closes when a link is followed', async () => {
  await page.viewport(375, 812)
  try {
    const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
    const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
    await expect.element(sidebar).not.toBeInTheDocument()
    for (const [name, , title] of backOffice) {
      await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
      await sidebar.getByRole('link', { name }).click()
      await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
      await expect.element(sidebar).not.toBeInTheDocument()
    }
  } finally {
    await page.viewport(1280, 800)
  }
})
