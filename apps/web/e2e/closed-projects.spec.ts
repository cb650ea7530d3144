import { addTask, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectToast } from './screens.ts'

test('an archived project needs no action until an administrator makes it active again', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await newClient()
  const { clientId, id, name } = await createProjectByApi(office, { client })
  const draft = await addTask(office, id, { title: 'Draft the greeting', owner: 'ADMIN' })
  const logo = await addTask(office, id, { title: 'Send us your logo', owner: 'CLIENT' })
  for (const task of [draft, logo]) await finishTask(office, task.id)
  await callByApi(office, 'admin.projects.update', { id, name, clientId, status: 'ARCHIVED' })

  await signIn(client)
  await page.goto(`/portal/projects/${id}`)
  await expect(page.getByText('This project is archived and read-only.')).toBeVisible()
  await expect(page.getByRole('table', { name: 'Tasks' })).toContainText('Ready for review')
  await expect(page.getByRole('button', { name: /^(Approve|Request changes|Start)/ })).toHaveCount(0)
  await page.goto('/portal')
  await expect(page.getByText('Nothing is waiting for you.')).toBeVisible()

  await signIn('admin')
  await page.goto(`/portal/admin/projects/${id}`)
  await expect(
    page.getByText('This project is archived. Its tasks and checklist are read-only'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Add task|Review)/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit Project' }).click()
  await page.getByRole('dialog', { name: 'Edit Project' }).getByLabel('Status').selectOption('Active')
  await page.getByRole('button', { name: 'Update Project' }).click()
  await expectToast(page, 'Project Updated')
  await expect(page.getByRole('button', { name: 'Review “Send us your logo”' })).toBeVisible()
})
