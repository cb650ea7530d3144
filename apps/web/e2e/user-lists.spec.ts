import { expect, test } from './fixtures.ts'

const USERS = '/portal/admin/users'

test('search, role and tab are in the address, survive a reload, and the back button undoes them', async ({
  page,
  signIn,
  newClient,
}) => {
  await signIn('admin')
  const client = await newClient()
  await page.goto('/portal/admin')
  await page.getByRole('link', { name: 'Users', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search users' })
  const role = page.getByRole('combobox', { name: 'Role' })
  await search.fill(client.email)
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page).toHaveURL(`${USERS}?search=${encodeURIComponent(client.email)}`)
  await role.selectOption('Admin')
  await expect(page.getByRole('heading', { name: 'No Users Found' })).toBeVisible()
  await expect(page).toHaveURL(/role=ADMIN/)
  await page.reload()
  await expect(search).toHaveValue(client.email)
  await expect(role).toHaveValue('ADMIN')

  await page.goBack()
  await expect(role).toHaveValue('')
  await expect(page.getByRole('article', { name: client.name })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('')
  const history = page.getByRole('tab', { name: 'Invitation History' })
  await history.click()
  await expect(page).toHaveURL(`${USERS}?tab=history`)
  await page.reload()
  await expect(history).toHaveAttribute('aria-selected', 'true')
  await page.goBack()
  await expect(page.getByRole('tab', { name: 'Active Users' })).toHaveAttribute('aria-selected', 'true')
})
