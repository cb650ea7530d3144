import type { Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectErrorToast, expectFits, expectToast } from './screens.ts'

const addressOf = (id: string, tab?: string) => `/portal/admin/projects/${id}${tab ? `?tab=${tab}` : ''}`

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('the workspace is reached from the details, and its tabs stand in the address', {
  tag: '@mobile',
}, async ({ page, office }) => {
  test.slow()
  const { id, name } = await createProjectByApi(office, { fromTemplate: true })
  await page.goto(`/portal/admin/projects?search=${name}`)
  await page.getByRole('button', { name: `View Details of ${name}` }).click()
  await page.getByRole('link', { name: 'Open workspace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page).toHaveURL(addressOf(id))
  await expect(page.getByRole('table', { name: 'Tasks' })).toBeVisible()
  await expectAccessible(page, 'tasks')
  await expectFits(page)
  for (const tab of ['Checklist', 'Costs', 'Tools', 'Agreements', 'Invoices', 'History']) {
    await page.getByRole('tab', { name: tab }).click()
    await expect(page).toHaveURL(addressOf(id, tab.toLowerCase()))
    await expect(page.getByRole('tabpanel', { name: tab }).getByRole('status')).toHaveCount(0)
    await expectAccessible(page, tab)
  }
  await expect(page.getByRole('button', { name: 'Project: create' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
})

test('tasks are added, ordered, moved, edited and deleted', { tag: '@mobile' }, async ({ page, office }) => {
  const { id } = await createProjectByApi(office)
  await page.goto(addressOf(id))
  await expect(page.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible()
  for (const title of ['First', 'Second']) {
    await page.getByRole('button', { name: 'Add task' }).click()
    const dialog = page.getByRole('dialog', { name: 'Add task' })
    await dialog.getByLabel('Title').fill(title)
    await dialog.getByLabel('Due date').fill('2027-02-01')
    await dialog.getByRole('button', { name: 'Add task' }).click()
    await expectToast(page, 'Task Added')
    await expect(dialog).toHaveCount(0)
  }
  const rows = page.getByRole('table', { name: 'Tasks' }).getByRole('row')
  await page.getByRole('button', { name: 'Move “Second” up' }).click()
  await expect(rows.nth(1)).toContainText('Second')
  await expect(page.getByRole('button', { name: 'Move “Second” down' })).toBeFocused()
  await page.reload()
  await expect(rows.nth(1)).toContainText('Second')

  await act(page, 'Second', 'Move to “In progress”')
  await expectToast(page, 'Task Moved')
  await expect(rows.nth(1)).toContainText('In progress')
  await act(page, 'Second', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Title').fill('Second, better')
  await expectAccessible(page, 'Edit task', openDialog)
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expectToast(page, 'Task Updated')
  await expect(rows.nth(1)).toContainText('Second, better')
  await expect(page.getByRole('button', { name: 'Actions for Second, better' })).toBeFocused()
  await act(page, 'First', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).click()
  await expectToast(page, 'Task Deleted')
  await expect(rows).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Actions for Second, better' })).toBeFocused()
  await act(page, 'Second, better', 'Delete')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Actions for Second, better' })).toBeFocused()
  await act(page, 'Second, better', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete task' }).click()
  await expect(page.getByRole('heading', { name: 'No Tasks Yet' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add task' })).toBeFocused()
})

test('a task that somebody else changed meanwhile is shown beside ours', { tag: '@mobile' }, async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const { id: projectId } = await createProjectByApi(office)
  const task = await callByApi<{ id: string }>(office, 'admin.tasks.create', { projectId, title: 'Draft' })
  await page.goto(addressOf(projectId))
  await act(page, 'Draft', 'Edit')
  const dialog = page.getByRole('dialog', { name: 'Edit task' })
  await dialog.getByLabel('Title').fill('Ours')
  await callByApi(office, 'admin.tasks.update', { id: task.id, version: 1, title: 'Theirs' })
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  const choice = dialog.getByRole('alert')
  for (const text of ['Ours', 'Theirs']) await expect(choice).toContainText(text)
  await expectAccessible(page, 'both versions', openDialog)
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expectToast(page, 'Task Updated')
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('Ours')
})

test('a client’s task that is ready is reviewed', { tag: '@mobile' }, async ({ page, office }) => {
  const { id: projectId } = await createProjectByApi(office)
  const input = { projectId, title: 'Write down the questions', detail: 'Ten are enough.', owner: 'CLIENT' }
  const { id } = await callByApi<{ id: string }>(office, 'admin.tasks.create', input)
  for (const status of ['IN_PROGRESS', 'READY_FOR_REVIEW']) {
    await callByApi(office, 'portal.tasks.move', { id, status })
  }
  await page.goto(addressOf(projectId))
  await page.getByRole('button', { name: `Review “${input.title}”` }).click()
  const dialog = page.getByRole('dialog', { name: input.title })
  await expect(dialog).toContainText('Ten are enough.')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expect(dialog).toContainText('Please say what should change')
  await expectAccessible(page, 'a review', openDialog)
  await dialog.getByLabel('Comment').fill('Add the opening hours.')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expectToast(page, 'Review Saved')
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('Changes requested')
  await expect(page.getByRole('button', { name: `Actions for ${input.title}` })).toBeFocused()
  await act(page, input.title, 'Reviews')
  await expect(dialog).toContainText('asked for changes')
  await expect(dialog).toContainText('Add the opening hours.')
})

test('items of the checklist pass and fail', { tag: '@mobile' }, async ({ page, office }) => {
  const { id } = await createProjectByApi(office)
  await page.goto(addressOf(id, 'checklist'))
  await page.getByRole('button', { name: 'Add item' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add item' })
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expect(dialog).toContainText('Item is required')
  await dialog.getByLabel('Item').fill('Calls are answered')
  await dialog.getByRole('button', { name: 'Add item' }).click()
  await expectToast(page, 'Item Added')
  const table = page.getByRole('table', { name: 'Checklist' })
  await expect(table).toContainText('Pending')
  await act(page, 'Calls are answered', 'Mark as passed')
  await expect(table).toContainText('Passed')
})

test('costs add up, and an amount with three decimals is refused at its field', { tag: '@mobile' }, async ({
  page,
  office,
}) => {
  const { id } = await createProjectByApi(office)
  await page.goto(addressOf(id, 'costs'))
  await page.getByRole('button', { name: 'Add cost' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add cost' })
  await dialog.getByLabel('Label').fill('Setup')
  await dialog.getByLabel('Amount').fill('1200.505')
  await dialog.getByRole('button', { name: 'Add cost' }).click()
  await expect(dialog).toContainText('Amount must be a number with at most two decimals')
  await expect(dialog.getByLabel('Label')).toHaveValue('Setup')
  await dialog.getByLabel('Amount').fill('1200.5')
  await dialog.getByLabel('Reimbursable').check()
  await expectAccessible(page, 'Add cost', openDialog)
  await dialog.getByRole('button', { name: 'Add cost' }).click()
  await expectToast(page, 'Cost Added')
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.getByRole('definition')).toHaveText(['$1,200.50', '$1,200.50', '$1,200.50'])
  await expect(page.getByRole('region', { name: 'By category' })).toContainText('Service fees$1,200.50')
  await expect(page.getByRole('table', { name: 'Costs' })).toContainText('$1,200.50')
})

test('tools go over to the client step by step', { tag: '@mobile' }, async ({ page, office }) => {
  const { id } = await createProjectByApi(office)
  await page.goto(addressOf(id, 'tools'))
  await page.getByRole('button', { name: 'Add tool' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add tool' })
  await dialog.getByLabel('Tool name').fill('Booking calendar')
  await dialog.getByRole('button', { name: 'Add tool' }).click()
  await expectToast(page, 'Tool Added')
  const table = page.getByRole('table', { name: 'Tools' })
  await act(page, 'Booking calendar', 'Mark as configured')
  await expect(table).toContainText('Configured')
  await act(page, 'Booking calendar', 'Mark as transferred')
  await expect(table).toContainText('Transferred')
})

test('a project that is not there says so', { tag: '@mobile' }, async ({ page }) => {
  for (const id of ['019a0000-0000-7000-8000-000000000000', 'nonsense']) {
    await page.goto(addressOf(id))
    await expect(page.getByRole('heading', { name: 'Project Not Found' })).toBeVisible()
  }
  await page.getByRole('link', { name: 'Back to projects' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Management')
})

test('a project that vanishes meanwhile says so, and nothing typed is lost', async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  const { id } = await createProjectByApi(office)
  await page.goto(addressOf(id))
  await page.getByRole('button', { name: 'Add task' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add task' })
  await dialog.getByLabel('Title').fill('Ours')
  await callByApi(office, 'admin.projects.delete', { id })
  await dialog.getByRole('button', { name: 'Add task' }).click()
  await expectErrorToast(page, 'Error', 'This project does not exist')
  await expect(dialog.getByLabel('Title')).toHaveValue('Ours')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('This project was deleted.')).toBeVisible()
})
