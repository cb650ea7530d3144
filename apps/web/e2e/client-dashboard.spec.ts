import { addTask, createClientProject, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'

test('the dashboard shows first what is waiting for the client, with its age', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const draft = await addTask(office, project.id, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, draft.id)
  await addTask(office, project.id, { title: 'Send us your logo', owner: 'CLIENT' })

  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${client.name}`)
  await expect(page.getByText(/^Two items are waiting for you\./)).toBeVisible()
  const rows = page.getByRole('region', { name: 'Waiting for you' }).getByRole('listitem')
  await expect(rows.nth(0)).toContainText('Review “Draft the greeting”')
  await expect(rows.nth(0)).toContainText('Front desk. Finished now.')
  await expect(rows.nth(1)).toContainText('Start “Send us your logo”')
  await expect(page.getByRole('region', { name: 'Recent Projects' })).toContainText('0 of 2 tasks approved')
  await page.getByRole('link', { name: 'Review task: Draft the greeting' }).click()
  await expect(page.getByRole('region', { name: 'Draft the greeting' })).toBeFocused()
  await page.getByRole('button', { name: 'Approve Draft the greeting' }).click()
  await page.getByRole('button', { name: 'Approve task' }).click()
  await expect(page.getByRole('region', { name: 'Draft the greeting' })).toHaveCount(0)
  await page.goBack()
  await expect(page.getByText('One item is waiting for you.')).toBeVisible()
  await expect(rows).toHaveCount(1)
  await page.getByRole('link', { name: 'Open task: Send us your logo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Front desk')
  await expect(page.getByRole('dialog', { name: 'Send us your logo' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator(':focus')).toContainText('Send us your logo')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Send us your logo', exact: true })).toBeFocused()
})
