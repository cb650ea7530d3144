import { createClientProject } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { answerAsBatch } from './trpc-calls.ts'

const PROJECTS = '/portal/projects'

test('a client sees the status of their own projects, and no other client’s projects', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const theirs = await createClientProject(office, { client: await newClient(), name: 'Of someone else' })
  await signIn('client')
  await page.goto(PROJECTS)
  const card = page.getByRole('article', { name: 'Installer courses' })
  await expect(card).toContainText('4 of 7 tasks approved')
  await card.getByRole('link', { name: 'View Details of Installer courses' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Installer courses' })).toBeVisible()
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview).toContainText('4 of 7 tasks approved')
  await page.getByRole('tab', { name: 'Checklist' }).click()
  await expect(page.getByRole('table', { name: 'Checklist' })).toContainText('Passed')
  await page.getByRole('tab', { name: 'Costs' }).click()
  await expect(page.getByRole('row', { name: 'Course design' })).toContainText('Service fees')
  await expect(page.getByRole('row', { name: 'Course design' })).toContainText('$5,400.00')
  await page.getByRole('tab', { name: 'Tools' }).click()
  await expect(page.getByRole('table', { name: 'Tools' })).toContainText('Configured')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Costs' })).toHaveAttribute('aria-selected', 'true')

  await answerAsBatch(page, 'portal.projects.get')
  for (const id of [theirs.id, '0198c0de-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`${PROJECTS}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(PROJECTS)
})
