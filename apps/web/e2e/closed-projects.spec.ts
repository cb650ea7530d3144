import type { APIRequestContext } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { addTask, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectErrorToast, expectFits, expectToast } from './screens.ts'

async function setStatus(
  office: APIRequestContext,
  { clientId, id, name }: { clientId: string | undefined; id: string; name: string },
  status: string,
) {
  await callByApi(office, 'admin.projects.update', { id, name, clientId, status })
}

test('an archived project offers an administrator nothing that would be refused', { tag: '@mobile' }, async ({
  page,
  office,
  signIn,
}) => {
  const project = await createProjectByApi(office)
  const task = await addTask(office, project.id, { title: 'Send us your logo', owner: 'CLIENT' })
  await finishTask(office, task.id)
  await callByApi(office, 'admin.checklist.create', { projectId: project.id, item: 'Calls are answered' })
  await setStatus(office, project, 'ARCHIVED')
  await signIn('admin')
  await page.goto(`/portal/admin/projects/${project.id}`)
  await expect(page.getByText('This project is archived: its tasks and its checklist stay')).toBeVisible()
  const tasks = page.getByRole('table', { name: 'Tasks' })
  await expect(tasks).toContainText('Ready for review')
  await expect(page.getByRole('button', { name: 'Add task' })).toHaveCount(0)
  await expect(tasks.getByRole('button', { name: /^(Move|Review)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Actions for Send us your logo' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['Reviews'])
  await page.keyboard.press('Escape')
  await expectAccessible(page, 'an archived project')
  await expectFits(page)
  await page.getByRole('tab', { name: 'Checklist' }).click()
  const checklist = page.getByRole('table', { name: 'Checklist' })
  await expect(checklist).toContainText('Calls are answered')
  await expect(page.getByRole('tabpanel').getByRole('button')).toHaveCount(0)
  await page.getByRole('tab', { name: 'Tools' }).click()
  await expect(page.getByRole('button', { name: 'Add tool' })).toBeVisible()

  await page.getByRole('button', { name: 'Edit Project' }).click()
  await page.getByRole('dialog', { name: 'Edit Project' }).getByLabel('Status').selectOption('Active')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expectToast(page, 'Project Updated')
  await expect(page.getByRole('button', { name: 'Edit Project' })).toBeFocused()
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(page.getByRole('button', { name: 'Review “Send us your logo”' })).toBeVisible()
})

test('an archived project asks nothing of its client', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await newClient()
  const project = await createProjectByApi(office, { client })
  const draft = await addTask(office, project.id, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, draft.id)
  await addTask(office, project.id, { title: 'Send us your logo', owner: 'CLIENT' })
  await setStatus(office, project, 'ARCHIVED')
  await signIn(client)
  await page.goto(`/portal/projects/${project.id}`)
  await expect(page.getByText('This project is archived: it is kept as it was.')).toBeVisible()
  const tasks = page.getByRole('table', { name: 'Tasks' })
  await expect(tasks).toContainText('Ready for review')
  await expect(page.getByRole('button', { name: /^(Approve|Request changes|Start)/ })).toHaveCount(0)
  await page.goto('/portal')
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()
})

test('a review of a project that is archived meanwhile is refused, and what was written stays', async ({
  page,
  newClient,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const client = await newClient()
  const project = await createProjectByApi(office, { client })
  const title = 'Draft the greeting'
  const draft = await addTask(office, project.id, { title, owner: 'ADMIN' })
  await finishTask(office, draft.id)
  await signIn(client)
  await page.goto(`/portal/projects/${project.id}`)
  const card = page.getByRole('region', { name: title })
  await card.getByLabel('Comment').fill('Fine with me')
  await setStatus(office, project, 'ARCHIVED')
  await card.getByRole('button', { name: `Approve ${title}` }).click()
  await expectErrorToast(page, 'Error', 'This project is archived. Ask us to make it active again.')
  await expect(card).toContainText('This task does not wait for your answer any more, and nothing was sent.')
  await expect(card.getByLabel('Comment')).toHaveValue('Fine with me')
})

test('an administrator’s review of a round that is over is refused, and what was written stays', async ({
  page,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const project = await createProjectByApi(office)
  const title = 'Send us your logo'
  const task = await addTask(office, project.id, { title, owner: 'CLIENT' })
  await finishTask(office, task.id)
  await signIn('admin')
  await page.goto(`/portal/admin/projects/${project.id}`)
  await page.getByRole('button', { name: `Review “${title}”` }).click()
  const dialog = page.getByRole('dialog', { name: title })
  await dialog.getByLabel('Comment').fill('Larger, please')
  const review = { taskId: task.id, round: 1, decision: 'REVISE', comment: 'Sharper, please' }
  await callByApi(office, 'portal.tasks.review', review)
  await finishTask(office, task.id)
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expectErrorToast(
    page,
    'Error',
    'This review is about round 1, but the task is in round 2 by now. Please look again.',
  )
  await expect(dialog.getByText('Round 2')).toBeVisible()
  await expect(dialog).toContainText('Sharper, please')
  await expect(dialog.getByLabel('Comment')).toHaveValue('Larger, please')
  await dialog.getByRole('button', { name: 'Request changes' }).click()
  await expectToast(page, 'Review Saved')
})
