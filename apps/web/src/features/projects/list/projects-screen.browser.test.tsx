import { fullProject, projects } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { expectAccessible } from '../../../testing/accessibility'
import { renderApp } from '../../../testing/render-app'
import { trpcMock } from '../../../testing/trpc-mock'

const path = '/portal/projects'
const name = 'Tile care courses'

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('a card shows the type, status, dates and progress, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await renderApp({ path, as: 'client' })
  const card = screen.getByRole('article', { name })
  for (const fact of ['Learning Suite: SCORM', 'Review', 'Four short courses for installers']) {
    await expect.element(card).toMatchTextContent(fact)
  }
  await expect.element(card).toMatchTextContent(/Started [A-Z]\w+ \d+, \d{4} \(.* ago\)/)
  await expect.element(card).toMatchTextContent(/Target [A-Z]\w+ \d+, \d{4} \(in \d days\)/)
  await expect.element(card).toMatchTextContent('4 of 7 tasks approved')
  await expect.poll(() => document.title).toBe('Projects: Client Portal')
})

test('a card links to its project, and the project links back to the list', async () => {
  const screen = await renderApp({ path, as: 'client' })
  await screen.getByRole('link', { name: `View Details of ${name}` }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name })).toBeVisible()
  await screen.getByRole('main').getByRole('link', { name: 'Projects' }).click()
  await expect.poll(() => screen.router.state.location.href).toBe(path)
})

test.each([
  ['a desk', 1280, 800],
  ['a phone', 375, 812],
])('a client without projects sees a contact link, on %s', async (_device, width, height) => {
  await page.viewport(width, height)
  onTestFinished(() => page.viewport(1280, 800))
  trpcMock.use({ 'portal.projects.list': () => ({ items: [], nextCursor: null }) })
  const screen = await renderApp({ path, as: 'client' })
  await expect.element(screen.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/')
  await expectAccessible('no projects')
})

test('a list that failed to load can be loaded again', async () => {
  trpcMock.use({
    'portal.projects.list': () => {
      throw HttpResponse.error()
    },
  })
  const screen = await renderApp({ path, as: 'client' })
  const alert = screen.getByRole('alert')
  const sentence = alert.getByText('Failed to load projects. Please try again.', { exact: true })
  await expect.element(sentence).toBeVisible()
  trpcMock.use({ 'portal.projects.list': () => ({ items: projects, nextCursor: null }) })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect
    .element(screen.getByRole('article', { name: fullProject?.name ?? '', exact: true }))
    .toBeVisible()
})
