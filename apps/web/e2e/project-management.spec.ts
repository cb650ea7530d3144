import { expectAccessible, openDialog } from './accessibility.ts'
import { addTask, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectErrorToast, expectFits, expectToast } from './screens.ts'
import { answerCalls, refuseCalls } from './trpc-calls.ts'

const PROJECTS = '/portal/admin/projects'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('four figures, and a card for each project', { tag: '@mobile' }, async ({ page, office }) => {
  const project = await createProjectByApi(office)
  await answerCalls(page, 'admin.projects.counts', () => ({
    total: 31,
    active: 12,
    inReview: 4,
    completed: 9,
  }))
  await page.goto(`${PROJECTS}?search=${project.name}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Management')
  const counts = page.getByRole('region', { name: 'Counts' })
  await expect(counts.getByRole('term')).toHaveText(['Total Projects', 'Active', 'In Review', 'Completed'])
  await expect(counts.getByRole('definition')).toHaveText(['31', '12', '4', '9'])
  const card = page.getByRole('article', { name: project.name })
  for (const text of ['New', 'Smart AI Setup', 'Maren Okafor', 'Calls after storms.', 'Created now']) {
    await expect(card).toContainText(text)
  }
  await expectAccessible(page, 'Project Management')
  await expectFits(page)
})

test('a card tells how far the tasks are, and is found by the client', async ({
  page,
  newClient,
  office,
}) => {
  const client = await newClient()
  const project = await createProjectByApi(office, { client })
  const task = await addTask(office, project.id, { title: 'Send us your logo', owner: 'CLIENT' })
  await addTask(office, project.id, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, task.id)
  await callByApi(office, 'portal.tasks.review', { taskId: task.id, round: 1, decision: 'APPROVE' })
  await page.goto(PROJECTS)
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(client.name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name: project.name })).toContainText('1 of 2 tasks approved')
})

test('a project is created for a client who was searched for', { tag: '@mobile' }, async ({
  page,
  newClient,
}) => {
  const client = await newClient()
  const name = `Booking line ${unique()}`
  await page.goto(PROJECTS)
  await page.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Project' })
  const create = dialog.getByRole('button', { name: 'Create Project' })
  await dialog.getByLabel('Project Name').fill(name)
  await expect(create).toBeDisabled()
  await dialog.getByLabel('Client').fill(client.email)
  await page.getByRole('option', { name: `${client.name} (${client.email}), not verified` }).click()
  await dialog.getByLabel('Target End Date').fill('2027-03-01')
  await dialog.getByLabel('Start from the template').check()
  await expectAccessible(page, 'Create New Project', openDialog)
  await create.click()
  await expectToast(page, 'Project Created')
  await expect(dialog).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(name)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article', { name })).toContainText(client.name)
})

test('what cannot be taken is said at its field, and the form stays filled', async ({ page, office }) => {
  const project = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${project.name}`)
  await page.getByRole('button', { name: `Edit ${project.name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Project Name').fill('x'.repeat(201))
  await dialog.getByLabel('Start Date').pressSequentially('02312026')
  await page.setViewportSize({ width: 1280, height: 500 })
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expect(dialog).toContainText('Project name must be at most 200 characters')
  await expect(dialog).toContainText('Start Date must be a date such as 2026-11-20')
  await expect(dialog.getByLabel('Project Name')).toBeFocused()
  // Below the title, which stays where it is while the form scrolls.
  const [title, label] = [
    await dialog.getByText('Edit Project', { exact: true }).boundingBox(),
    await dialog.getByText('Project Name', { exact: true }).boundingBox(),
  ]
  expect(label?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0))
  await expect(dialog.getByLabel('Description')).toHaveValue('Calls after storms.')
  await dialog.getByLabel('Project Name').fill('')
  await expect(dialog.getByRole('button', { name: 'Update Project' })).toBeDisabled()
})

test('a project moves only to where it may', { tag: '@mobile' }, async ({ page, office }) => {
  const { name } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await expect(dialog.getByLabel('Status').getByRole('option')).toHaveText(['New', 'Active', 'Archived'])
  await dialog.getByLabel('Status').selectOption('Active')
  await dialog.getByLabel('Start Date').fill('2026-11-02')
  await expectAccessible(page, 'Edit Project', openDialog)
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expectToast(page, 'Project Updated')
  await expect(card).toContainText('Active')
  await expect(card).toContainText('Started')
  await expect(card.getByRole('button', { name: 'Edit' })).toBeFocused()
})

test('what somebody else saved meanwhile is shown beside ours', { tag: '@mobile' }, async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const { id, name, clientId } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  const description = dialog.getByLabel('Description')
  await description.fill('Ours')
  const theirs = { id, name, clientId, description: 'Theirs', targetEndDate: '2027-05-01' }
  await callByApi(office, 'admin.projects.update', { ...theirs, version: 1 })
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  const choice = dialog.getByRole('alert')
  for (const text of ['Ours', 'Theirs', '2027-05-01']) await expect(choice).toContainText(text)
  await expect(description).toHaveValue('Ours')
  await expectAccessible(page, 'both versions', openDialog)
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect(description).toHaveValue('Theirs')

  await description.fill('Ours again')
  await callByApi(office, 'admin.projects.update', { ...theirs, description: 'More', version: 2 })
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expectToast(page, 'Project Updated')
  await expect(card).toContainText('Ours again')
  await expect(card).toContainText('Due')
})

test('a client who was changed meanwhile is taken over', async ({
  page,
  office,
  newClient,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const client = await newClient()
  const other = await createProjectByApi(office, { client })
  const { id, name } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Description').fill('Ours')
  await callByApi(office, 'admin.projects.update', { id, name, clientId: other.clientId, version: 1 })
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await dialog.getByRole('alert').getByRole('button', { name: 'Use theirs' }).click()
  await expect(dialog.getByRole('combobox', { name: 'Client' })).not.toHaveValue('Maren Okafor')
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expectToast(page, 'Project Updated')
  await expect(page.getByRole('article', { name })).toContainText(client.name)
})

test('the details say all there is, and lead to editing', { tag: '@mobile' }, async ({ page, office }) => {
  const { id, name } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  await page.getByRole('button', { name: `View Details of ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Project Details' })
  for (const text of [name, 'New', 'Smart AI Setup', 'Maren Okafor', 'Calls after storms.', 'Not set', id]) {
    await expect(dialog).toContainText(text)
  }
  await expectAccessible(page, 'Project Details', openDialog)
  await dialog.getByRole('button', { name: 'Edit Project' }).click()
  const editing = page.getByRole('dialog', { name: 'Edit Project' })
  await expect(editing.getByLabel('Project Name')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: `View Details of ${name}` })).toBeFocused()
})

