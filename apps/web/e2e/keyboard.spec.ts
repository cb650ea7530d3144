import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { unique } from './people.ts'
import { expectErrorToast } from './screens.ts'

test('an administrator signs in and invites a client without a mouse', async ({ page, newAdmin }) => {
  const admin = await newAdmin()
  const email = `keys-${unique()}@example.com`
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: 'Admin Login' }))
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Username')).toBeFocused()
  await page.keyboard.type(admin.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(admin.password)
  await page.keyboard.press('Enter')

  await tabTo(page, page.getByRole('link', { name: 'Admin Portal' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/portal/admin')
  await tabTo(page, page.getByRole('link', { name: 'Users', exact: true }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('tab', { name: 'Active Users' }))
  await page.keyboard.press('ArrowRight')
  await expect(page).toHaveURL(/tab=pending/)

  await page.keyboard.press('Shift+Tab')
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('First Name')).toBeFocused()
  await page.keyboard.type('Kees')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Toetsen')
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Role')).toBeFocused()
  await tabTo(page, page.getByRole('button', { name: 'Send Invitation' }))
  await page.keyboard.press('Enter')

  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
  const row = page.getByRole('row', { name: email })
  await tabTo(page, row.getByRole('button', { name: /^New link/ }))
})
