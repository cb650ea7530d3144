import { fullProject, projects } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible, expectFits } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('the sidebar links to help, which links to the other pages', async () => {
  const screen = await renderApp({ path: '/portal', as: 'client' })
  const sidebar = screen.getByRole('navigation', { name: 'Client portal' })
  await sidebar.getByRole('link', { name: 'Help & Support' }).click()
  await expect.poll(() => document.title).toBe('Help & Support: Client Portal')
  await expect.element(screen.getByText(/We reply within 24 hours./).first()).toBeVisible()
  const hours = screen.getByRole('region', { name: 'Business hours' })
  const shown = [
    'Mon-Fri9-6 CST',
    'Sat10-2 CST',
    'Sunclosed',
    'Federal holidaysclosed',
    /Next holiday|Closed today/,
  ]
  for (const line of shown) {
    await expect.element(hours).toMatchTextContent(line)
  }
  const quick = screen.getByRole('region', { name: 'Quick links' })
  const links = quick.getByRole('link').elements()
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Projects',
    'Agreements',
    'Invoices',
    'Profile',
  ])
  const more = screen.getByRole('region', { name: 'Additional resources' })
  await expect
    .element(more.getByRole('link', { name: 'Service demos' }))
    .toHaveAttribute('href', '/small-business')
  await quick.getByRole('link', { name: 'Projects' }).click()
  await expect.poll(() => screen.router.state.location.pathname).toBe('/portal/projects')
})

test('on a phone the drawer links to help', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  const screen = await renderApp({ path: '/portal', as: 'client' })
  await screen.getByRole('button', { name: 'Toggle sidebar' }).click()
  await screen.getByRole('link', { name: 'Help & Support' }).click()
  await expect.element(screen.getByText(/We reply within 24 hours./).first()).toBeVisible()
})

test('eight questions open one at a time', async () => {
  const screen = await renderApp({ path: '/portal/help', as: 'client' })
  const questions = screen.getByRole('region', { name: 'Frequently asked questions' })
  const review = questions.getByText(/Tasks that are ready for review come first/)
  await questions.getByRole('button', { name: 'How do I review a task?' }).click()
  expect(questions.getByRole('heading', { level: 3 }).elements()).toHaveLength(8)
  await expect.element(review).toBeVisible()
  await expectFits()
  await expectAccessible('help with an open question')
  await questions.getByRole('button', { name: 'Which tasks are mine?' }).click()
  await expect.element(questions.getByText(/Those with the owner “You”./)).toBeVisible()
  await expect.element(review).not.toBeVisible()
})

test('the project chat opens the messages of the project that the client chooses', async () => {
  const screen = await renderApp({ path: '/portal/help', as: 'client' })
  await expect.element(screen.getByText(/^Write to the people who work on your project/)).toBeVisible()
  await screen.getByRole('button', { name: 'Open project chat' }).click()
  await screen.getByRole('menuitem', { name: fullProject?.name ?? '' }).click()
  const { pathname, search } = screen.router.state.location
  expect([pathname, search]).toEqual([`/portal/projects/${fullProject?.id}`, { tab: 'messages' }])
  await expect.element(screen.getByRole('region', { name: 'Messages' })).toBeVisible()
})

test('with one project, the project chat opens its messages at once', async () => {
  trpcMock.use({ 'portal.projects.list': () => ({ items: projects.slice(0, 1), nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/help', as: 'client' })
  await expect
    .element(screen.getByRole('link', { name: 'Open project chat' }))
    .toHaveAttribute('href', `/portal/projects/${projects[0]?.id}?tab=messages`)
})

test('help offers contact by email, chat and phone, and the assistant without a project', async () => {
  trpcMock.use({ 'portal.projects.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderApp({ path: '/portal/help', as: 'client' })
  const contact = screen.getByRole('region', { name: 'Contact us' })
  await expect.element(contact.getByRole('button', { name: 'Write to us' })).toBeVisible()
  await expect
    .element(contact.getByRole('link', { name: '(972) 555-0142' }))
    .toHaveAttribute('href', 'tel:+1-972-555-0142')
  const button = contact.getByRole('button', { name: 'Open project chat' })
  await button.click()
  const chat = screen.getByRole('dialog', { name: 'Chat with Tally' })
  await expect.element(chat.getByRole('textbox', { name: 'Message' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(chat).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
})
