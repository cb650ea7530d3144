import { AppError } from '@tallgrass/domain'
import { adminMail } from '@tallgrass/mocks'
import { expect, onTestFinished, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { expectAccessible } from '../../testing/accessibility'
import { renderApp } from '../../testing/render-app'
import { trpcMock } from '../../testing/trpc-mock'

test('an administrator reaches the choices from the user menu, and each is saved at once', async () => {
  let items = adminMail
  trpcMock.use({
    'portal.notifications.mail': () => ({ emailEnabled: true, items }),
    'portal.notifications.setMail': (choice) => {
      items = items.map((one) => (one.kind === choice.kind ? { ...one, ...choice } : one))
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  await screen.getByRole('button', { name: /^User menu/ }).click()
  await screen.getByRole('menuitem', { name: 'Email notifications' }).click()
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Email notifications' })).toBeVisible()
  const lead = screen.getByRole('region', { name: 'Leads and calls' }).getByLabelText('A new lead')
  await expect.element(lead).toHaveValue('now')
  await userEvent.selectOptions(lead, 'Daily summary')
  await expect.element(screen.getByText('Choice Saved')).toBeVisible()
  await expect.element(lead).toHaveValue('daily')
  expect(items.find(({ kind }) => kind === 'lead.created')).toMatchObject({ mail: 'daily' })
})

test('an administrator switches the figures of the week off and on', async () => {
  let items = adminMail
  trpcMock.use({
    'portal.notifications.mail': () => ({ emailEnabled: true, items }),
    'portal.notifications.setMail': (choice) => {
      items = items.map((one) => (one.kind === choice.kind ? { ...one, ...choice } : one))
      return { ok: true }
    },
  })
  const screen = await renderApp({ path: '/portal/admin/notifications', as: 'admin' })
  const week = screen.getByRole('switch', { name: 'The week in figures, on Monday morning' })
  await expect.element(week).toBeChecked()
  await week.click()
  await expect.element(week).not.toBeChecked()
  await expect.poll(() => items.at(-1)).toMatchObject({ kind: 'business.week', mail: 'never' })
  await week.click()
  await expect.poll(() => items.at(-1)).toMatchObject({ kind: 'business.week', mail: 'now' })
  await expectAccessible('email notifications of an administrator')
})

test('a client reaches the choices from the profile, on a phone', async () => {
  await page.viewport(375, 812)
  onTestFinished(() => page.viewport(1280, 800))
  const screen = await renderApp({ path: '/portal/profile', as: 'client' })
  await screen.getByRole('link', { name: 'Configure email notifications' }).click()
  const projects = screen.getByRole('region', { name: 'Projects' })
  await expect.element(projects.getByLabelText('A project is completed')).toHaveValue('daily')
  await expectAccessible('email notifications')
})

test('a refused choice is taken back, and says why', async () => {
  trpcMock.use({
    'portal.notifications.setMail'() {
      throw new AppError('CONFLICT', 'Not now')
    },
  })
  const screen = await renderApp({ path: '/portal/notifications', as: 'client' })
  const task = screen.getByLabelText('A task is ready for your review')
  await expect.element(task).toHaveValue('now')
  await userEvent.selectOptions(task, 'Never')
  await expect.element(screen.getByText('Not now')).toBeVisible()
  await expect.element(task).toHaveValue('now')
})

test('without a mail server, the page says that nothing is mailed', async () => {
  trpcMock.use({ 'portal.notifications.mail': () => ({ emailEnabled: false, items: adminMail }) })
  const screen = await renderApp({ path: '/portal/admin/notifications', as: 'admin' })
  await expect
    .element(screen.getByText('No mail server is set up, so no email is sent at present.'))
    .toBeVisible()
})
