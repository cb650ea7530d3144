import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { isNarrow } from './screens.ts'

const HIDDEN_LINK = '[link, visible only to the recipient]'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

async function goBySidebar(page: Page, name: string) {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Admin portal' })
  // A count may follow the name.
  await sidebar.getByRole('link', { name: new RegExp(`^${name}`) }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
}

test('the lists of the back office show what visitors and administrators did', { tag: '@mobile' }, async ({
  page,
  invite,
  office,
}) => {
  test.slow()
  const word = unique()
  const submission = {
    name: `Maren ${word}`,
    email: `maren-${word}@example.com`,
    company: 'Okafor Tile & Stone',
    role: 'Owner',
    useCase: 'Showing new setters\nhow we prepare a floor',
    product: 'tallgrass-strides',
  }
  expect((await office.post('/api/devlab/waitlist', { data: submission })).ok()).toBe(true)
  const { email, id } = await invite()

  await page.goto('/portal/admin')
  await goBySidebar(page, 'Waitlist')
  await page.getByRole('row', { name: submission.email }).getByRole('button').click()
  await expect(page.getByRole('dialog', { name: submission.name })).toContainText('how we prepare a floor')
  await page.keyboard.press('Escape')

  await goBySidebar(page, 'Outbox')
  await expect(page.getByText('No mail server is configured (SMTP_URL)')).toBeVisible()
  const message = page.getByRole('row', { name: email })
  await expect(message).toContainText('Not sent')
  await message.getByRole('button', { name: /^Your invitation/ }).click()
  await expect(page.getByRole('dialog', { name: /^Your invitation/ })).toContainText(HIDDEN_LINK)
  await page.keyboard.press('Escape')

  await goBySidebar(page, 'Conversations')
  await page.getByRole('button', { name: /^Do you have something to train seasonal staff/ }).click()
  const conversation = page.getByRole('dialog', { name: 'Conversation with Ravi Menon' })
  await conversation.getByRole('link', { name: 'Open lead Ravi Menon' }).click()
  await expect(page.getByRole('dialog', { name: 'Ravi Menon' })).toContainText('Menon Tax & Books')
  await page.goBack()
  await expect(conversation).toBeVisible()
  await page.keyboard.press('Escape')

  await goBySidebar(page, 'Audit')
  await page.getByLabel('Action').selectOption('Created an invitation')
  await page.getByLabel('Entity ID').fill(id)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.reload()
  await expect(page.getByLabel('Entity ID')).toHaveValue(id)
  await expect(page.getByRole('row')).toHaveCount(2)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,invitation.create,invitation,${id},`)
})
