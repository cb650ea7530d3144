import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, isNarrow } from './screens.ts'

test.beforeEach(async ({ signIn }) => {
  await signIn('client')
})

test('help is in the sidebar and leads on', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/portal')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  const sidebar = page.getByRole('navigation', { name: 'Client portal' })
  await sidebar.getByRole('link', { name: 'Help & Support' }).click()
  await expect(page).toHaveTitle('Help & Support: Client Portal')
  await expect(page.getByText('We reply within 24 hours.')).toBeVisible()
  const hours = page.getByRole('region', { name: 'Business hours' })
  for (const line of ['Mon-Fri9-6 CST', 'Sat10-2 CST', 'Sunclosed']) await expect(hours).toContainText(line)
  const quick = page.getByRole('region', { name: 'Quick links' })
  await expect(quick.getByRole('link')).toHaveText([
    'Dashboard',
    'Projects',
    'Agreements',
    'Invoices',
    'Profile',
  ])
  const more = page.getByRole('region', { name: 'Additional resources' })
  await expect(more.getByRole('link', { name: 'Service demos' })).toHaveAttribute('href', '/small-business')
  await quick.getByRole('link', { name: 'Projects' }).click()
  await expect(page).toHaveURL('/portal/projects')
})

test('eight questions open one at a time', async ({ page }) => {
  await page.goto('/portal/help')
  const questions = page.getByRole('region', { name: 'Frequently asked questions' })
  await expect(questions.getByRole('heading', { level: 3 })).toHaveCount(8)
  await questions.getByRole('button', { name: 'How do I review a task?' }).click()
  await expect(questions.getByText('What is ready for review stands above all other tasks')).toBeVisible()
  await questions.getByRole('button', { name: 'Which tasks are mine?' }).click()
  await expect(questions.getByText('Those whose owner reads “You”.')).toBeVisible()
  await expect(questions.getByText('What is ready for review stands above all other tasks')).toBeHidden()
})

test('people are reached by mail, by chat and by phone', { tag: '@mobile' }, async ({ page }) => {
  await page.goto('/portal/help')
  const contact = page.getByRole('region', { name: 'Contact us' })
  await expect(contact.getByRole('button', { name: 'Write to us' })).toBeVisible()
  await expect(contact.getByRole('link', { name: '(972) 555-0142' })).toHaveAttribute(
    'href',
    'tel:+1-972-555-0142',
  )
  const button = contact.getByRole('button', { name: 'Open project chat' })
  await button.click()
  const chat = page.getByRole('dialog', { name: 'Chat with Tally' })
  await expect(chat.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(button).toBeFocused()
})

test('help is accessible and fits, whatever the width', async ({ page }) => {
  await page.goto('/portal/help')
  await page.getByRole('button', { name: 'How do I review a task?' }).click()
  await expectAccessible(page, 'help')
  await expectFits(page)
})
