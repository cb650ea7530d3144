import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectToast } from './screens.ts'

async function act(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

/** Opens the dialog to add a part, fills it in and saves. */
async function add(page: Page, noun: string, fields: Record<string, string>) {
  await page.getByRole('button', { name: `Add ${noun}` }).click()
  const dialog = page.getByRole('dialog', { name: `Add ${noun}` })
  for (const [label, text] of Object.entries(fields)) await dialog.getByLabel(label).fill(text)
  await dialog.getByRole('button', { name: `Add ${noun}` }).click()
  await expect(dialog).toHaveCount(0)
}

test('a project is created from a template and edited in its workspace', { tag: '@mobile' }, async ({
  page,
  newClient,
  signIn,
}) => {
  test.slow()
  const client = await newClient()
  const name = `Booking line ${unique()}`
  await signIn('admin')
  await page.goto('/portal/admin/projects')
  await page.getByRole('button', { name: 'New Project' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Project' })
  await dialog.getByLabel('Project Name').fill(name)
  await dialog.getByLabel('Client').fill(client.email)
  await page.getByRole('option', { name: `${client.name} (${client.email}), address not confirmed` }).click()
  await dialog.getByLabel('Target End Date').fill('2027-03-01')
  await dialog.getByLabel('Start from the template').check()
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(page, 'Project Created')
  await page.getByRole('searchbox', { name: 'Search projects' }).fill(name)
  await page.getByRole('button', { name: `View Details of ${name}` }).click()
  await page.getByRole('link', { name: 'Open workspace' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)

  const rows = page.getByRole('table', { name: 'Tasks' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await add(page, 'task', { Title: 'Ring the office', 'Due date': '2027-02-01' })
  await expectToast(page, 'Task Added')
  await expect(rows.last()).toContainText('Ring the office')
  await page.getByRole('button', { name: 'Move “Ring the office” up' }).click()
  await expect(rows.last()).not.toContainText('Ring the office')
  await act(page, 'Ring the office', 'Move to “In progress”')
  await expectToast(page, 'Task Moved')

  await page.getByRole('tab', { name: 'Checklist' }).click()
  await add(page, 'item', { Item: 'Calls are answered' })
  await act(page, 'Calls are answered', 'Mark as passed')
  await expect(page.getByRole('row', { name: 'Calls are answered' })).toContainText('Passed')

  await page.getByRole('tab', { name: 'Costs' }).click()
  await add(page, 'cost', { Label: 'Setup', Amount: '1200.5' })
  const totals = page.getByRole('region', { name: 'Totals' })
  await expect(totals.getByRole('definition')).toHaveText(['$1,200.50', '$1,200.50', '$0.00'])

  await page.getByRole('tab', { name: 'Tools' }).click()
  await add(page, 'tool', { 'Tool name': `Calendar of ${name}` })
  await act(page, `Calendar of ${name}`, 'Mark as configured')
  await expect(page.getByRole('row', { name: `Calendar of ${name}` })).toContainText('Configured')

  await page.getByRole('tab', { name: 'History' }).click()
  await expect(page).toHaveURL(/\?tab=history$/)
  await expect(page.getByRole('button', { name: 'Created a project' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true')
  await page.getByRole('tab', { name: 'Tasks' }).click()
  await expect(rows.filter({ hasText: 'Ring the office' })).toContainText('In progress')
  await expect(rows.last()).not.toContainText('Ring the office')
})
