import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

test('Contact opens the mail client, also from the menu on a phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('body')).not.toContainText('hello@tallgrass.example')
  const contact = page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Contact' })
  let message = page.waitForRequest('mailto:hello@tallgrass.example')
  await contact.click()
  await message
  const card = page.getByRole('dialog', { name: 'Contact details' })
  await expect(card).toContainText('hello@tallgrass.example')
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await expect(contact).toBeFocused()
  await page.setViewportSize({ width: 375, height: 812 })
  message = page.waitForRequest('mailto:hello@tallgrass.example')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await contact.click()
  await message
  await expect(page.getByRole('button', { name: 'Copy phone number' })).toBeVisible()
})

test('a client signs out from the menu on a phone, and the portal is closed to them', async ({
  page,
  signIn,
}) => {
  await page.setViewportSize({ width: 375, height: 812 })
  const { name } = await signIn('client')
  await page.goto('/')
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByText(name)).toBeVisible()
  await menu.getByRole('button', { name: 'Logout' }).click()
  await expect(menu).toHaveCount(0)
  await page.goto('/portal')
  await expect(page).toHaveURL('/')
})

test('after a sign-out, the back button does not reveal the portal', async ({ page, signIn }) => {
  await signIn('admin')
  await page.goto('/')
  await page.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(page.getByText('Total Users')).toBeVisible()
  await page.getByRole('button', { name: /^User menu/ }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expectToast(page, 'Logged Out', 'You have been successfully logged out.')
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Total Users')).toHaveCount(0)
})
