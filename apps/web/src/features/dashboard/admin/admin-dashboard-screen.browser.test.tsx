import { parseCalendarDate, parseMoney, toInstant } from '@tallgrass/domain'
import { agreements, anId, projects } from '@tallgrass/mocks'
import { HttpResponse } from 'msw'
import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../../testing/render-app'
import { textsOf } from '../../../testing/texts-of'
import { trpcMock } from '../../../testing/trpc-mock'

const daysAgo = (days: number) => toInstant(new Date(Date.now() - days * 24 * 3600_000))
const task = { id: anId('Task'), projectId: anId('Project') }
const business = {
  open: { count: 3, amount: parseMoney('4200.00') },
  overdue: { count: 1, amount: parseMoney('950.50'), oldestDueDate: parseCalendarDate(daysAgo(15)) },
  leads: { count: 2, oldest: { id: anId('Lead'), name: 'Curtis Hale', since: daysAgo(4) } },
  calls: { count: 1, nextAt: toInstant(new Date(Date.now() + 4.2 * 3600_000)) },
  toReview: { count: 1, oldest: { ...task, title: 'Send the logo', readyAt: daysAgo(2) } },
  overdueTasks: { count: 0, oldest: null },
}
const figures = {
  business,
  users: 41,
  activeProjects: 12,
  projects: 31,
  pendingAgreements: 3,
  agreements: 17,
  health: { good: true, facts: [] },
  latestProjects: projects.slice(0, 5).map(({ approvedTasks: _, tasks: _tasks, ...project }) => project),
  latestAgreements: agreements,
}

async function renderDashboard() {
  const screen = await renderApp({ path: '/portal/admin', as: 'admin' })
  return { screen, business: screen.getByRole('region', { name: 'Business' }) }
}

test('four counters summarize the business', async () => {
  trpcMock.use({ 'admin.dashboard.get': () => figures })
  const { business } = await renderDashboard()
  for (const text of ['41', '12', 'of 31 total', '3', 'of 17 total', 'Good']) {
    await expect.element(business.getByText(text, { exact: true })).toBeVisible()
  }
  expect(textsOf(business.getByRole('term'))).toEqual([
    'Total Users',
    'Active Projects',
    'Pending Agreements',
    'System Health',
  ])
})

test('what waits is shown by number and age, and each figure links to its list', async () => {
  trpcMock.use({ 'admin.dashboard.get': () => figures })
  const { screen } = await renderDashboard()
  const card = screen.getByRole('region', { name: 'At a glance' })
  await expect.element(card.getByRole('listitem').first()).toBeVisible()
  expect(textsOf(card.getByRole('listitem'))).toEqual([
    'Open $4,200.003 open invoices',
    'Overdue $950.501 invoice, the oldest due 2 weeks ago',
    'New leads 2Oldest unanswered: Curtis Hale, 4 days ago',
    'Calls today 1The next one in 4 hours',
    'Tasks to review 1“Send the logo”, 2 days ago',
    'Overdue tasks 0No task is overdue',
  ])
  expect(
    card
      .getByRole('link')
      .elements()
      .map((link) => link.getAttribute('href')),
  ).toEqual([
    '/portal/admin/invoices?status=OPEN',
    '/portal/admin/invoices?status=OVERDUE&sort=due',
    '/portal/admin/leads?status=new',
    `/portal/admin/leads?lead=${business.leads.oldest.id}`,
    '/portal/admin/bookings',
    '/portal/admin/projects?tasks=review',
    `/portal/admin/projects/${task.projectId}#task-${task.id}`,
    '/portal/admin/projects?tasks=overdue',
  ])
  await expect
    .element(screen.getByText('1 overdue invoice, 2 leads to answer, and 1 call today.'))
    .toBeVisible()
})

test('a fault is shown in the counters and the health card', async () => {
  const fault = { subject: 'Background work', state: 'fault' as const, text: 'One job failed.' }
  trpcMock.use({ 'admin.dashboard.get': () => ({ ...figures, health: { good: false, facts: [fault] } }) })
  const { business, screen } = await renderDashboard()
  await expect.element(business).toMatchTextContent('Needs attention')
  await expect
    .element(screen.getByRole('region', { name: 'System health' }))
    .toMatchTextContent('One job failed.')
})

