import { expect, test } from './fixtures.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'
import { expectErrorToast, expectToast } from './screens.ts'

test('input is not lost when someone else has saved or deleted the project', async ({
  page,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 40[49]/)
  await signIn('admin')
  const { id, name, clientId } = await createProjectByApi(office)
  await page.goto(`/portal/admin/projects?search=${name}`)
  const card = page.getByRole('article', { name })
  await card.getByRole('button', { name: 'Edit' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit Project' })
  const description = dialog.getByLabel('Description')
  const submit = dialog.getByRole('button', { name: 'Update Project' })
  await description.fill('Ours')
  const theirs = { id, name, clientId, description: 'Theirs', targetEndDate: '2027-05-01' }
  await callByApi(office, 'admin.projects.update', { ...theirs, version: 1 })
  await submit.click()
  const choice = dialog.getByRole('alert')
  for (const text of ['Ours', 'Theirs', '2027-05-01']) await expect(choice).toContainText(text)
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expectToast(page, 'Project Updated')
  await expect(card).toContainText('Ours')
  await expect(card).toContainText('Due')

  await card.getByRole('button', { name: 'Edit' }).click()
  await description.fill('Too late')
  await callByApi(office, 'admin.projects.delete', { id })
  await submit.click()
  await expectErrorToast(page, 'Error', 'This project does not exist')
  await expect(description).toHaveValue('Too late')
})
