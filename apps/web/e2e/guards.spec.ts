import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { changeRoleByApi, unique } from './people.ts'
import { expectErrorToast, openLogin } from './screens.ts'

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
  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await question.getByRole('button', { name: 'Use another account' }).click()
  await expect(page.getByRole('dialog', { name: 'Admin Login' })).toBeVisible()
  await expect(page).toHaveURL('/')
})

for (const { path, role, field } of [
  { path: '/portal/invoices?status=OPEN', role: 'client', field: 'Email' },
  { path: '/portal/admin/users?tab=pending', role: 'admin', field: 'Username' },
] as const) {
  test(`a link to ${path} survives signing in and a reload`, async ({ newAdmin, newClient, page }) => {
    const person = await (role === 'admin' ? newAdmin() : newClient())
    await page.goto(path)
    const dialog = page.getByRole('dialog', { name: role === 'admin' ? 'Admin Login' : 'Customer Login' })
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL('/')
    await page.reload()
    await openLogin(page, role === 'admin' ? 'Admin Login' : 'Customer Login')
    await dialog.getByLabel(field).fill(person.email)
    await dialog.getByLabel('Password', { exact: true }).fill(person.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  })
}

test('a form whose session has ended goes on once the password is entered', async ({
  context,
  expectProblem,
  newAdmin,
  page,
  signIn,
}) => {
  expectProblem(/status of 401/)
  const { email, password } = await signIn(await newAdmin())
  await page.goto('/portal/admin/users?tab=pending')
  await page.getByRole('button', { name: 'Invite User' }).click()
  const form = page.getByRole('dialog', { name: 'Invite User' })
  const invited = `ines-${unique()}@example.com`
  await form.getByLabel('First Name').fill('Ines')
  await form.getByLabel('Last Name').fill('Moreno')
  await form.getByLabel('Email Address').fill(invited)
  await context.clearCookies()
  await form.getByRole('button', { name: 'Send Invitation' }).click()

  const question = page.getByRole('dialog', { name: 'Your session has ended' })
  await expect(question.getByLabel('Account')).toHaveValue(email)
  const field = question.getByLabel('Password', { exact: true })
  await field.fill('Not this one')
  await page.keyboard.press('Enter')
  await expectErrorToast(page, 'Login failed', 'Invalid credentials')
  await field.fill(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Invitation link' })).toContainText(invited)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row', { name: invited })).toBeVisible()
})