test('the health card shows since when a part fails, when it last worked, and what to do', async () => {
  const ago = (minutes: number) => toInstant(new Date(Date.now() - minutes * 60_000))
  const advice = 'Check the secret key.'
  const payments = {
    subject: 'Payments',
    state: 'fault' as const,
    text: 'Card payments fail.',
    advice,
    since: ago(40),
    lastSuccessAt: ago(50),
    lastFailureAt: ago(2),
  }
  const works = { subject: 'Email', state: 'good' as const, text: 'Messages are sent.' }
  const facts = [payments, { ...works, lastSuccessAt: ago(3) }, { ...works, subject: 'Database' }]
  trpcMock.use({ 'admin.dashboard.get': () => ({ ...figures, health: { good: false, facts } }) })
  const { business, screen } = await renderDashboard()
  await expect.element(business).toMatchTextContent('Needs attention1 problem')
  const card = screen.getByRole('region', { name: 'System health' })
  await expect.element(card.getByText('Database', { exact: true })).toBeVisible()
  expect(textsOf(card.getByRole('listitem'))).toEqual([
    'PaymentsCard payments fail.Check the secret key.Since: 40 minutes agoLast success: 50 minutes agoLast failure: 2 minutes agoProblem',
    'EmailMessages are sent.Last success: 3 minutes agoGood',
    'DatabaseMessages are sent.Good',
  ])
})

test('an alert at the top counts the failing parts of the system and links to the advice', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(375, 812)
  const fails = { state: 'fault' as const, text: 'It does not work.' }
  const note = { subject: 'Database', state: 'note' as const, text: 'It answers slowly.' }
  const facts = [{ ...fails, subject: 'Email' }, note, { ...fails, subject: 'Audit log' }]
  trpcMock.use({ 'admin.dashboard.get': () => ({ ...figures, health: { good: false, facts } }) })
  const { business, screen } = await renderDashboard()
  const line = screen.getByRole('alert').filter({ hasText: 'system' })
  await expect
    .element(line)
    .toMatchTextContent('2 parts of the system need your attention: Email and Audit log.')
  await expect.element(business).toMatchTextContent('Needs attention2 problems')
  await line.getByRole('link', { name: 'View system health' }).click()
  await expect.element(screen.getByRole('heading', { name: 'System health' })).toBeInViewport()
})

test('the newest projects come first and link to their workspace', async () => {
  const { screen } = await renderDashboard()
  const latest = screen.getByRole('region', { name: 'Latest projects' })
  const [newest] = projects
  await expect.element(latest.getByRole('listitem').first()).toMatchTextContent(newest?.name ?? '')
  expect(latest.getByRole('listitem').elements()).toHaveLength(5)
  await expect.element(screen.getByRole('region', { name: 'Latest agreements' })).toBeVisible()
  await latest.getByRole('link', { name: newest?.name ?? '' }).click()
  await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent(newest?.name ?? '')
})

test.each([
  ['New project', 'Create New Project', '/portal/admin/projects'],
  ['Invite user', 'Invite User', '/portal/admin/users'],
  ['New agreement', 'Create New Agreement', '/portal/admin/agreements'],
  ['Payment request', 'Create Payment Request', '/portal/admin/invoices'],
])('the quick action %s opens the dialog %s', async (action, title, address) => {
  const { screen } = await renderDashboard()
  await screen.getByRole('link', { name: action, exact: true }).click()
  const dialog = screen.getByRole('dialog', { name: title })
  await expect.element(dialog).toBeVisible()
  await expect.poll(() => screen.router.state.location.href).toBe(address)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('a dashboard that fails to load can be retried', async () => {
  trpcMock.use({
    'admin.dashboard.get'() {
      throw HttpResponse.error()
    },
  })
  const { business, screen } = await renderDashboard()
  const alert = screen.getByRole('alert').filter({ hasText: 'the dashboard' })
  await expect.element(alert).toMatchTextContent('Failed to load the dashboard. Please try again.')
  trpcMock.use({ 'admin.dashboard.get': () => figures })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect.element(business).toMatchTextContent('Total Users')
})
