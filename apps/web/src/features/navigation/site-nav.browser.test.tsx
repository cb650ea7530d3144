import { client } from '@tallgrass/mocks'
import { expect, test } from 'vitest'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

async function openBar(as: 'admin' | 'client' | 'visitor') {
  const screen = await renderApp({ as })
  const bar = screen.getByRole('banner')
  return { screen, bar, link: (name: string) => bar.getByRole('link', { name, exact: true }) }
}

test('the bar shows no login buttons and no name until the session is loaded', async () => {
  const known = Promise.withResolvers<typeof client>()
  trpcMock.use({ 'auth.session': () => known.promise })
  const { bar, link } = await openBar('client')
  await expect.element(link('DevLab')).toBeVisible()
  await expect.element(bar.getByRole('button', { name: /Login|Logout/ })).not.toBeInTheDocument()
  await expect.element(bar.getByText('Maren Okafor')).not.toBeInTheDocument()
  known.resolve(client)
  await expect.element(bar.getByText('Maren Okafor')).toBeVisible()
})

test('the bar shows visitors both login buttons', async () => {
  const { bar, link } = await openBar('visitor')
  await expect.element(bar.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Admin Login' })).toBeVisible()
  await expect.element(bar.getByRole('button', { name: 'Logout' })).not.toBeInTheDocument()
  await expect.element(link('Home')).toHaveAttribute('href', '/')
  await expect.element(link('DevLab')).toHaveAttribute('href', '/devlab')
})

test('the bar shows clients their name and a link to the dashboard', async () => {
  const { bar, link, screen } = await openBar('client')
  await expect.element(bar.getByText('Maren Okafor')).toBeVisible()
  await expect.element(bar.getByText('Admin', { exact: true })).not.toBeInTheDocument()
  await expect.element(link('Admin Portal')).not.toBeInTheDocument()
  await expect.element(bar.getByRole('button', { name: /Login/ })).not.toBeInTheDocument()
  await link('Dashboard').click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome back')
})

test('the bar shows administrators their badge and a link to the admin portal', async () => {
  const { bar, link, screen } = await openBar('admin')
  await expect.element(bar.getByText('Ruth Calloway')).toBeVisible()
  await expect.element(bar.getByText('Admin', { exact: true })).toBeVisible()
  await expect.element(link('Dashboard')).not.toBeInTheDocument()
  await link('Admin Portal').click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/admin')
  await expect.element(screen.getByRole('heading', { level: 1 })).toMatchTextContent('Welcome back')
})
