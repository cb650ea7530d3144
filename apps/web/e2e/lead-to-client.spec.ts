import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { leaveLeadByApi, PASSWORD, unique } from './people.ts'
import { expectErrorToast } from './screens.ts'

const LEADS = '/portal/admin/leads'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('a lead becomes a client who accepts', { tag: '@mobile' }, async ({ browser, page, office }) => {
  test.slow()
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?search=${lead.email}`)
  await page.getByRole('button', { name: lead.name }).click()
  const drawer = page.getByRole('dialog', { name: lead.name })
  await drawer.getByRole('button', { name: 'Convert to client' }).click()

  const dialog = page.getByRole('dialog', { name: 'Convert to client' })
  await expect(dialog.getByLabel('First Name')).toHaveValue('Nora')
  await expect(dialog.getByLabel('First Name')).toBeFocused()
  await expect(dialog.getByLabel('Last Name')).toHaveValue(lead.name.replace('Nora ', ''))
  await expect(dialog.getByLabel('Email Address')).toHaveValue(lead.email)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(drawer.getByRole('button', { name: 'Convert to client' })).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel('Last Name').fill(' ')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByLabel('Last Name')).toHaveAccessibleDescription('Last name is required')
  await dialog.getByLabel('Last Name').fill('Castellan')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  const shown = page.getByRole('dialog', { name: 'Invitation link' })
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  await expect(shown.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(drawer).toContainText('Pending, until')
  await expect(drawer).toContainText('Contacted after less than a minute')
  await expect(drawer.getByRole('button', { name: 'Convert to client' })).toHaveCount(0)
  await expect(drawer.locator(':focus')).toHaveCount(1)

  const theirs = await browser.newPage()
  await theirs.goto(link)
  await theirs.getByLabel('Username').fill(`nora-${unique()}`)
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL(/\/portal$|\/$/)
  await theirs.close()

  await page.reload()
  await expect(drawer).toContainText('Converted')
  await drawer.getByRole('link', { name: 'Nora Castellan' }).click()
  await expect(page).toHaveURL(`/portal/admin/users?search=${encodeURIComponent(lead.email)}`)
  await expect(page.getByRole('article', { name: 'Nora Castellan' })).toBeVisible()
})

test('a lead who has an account already is refused in words', async ({ page, office, expectProblem }) => {
  expectProblem(/status of 409/)
  const lead = await leaveLeadByApi(office)
  const account = { name: lead.name, email: lead.email, password: PASSWORD }
  const visitor = await page.context().browser()?.newContext()
  await visitor?.request.post(new URL('/api/auth/jwt/register', await addressOf(page)).href, {
    data: account,
  })
  await visitor?.close()
  await page.goto(`${LEADS}?lead=${lead.id}`)
  await page.getByRole('button', { name: 'Convert to client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert to client' })
  await expectAccessible(page, 'Convert to client', `${openDialog}:has(input[readonly])`)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(page, 'Error', 'This email address already has an account')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Nora')
})

async function addressOf(page: import('@playwright/test').Page): Promise<string> {
  await page.goto('/portal/admin')
  return page.url()
}
