import { anId } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

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

test.each([
  ['client', '/portal', 'Client portal', 'Projects 3 new messages'],
  // Beside one answer of a client.
  ['admin', '/portal/admin', 'Admin portal', 'Projects 4 to look at'],
] as const)('the sidebar of a %s counts messages that they have not read', async (as, path, label, name) => {
  const projects = [{ projectId: anId('Project'), unread: 3 }]
  trpcMock.use({ 'portal.messages.unread': () => ({ projects, total: 3 }) })
  const screen = await renderApp({ path, as })
  const sidebar = screen.getByRole('navigation', { name: label })
  await expect.element(sidebar.getByRole('link', { name, exact: true })).toBeVisible()
})
