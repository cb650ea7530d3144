import { expect, test } from './fixtures.ts'
import { signInByApi } from './people.ts'
import { expectToast } from './screens.ts'

test('a client becomes an administrator, and their session ends in the other browser', async ({
  page,
  browser,
  signIn,
  newClient,
}) => {
  const client = await newClient()
  const otherBrowser = await browser.newContext()
  await signInByApi(otherBrowser.request, client)
  const theirs = await otherBrowser.newPage()
  await theirs.goto('/portal')
  await expect(theirs.getByRole('heading', { level: 1 })).toContainText(client.name)

  await signIn('admin')
  await page.goto(`/portal/admin/users?search=${client.email}`)
  const card = page.getByRole('article', { name: client.name })
  await card.getByRole('button', { name: /^Change Role/ }).click()
  await page.getByRole('dialog', { name: 'Change Role' }).getByRole('button', { name: 'Update Role' }).click()
  await expectToast(page, 'User Role Updated', 'User role has been successfully changed.')
  await expect(card.getByText('Admin', { exact: true })).toBeVisible()

  await theirs.reload()
  await expect(theirs).toHaveURL('/')
  await otherBrowser.close()
})
