import { expect, test } from './fixtures.ts'
import { leaveLeadByApi, PASSWORD, unique } from './people.ts'
import { expectErrorToast, expectToast, isNarrow } from './screens.ts'

const LEADS = '/portal/admin/leads'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('a lead is moved, gets notes, is invited and becomes a client', { tag: '@mobile' }, async ({
  browser,
  page,
  office,
}) => {
  test.slow()
  const lead = await leaveLeadByApi(office)
  await page.goto('/portal/admin')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page
    .getByRole('navigation', { name: 'Admin portal' })
    .getByRole('link', { name: /^Leads\b/ })
    .click()
  await expect(page.getByRole('row', { name: lead.email })).toContainText('Learning software')
  await page.getByRole('radiogroup', { name: 'View' }).getByText('Board').click()
  await page.getByLabel('Search leads').fill(lead.email)
  await page.getByRole('button', { name: `Move to…, ${lead.name}` }).click()
  await page.getByRole('menuitem', { name: 'Qualified' }).click()
  await expectToast(page, 'Lead Moved', 'The lead is now qualified.')
  await page.reload()
  const card = page.getByRole('region', { name: /^Qualified/ }).getByRole('article', { name: lead.name })
  await expect(card).toContainText('Contacted after less than a minute')

  await card.getByRole('button', { name: lead.name, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: lead.name })
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Two crews.\nAsks for Fridays.')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes Saved')

  await drawer.getByRole('button', { name: 'Convert to client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Convert to client' })
  await dialog.getByLabel('Last Name').fill('Castellan')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  const shown = page.getByRole('dialog', { name: 'Invitation link' })
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(drawer).toContainText('Pending, expires')
  await expect(drawer.locator(':focus')).toHaveCount(1)

  const theirs = await browser.newPage()
  await theirs.goto(link)
  await theirs.getByLabel('Username').fill(`nora-${unique()}`)
  await theirs.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await theirs.getByLabel('Confirm Password', { exact: true }).fill(PASSWORD)
  await theirs.getByRole('button', { name: 'Create Account' }).click()
  await expect(theirs).toHaveURL(/\/portal$|\/$/)
  await theirs.close()

  await page.goto(`${LEADS}?lead=${lead.id}`)
  await expect(drawer).toContainText('Converted')
  await expect(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('Two crews.\nAsks for Fridays.')
  await drawer.getByRole('link', { name: 'Nora Castellan' }).click()
  await expect(page).toHaveURL(/\/portal\/admin\/clients\/[\da-f-]{36}$/)
  await expect(page.getByRole('region', { name: 'Contacts' })).toContainText('Nora Castellan')
})
