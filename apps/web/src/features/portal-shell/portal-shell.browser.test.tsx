import { client } from '@tallgrass/mocks'
import { afterEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectToast } from '../../testing/expect-toast'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

afterEach(() => page.viewport(1280, 800))

const portals = [
  {
    as: 'client',
    path: '/portal',
    label: 'Client portal',
    second: 'Projects',
    entries: ['Dashboard', 'Projects', 'Agreements', 'Invoices', 'Profile', 'Help & Support'],
  },
  {
    as: 'admin',
    path: '/portal/admin',
    label: 'Admin portal',
    second: 'User Management',
    entries: [
      'Dashboard',
      'Users',
      'Projects',
      'Agreements',
      'Invoices',
      'Demo',
      'Clients',
      'Leads',
      'Bookings',
      'Conversations',
      'Waitlist',
      'Audit',
      'Outbox',
      'Failed jobs',
      'API keys',
      'Webhooks',
    ],
  },
] as const

describe.each(portals)('the $label', ({ as, entries, label, path, second }) => {
  async function openPortal() {
    const screen = await renderApp({ path, as })
    const toggle = screen.getByRole('button', { name: 'Toggle sidebar' })
    await expect.element(toggle).toBeVisible()
    const sidebar = screen.getByRole('navigation', { name: label })
    return { screen, sidebar, toggle, links: sidebar.getByRole('listitem').getByRole('link') }
  }

  test('lists its entries and marks the current page', async () => {
    const { links } = await openPortal()
    // Some entries also show how many items wait there.
    const shown = links.elements().map(({ textContent }) => textContent.replace(/\d+ .+$/, ''))
    expect(shown).toEqual(entries)
    await expect.element(links.first()).toHaveAttribute('aria-current', 'page')
    await links.nth(1).click()
    await expect.element(links.nth(1)).toHaveAttribute('aria-current', 'page')
    await expect.element(links.first()).not.toHaveAttribute('aria-current', 'page')
  })

  test('collapses its sidebar by button and by keyboard', async () => {
    const { sidebar, toggle } = await openPortal()
    await expect.element(sidebar).toHaveStyle({ width: '256px' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await toggle.click()
    await expect.element(sidebar).toHaveStyle({ width: '48px' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'false')
    for (const name of entries) {
      const link = sidebar.getByRole('link', { name: new RegExp(`^${name}(, \\d+ .+)?$`) })
      await expect.element(link).toBeVisible()
    }
    await userEvent.keyboard('{Control>}b{/Control}')
    await expect.element(sidebar).toHaveStyle({ width: '256px' })
    await userEvent.keyboard('{Meta>}b{/Meta}')
    await expect.element(sidebar).toHaveStyle({ width: '48px' })
  })

  test('shows its sidebar beside the content from 768 px', async () => {
    await page.viewport(768, 900)
    const { screen, toggle } = await openPortal()
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await expect.element(screen.getByRole('navigation', { name: label })).toBeVisible()
  })

  test('shows its sidebar in a drawer on a phone', async () => {
    await page.viewport(375, 812)
    const { screen, sidebar, toggle } = await openPortal()
    await expect.element(sidebar).not.toBeInTheDocument()
    await toggle.click()
    const drawer = screen.getByRole('dialog', { name: label })
    await expect.element(drawer).toHaveStyle({ width: '288px' })
    await expect.element(toggle).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(toggle).toHaveFocus()
    await userEvent.keyboard('{Control>}b{/Control}')
    await drawer.getByRole('link', { name: entries[1] }).click()
    await expect.element(drawer).not.toBeInTheDocument()
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(second)
  })

  test('has a skip link to the content', async () => {
    const { screen } = await openPortal()
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(screen.getByRole('main')).toHaveFocus()
  })
})

test.each([1280, 375])(
  'a client sees who is signed in, and reaches their profile, at %i px',
  async (width) => {
    await page.viewport(width, 812)
    const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='
    trpcMock.use({ 'auth.session': () => ({ ...client, picture }) })
    const screen = await renderApp({ path: '/portal', as: 'client' })
    const banner = screen.getByRole('banner')
    const profile = banner.getByRole('link', { name: `Your profile, ${client.name}` })
    await expect.element(profile).toBeInViewport({ ratio: 1 })
    expect(profile.element().querySelector('img')?.src).toBe(picture)
    const title = banner.getByText('Client Portal').element()
    expect(title.scrollWidth, 'the title is not cut').toBe(title.clientWidth)
    await profile.click()
    await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/profile')
  },
)

test.each([1280, 375])('a client signs out at the bottom of the sidebar at %i px', async (width) => {
  await page.viewport(width, 812)
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await expect.element(screen.getByRole('banner')).toMatchTextContent('Client Portal')
  if (width === 375) await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
  await screen.getByRole('button', { name: 'Sign Out' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/')
  await screen.router.navigate({ to: '/portal' })
  expect(screen.router.state.location.pathname).toBe('/')
})

test.each([1280, 375])(
  'an administrator is greeted, can open the demo in a new tab and signs out at %i px',
  async (width) => {
    await page.viewport(width, 812)
    const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
    await expect.element(screen.getByRole('banner')).toMatchTextContent('Welcome, Ruth Calloway')
    const greeting = screen.getByText('Welcome, Ruth Calloway').element()
    expect([greeting.scrollWidth, greeting.scrollHeight], 'the greeting is not cut').toEqual([
      greeting.clientWidth,
      greeting.clientHeight,
    ])
    await screen.getByRole('button', { name: 'User menu, Ruth Calloway' }).click()
    const demo = screen.getByRole('menuitem', { name: 'View Demo' })
    await expect.element(demo).toHaveAttribute('href', '/small-business')
    await expect.element(demo).toHaveAttribute('target', '_blank')
    await expect.element(demo).toHaveAttribute('rel', 'noopener')
    await screen.getByRole('menuitem', { name: 'Logout' }).click()
    await expectToast('Logged Out', 'You have been successfully logged out.')
    await expect.poll(() => screen.router.state.location.pathname).toBe('/')
  },
)

test.each([800, 720])('all entries of an administrator fit beside %i pixels of height', async (height) => {
  await page.viewport(1280, height)
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  // The counts that follow a name arrive later.
  for (const name of [/^Demo/, /^Leads/, /^Failed jobs/])
    await expect.element(sidebar.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
  const last = sidebar.getByRole('link', { name: /^Failed jobs/ }).element()
  const list = last.closest('ul')?.parentElement
  expect(list?.scrollHeight).toBe(list?.clientHeight)
})

test('the demo opens from the header at 375 pixels, too', async () => {
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const demo = screen.getByRole('banner').getByRole('link', { name: 'View Demo' })
  await expect.element(demo).toBeInViewport({ ratio: 1 })
  await expect.element(demo).toHaveAttribute('target', '_blank')
})

test('the admin portal shows the administrator badge and opens the demo in a new tab', async () => {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  const sidebar = screen.getByRole('navigation', { name: 'Admin portal' })
  await expect.element(sidebar.getByText('Administrator', { exact: true })).toBeVisible()
  for (const demo of [
    sidebar.getByRole('link', { name: 'Demo' }),
    screen.getByRole('banner').getByRole('link', { name: 'View Demo' }),
  ]) {
    await expect.element(demo).toHaveAttribute('href', '/small-business')
    await expect.element(demo).toHaveAttribute('target', '_blank')
    await expect.element(demo).toHaveAttribute('rel', 'noopener')
  }
})
