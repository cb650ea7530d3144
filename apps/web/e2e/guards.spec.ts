import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi } from './people.ts'

async function expectRedirects(page: Page, redirects: Record<string, string>) {
  for (const [path, target] of Object.entries(redirects)) {
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(200)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page, path).toHaveURL(target)
  }
}

test('portal addresses redirect users by the role of their session', async ({ page, signIn }) => {
  await expectRedirects(page, { '/portal/profile': '/', '/portal/admin/users': '/' })
  await signIn('client')
  await expectRedirects(page, {
    '/portal/projects': '/portal/projects',
    '/portal/admin/nowhere': '/',
    '/client/dashboard': '/portal',
  })
  await signIn('admin')
  await expectRedirects(page, { '/portal/admin/nowhere': '/portal/admin', '/portal/nowhere/at/all': '/' })
})

test('a user whose role changes is signed out at the next call or load, and then finds the other portal', async ({
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
  // Waits until no call is left that would be refused before the click.
  await expect(page.getByRole('main').getByText(client.email).first()).toBeVisible()
  await changeRoleByApi(office, client.email, 'CLIENT')
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
})
