import { expect, test } from './fixtures.ts'
import { PASSWORD, unique } from './people.ts'
import { expectErrorToast } from './screens.ts'

test('an administrator invites another, replaces the link, and only the new one works', async ({
  page,
  context,
  signIn,
  becomeVisitor,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await signIn('admin')
  const word = unique()
  const email = `odile-${word}@example.com`
  await page.goto('/portal/admin/users?tab=pending')
  await page.getByRole('button', { name: 'Invite User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite User' })
  await dialog.getByLabel('First Name').fill('Odile')
  await dialog.getByLabel('Last Name').fill('Marchetti')
  await dialog.getByLabel('Email Address').fill(email)
  await dialog.getByLabel('Role').selectOption('Administrator')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )

  const shown = page.getByRole('dialog', { name: 'Invitation link' })
  await shown.getByRole('button', { name: 'Copy link' }).click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  const first = await shown.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Odile Marchetti')
  await row.getByRole('button', { name: /^New link/ }).click()
  await expect(shown).toContainText(email)
  const second = await shown.getByLabel('Link', { exact: true }).inputValue()
  expect(second).not.toBe(first)

  await becomeVisitor()
  await page.goto(first)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation Not Found')
  await page.goto(second)
  await expect(page.getByRole('main')).toContainText('invited to join as an Administrator')
  await page.getByLabel('Username').fill(`odile_${word}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const login = page.getByRole('dialog', { name: 'Admin Login' })
  await login.getByLabel('Username').fill(`odile_${word}`)
  await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await login.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('link', { name: 'Admin Portal' })).toBeVisible()
})

test('a cancelled invitation disappears from the list, and its link says why', async ({
  page,
  signIn,
  invite,
  expectProblem,
}) => {
  expectProblem(/status of 409|status of 410/)
  await signIn('admin')
  const { email, inviteUrl } = await invite()
  await page.goto('/portal/admin/users?tab=pending')
  const row = page.getByRole('row', { name: email })
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invitation' }).click()
  await expect(row).toHaveCount(0)
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(row).toContainText('Cancelled')
  await page.goto(inviteUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation Issue')
  await expect(page.getByRole('main')).toContainText('This invitation was cancelled')
})
