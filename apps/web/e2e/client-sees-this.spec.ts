import { addTask, createClientProject, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'

test('an administrator sees the portal as a contact does, in a tab that changes nothing', async ({
  context,
  newClient,
  office,
  page,
  signIn,
}) => {
  const org = `Prairie Works ${unique()}`
  const client = await newClient(org)
  const project = await createClientProject(office, { client, name: 'Front Desk' })
  const task = await addTask(office, project.id, { title: 'Draft the greeting', owner: 'ADMIN' })
  await finishTask(office, task.id)
  await signIn('admin')

  await page.goto(`/portal/admin/clients?search=${encodeURIComponent(org)}`)
  await page.getByRole('link', { name: org }).click()
  await page.getByRole('button', { name: `Actions for ${client.name}` }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Client sees this' }).click(),
  ])
  const strip = tab.getByRole('region', { name: 'View as a contact' })
  const sentence = `You are viewing the portal as ${client.name} (${org}). You cannot change anything here.`
  await expect(strip).toContainText(sentence)
  await expect(tab).toHaveURL('/portal')
  await expect(tab.getByRole('heading', { level: 1 })).toContainText(client.name)

  await tab.goto(`/portal/projects/${project.id}`)
  await expect(tab.getByRole('button', { name: 'Review: Draft the greeting' })).toBeDisabled()
  await expect(tab.getByText('Only the client can review.')).toBeVisible()

  await tab.goto('/portal/projects')
  await tab.reload()
  await expect(tab.getByRole('main')).toContainText('Front Desk')
  await expect(strip).toContainText(sentence)
  await tab.goto('/')
  await expect(strip).toContainText(sentence)
  await page.reload()
  await expect(page.getByRole('heading', { name: org })).toBeVisible()
  await expect(page.getByRole('region', { name: 'View as a contact' })).toBeHidden()

  await strip.getByRole('button', { name: 'End view' }).click()
  await expect(tab).toHaveURL(/\/portal\/admin\/clients\/[\w-]+$/)
  await expect(tab.getByRole('heading', { name: org })).toBeVisible()
  await expect(strip).toBeHidden()
  // The session is the administrator's again, which sees no client's portal.
  await tab.goto('/portal/projects')
  await expect(tab).toHaveURL('/')
})

test('signing out there ends the view, not the session', async ({ context, newClient, page, signIn }) => {
  const org = `Prairie Works ${unique()}`
  const client = await newClient(org)
  await signIn('admin')
  await page.goto(`/portal/admin/clients?search=${encodeURIComponent(org)}`)
  await page.getByRole('link', { name: org }).click()
  await page.getByRole('button', { name: `Actions for ${client.name}` }).click()
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Client sees this' }).click(),
  ])
  await expect(tab.getByRole('button', { name: 'End view' })).toBeVisible()
  await tab.getByRole('button', { name: 'Sign Out' }).click()
  await expect(tab).toHaveURL(/\/portal\/admin\/clients\/[\w-]+$/)
  await expect(tab.getByRole('heading', { name: org })).toBeVisible()
})

test('a tab that cannot be marked as a view leaves it', async ({
  context,
  expectProblem,
  newClient,
  page,
  signIn,
}) => {
  const org = `Prairie Works ${unique()}`
  const client = await newClient(org)
  await signIn('admin')
  await page.goto(`/portal/admin/clients?search=${encodeURIComponent(org)}`)
  await page.getByRole('link', { name: org }).click()
  await page.getByRole('button', { name: `Actions for ${client.name}` }).click()
  expectProblem(/status of 404/)
  await context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const isStrip = (await response.text()).includes('You are viewing the portal as')
    await route.fulfill(isStrip ? { status: 404 } : { response })
  })
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('menuitem', { name: 'Client sees this' }).click(),
  ])
  await expect(tab).toHaveURL('/portal/admin')
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
})
