import { createClientProject } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { pixel } from './pixel.ts'

test('what one side writes the other reads without a reload, and a draft waits for its author', async ({
  newClient,
  office,
  openAsAdmin,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  await page.goto(`/portal/projects/${project.id}?tab=messages`)
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await expect(page.getByText('No Messages Yet')).toBeVisible()

  const theirs = await openAsAdmin(`/portal/admin/projects/${project.id}?tab=messages`)
  const ourField = theirs.getByRole('textbox', { name: 'Message', exact: true })

  await field.fill('Can the greeting say that we close at **noon**?')
  await field.press('Control+Enter')
  await expect(theirs.getByRole('region', { name: 'Messages' })).toContainText('we close at noon?')

  await ourField.fill('They asked this last year, too.')
  await theirs.getByRole('radio', { name: 'Administrators only' }).check()
  await theirs.getByRole('button', { name: 'Send' }).click()
  await ourField.fill('Yes, from Monday.')
  await theirs.getByRole('radio', { name: 'The client and us' }).check()
  await theirs.getByRole('button', { name: 'Send' }).click()
  const thread = page.getByRole('region', { name: 'Messages' })
  await expect(thread).toContainText('Yes, from Monday.')
  await expect(thread).not.toContainText('They asked this last year')

  const saved = page.waitForResponse((answer) => answer.url().includes('saveDraft') && answer.ok())
  await field.fill('And on holidays')
  await saved
  await page.reload()
  await expect(field).toHaveValue('And on holidays')
  await expect(thread).toContainText('Yes, from Monday.')
})

test('a client sends an image alone, and an administrator sees it at once', async ({
  newClient,
  office,
  openAsAdmin,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const theirs = await openAsAdmin(`/portal/admin/projects/${project.id}?tab=messages`)
  await expect(theirs.getByText('No Messages Yet')).toBeVisible()

  await page.goto(`/portal/projects/${project.id}?tab=messages`)
  const field = page.getByRole('region', { name: 'Upload files' })
  await field.getByLabel('Files to upload').setInputFiles(pixel('Front.png'))
  await expect(field).toContainText('ready to send')
  await page.reload()
  await expect(field).toContainText('ready to send')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field).not.toContainText('ready to send')

  const message = theirs.getByRole('article').filter({ hasText: client.name })
  await message.getByRole('button', { name: 'Front.png' }).click()
  const shown = theirs.getByRole('dialog').getByRole('img', { name: 'Front.png' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('what is typed before the page is interactive stays, and can be sent', async ({
  newClient,
  office,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const typed = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    const response = await route.fetch()
    const isThread = (await response.text()).includes('Your colleagues and we will read this')
    if (isThread) await typed.promise
    await route.fulfill({ response })
  })
  await page.goto(`/portal/projects/${project.id}?tab=messages`, { waitUntil: 'commit' })
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  await field.pressSequentially('We close at noon')
  await page.waitForLoadState('load')
  typed.resolve()
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('article')).toContainText('We close at noon')
  await expect(field).toHaveValue('')
})
