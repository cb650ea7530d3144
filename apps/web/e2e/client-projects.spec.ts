import { expectAccessible } from './accessibility.ts'
import { addTask, beginProject } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi } from './people.ts'
import { expectFits } from './screens.ts'
import { cutCalls } from './trpc-calls.ts'

const PROJECTS = '/portal/projects'

test('a client finds their projects, and in each how it stands', { tag: '@mobile' }, async ({
  page,
  signIn,
}) => {
  await signIn('client')
  await page.goto(PROJECTS)
  await expect(page).toHaveTitle('Projects: Client Portal')
  const card = page.getByRole('article', { name: 'Installer courses' })
  await expect(card).toContainText('Learning Suite: SCORM')
  await expect(card).toContainText('Review')
  await expect(card).toContainText('Four short courses from the sealing handbook')
  await expect(card).toContainText(/Started .* ago/)
  await expect(card).toContainText(/Target in \d days/)
  await expect(card).toContainText('4 of 7 tasks approved')
  await card.getByRole('link', { name: 'View Details of Installer courses' }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Installer courses' })).toBeVisible()
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview).toContainText('4 of 7 tasks approved')
  await expect(page.getByRole('tab')).toHaveText(['Tasks', 'Invoices', 'Checklist', 'Costs', 'Tools'])
  await expect(page.getByRole('tab', { name: 'Tasks' })).toHaveAttribute('aria-selected', 'true')

  await page.getByRole('tab', { name: 'Checklist' }).click()
  await expect(page).toHaveURL(/tab=checklist$/)
  await expect(page.getByRole('table', { name: 'Checklist' })).toContainText('Passed')
  await page.getByRole('tab', { name: 'Costs' }).click()
  await expect(page.getByRole('row', { name: 'Course design' })).toContainText('Service fees')
  await expect(page.getByRole('row', { name: 'Course design' })).toContainText('$5,400.00')
  await page.getByRole('tab', { name: 'Tools' }).click()
  await expect(page.getByRole('table', { name: 'Tools' })).toContainText('Configured')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Costs' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('link', { name: 'Projects' }).last().click()
  await expect(page).toHaveURL(PROJECTS)
})

test('when every task is approved, the grass of the project is in seed', async ({ page, signIn }) => {
  await signIn('client')
  await page.goto(PROJECTS)
  await page.getByRole('link', { name: 'View Details of Estimate follow-up' }).click()
  const overview = page.getByRole('region', { name: 'Overview' })
  await expect(overview).toContainText('7 of 7 tasks approved')
  await expect(overview.locator('[data-layer="seed"]')).toHaveCount(1)
  await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0)
})

test('who has no project is told what to do', { tag: '@mobile' }, async ({ page, newClient, signIn }) => {
  await signIn(await newClient())
  await page.goto(PROJECTS)
  await expect(page.getByRole('heading', { name: 'No Projects Yet' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', '/')
  await expectAccessible(page, 'No projects')
})

test('a list that could not be loaded says so and can be asked for again', async ({
  page,
  signIn,
  expectProblem,
}) => {
  expectProblem(/portal\.projects\.list/)
  await signIn('client')
  const restore = await cutCalls(page, 'portal.projects.list')
  await page.goto(PROJECTS)
  await expect(page.getByRole('alert')).toContainText('Failed to load projects. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article', { name: 'Installer courses' })).toBeVisible()
})

test('every empty tab of a project has words of its own', async ({ page, newClient, office, signIn }) => {
  const client = await signIn(await newClient())
  const { id } = await beginProject(office, { client, name: 'Empty as a barn' })
  const empty = {
    tasks: 'No Tasks Yet',
    invoices: 'No Invoices Yet',
    checklist: 'No Checklist Yet',
    costs: 'No Costs Yet',
    tools: 'No Tools Yet',
  }
  for (const [tab, title] of Object.entries(empty)) {
    await page.goto(`${PROJECTS}/${id}?tab=${tab}`)
    await expect(page.getByRole('tabpanel').getByRole('heading', { name: title })).toBeVisible()
  }
})

test('what is not theirs does not exist', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 40[04]/)
  const theirs = await beginProject(office, { client: await newClient(), name: 'Of somebody else' })
  await signIn(await newClient())
  for (const id of [theirs.id, '0198c0de-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(`${PROJECTS}/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Project Not Found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to Projects' }).click()
  await expect(page).toHaveURL(PROJECTS)
})

test('a client whose role is taken away leaves at the next call', async ({
  page,
  newClient,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 401/)
  const client = await signIn(await newClient())
  const { id } = await beginProject(office, { client, name: 'Cut short' })
  const title = 'Send us your logo'
  await addTask(office, id, { title, owner: 'CLIENT' })
  await page.goto(`${PROJECTS}/${id}`)
  await expect(page.getByRole('button', { name: `Start: ${title}` })).toBeVisible()
  await changeRoleByApi(office, client.email, 'ADMIN')
  await page.getByRole('button', { name: `Start: ${title}` }).click()
  await expect(page).toHaveURL('/')
})

test('projects are accessible and fit, whatever the width', async ({ page, signIn }) => {
  test.slow()
  await signIn('client')
  await page.goto(PROJECTS)
  const card = page.getByRole('article', { name: 'Installer courses' })
  await expect(card).toBeVisible()
  await expectAccessible(page, PROJECTS)
  await expectFits(page)
  await card.getByRole('link').click()
  await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible()
  await expectAccessible(page, 'the tasks of a project')
  await expectFits(page)
  for (const tab of ['Checklist', 'Costs', 'Tools']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page.getByRole('table', { name: tab })).toBeVisible()
    await expectAccessible(page, tab)
    await expectFits(page)
  }
})
