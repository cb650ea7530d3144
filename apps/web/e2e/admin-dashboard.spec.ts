import type { HealthFact } from '@tallgrass/contracts'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { createProjectByApi } from './projects-by-api.ts'
import { expectFits } from './screens.ts'
import { answerCalls, cutCalls } from './trpc-calls.ts'

interface Dashboard {
  health: { good: boolean; facts: HealthFact[] }
}

const DASHBOARD = '/portal/admin'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('four figures say how the business stands', { tag: '@mobile' }, async ({ page }) => {
  await answerCalls<Dashboard>(page, 'admin.dashboard.get', (data) => ({
    ...data,
    users: 41,
    activeProjects: 12,
    projects: 31,
    pendingAgreements: 3,
    agreements: 17,
    health: { ...data.health, good: true },
  }))
  await page.goto(DASHBOARD)
  const figures = page.getByRole('region', { name: 'Business' })
  const labels = ['Total Users', 'Active Projects', 'Pending Agreements', 'System Health']
  await expect(figures.getByRole('term')).toHaveText(labels)
  for (const text of ['41', '12', 'of 31 total', '3', 'of 17 total', 'Good']) {
    await expect(figures.getByText(text, { exact: true })).toBeVisible()
  }
  await expectAccessible(page, 'the dashboard')
  await expectFits(page)
})

test('what fails is said', async ({ page }) => {
  const fault: HealthFact = { subject: 'Background work', state: 'fault', text: 'One job was given up.' }
  await answerCalls<Dashboard>(page, 'admin.dashboard.get', (data) => ({
    ...data,
    health: { good: false, facts: [fault] },
  }))
  await page.goto(DASHBOARD)
  await expect(page.getByRole('region', { name: 'Business' })).toContainText('Needs attention')
  await expect(page.getByRole('region', { name: 'System health' })).toContainText('One job was given up.')
})

test('the newest projects come first and lead to their workspace', { tag: '@mobile' }, async ({
  page,
  office,
}) => {
  const { name } = await createProjectByApi(office)
  await page.goto(DASHBOARD)
  const latest = page.getByRole('region', { name: 'Latest projects' })
  await expect(latest.getByRole('listitem')).toHaveCount(5)
  await expect(latest).toContainText(name)
  await expect(page.getByRole('region', { name: 'Latest agreements' })).toBeVisible()
  await latest.getByRole('link', { name }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await page.goBack()
  await page.getByRole('link', { name: 'Manage projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Management')
})

test('a dashboard that could not be loaded can be tried again', async ({ page, expectProblem }) => {
  expectProblem(/admin\.dashboard\.get/)
  const restore = await cutCalls(page, 'admin.dashboard.get')
  await page.goto(DASHBOARD)
  await expect(page.getByRole('alert')).toContainText('Failed to load the dashboard. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Business' })).toContainText('Total Users')
})