test('a project is deleted once that is confirmed', { tag: '@mobile' }, async ({ page, office }) => {
  const { name } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText(
    `Are you sure you want to delete "${name}"? This action cannot be undone and will remove all associated tasks, reviews, and data.`,
  )
  await expectAccessible(page, 'Delete Project', openDialog)
  await dialog.getByRole('button', { name: 'Delete Project' }).click()
  await expectToast(page, 'Project Deleted')
  await expect(page.getByRole('heading', { name: 'No Projects Found' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'New Project' })).toBeFocused()
})

test('what is paid or signed is not deleted', { tag: '@mobile' }, async ({ page, office }) => {
  const message = 'This project has paid invoices or signed documents. Archive it instead.'
  const { name } = await createProjectByApi(office)
  await refuseCalls(page, 'admin.projects.delete', { code: 'CONFLICT', status: 409, message })
  await page.goto(`${PROJECTS}?search=${name}`)
  await page.getByRole('button', { name: `Delete ${name}` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete Project' }).click()
  await expectErrorToast(page, 'Error', message)
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('a project that has vanished says so, and nothing typed is lost', async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  const { id, name } = await createProjectByApi(office)
  await page.goto(`${PROJECTS}?search=${name}`)
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Description').fill('Ours')
  await callByApi(office, 'admin.projects.delete', { id })
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  await expectErrorToast(page, 'Error', 'This project does not exist')
  await expect(dialog.getByLabel('Description')).toHaveValue('Ours')
})

test('status and order stand in the address, and the back button undoes them', async ({ page }) => {
  await page.goto(PROJECTS)
  await page.getByLabel('Status').selectOption('Archived')
  await expect(page).toHaveURL(`${PROJECTS}?status=ARCHIVED`)
  await page.getByLabel('Sort').selectOption('By name')
  await expect(page).toHaveURL(/sort=name/)
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('ARCHIVED')
  await expect(page.getByLabel('Sort')).toHaveValue('name')
  await page.goBack()
  await page.goBack()
  await expect(page.getByLabel('Status')).toHaveValue('')
})
