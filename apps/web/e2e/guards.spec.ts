import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi } from './people.ts'

async function expectWays(page: Page, ways: Record<string, string>) {
  for (const [asked, reached] of Object.entries(ways)) {
    const response = await page.goto(asked)
    expect(response?.status(), asked).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page, asked).toHaveURL(reached)
  }
}

test('addresses of the portals lead people where they belong, by the session of their cookie', async ({
  page,
  signIn,
}) => {
  await expectWays(page, { '/portal/profile': '/', '/portal/admin/users': '/' })
  await signIn('client')
  await expectWays(page, {
    '/portal/projects': '/portal/projects',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/portal',
  })
  await signIn('admin')
  await expectWays(page, { '/portal/admin/nowhere': '/portal/admin', '/portal/nowhere/at/all': '/' })
})

test('whoever gets another role leaves at the next call or load, signs in again and finds the other portal', async ({
  page,
  newClient,
  signIn,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 401/)
  const client = await signIn(await newClient())
  await page.goto('/portal')
  await changeRoleByApi(office, client.email, 'ADMIN')
  await page.reload()
  await expect(page).toHaveURL('/')
  await signIn(client)
  await page.goto('/portal/admin')
  await expect(page.getByText(`Welcome, ${client.name}`)).toBeVisible()

  await page.getByRole('link', { name: 'Users', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'User Management' })).toBeVisible()
  // Nothing is being asked any more that would be refused before the click.
  await expect(page.getByRole('main').getByText(client.email).first()).toBeVisible()
  await changeRoleByApi(office, client.email, 'CLIENT')
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})
