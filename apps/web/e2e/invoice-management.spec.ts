import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectToast } from './screens.ts'

test('an invoice is drafted, issued, shared and voided', async ({ context, newClient, page, signIn }) => {
  test.slow()
  const client = await newClient()
  const title = `Phones ${unique()}`
  await signIn('admin')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/portal/admin/invoices')
  await page.getByRole('button', { name: 'New Invoice' }).click()
  const form = page.getByRole('dialog', { name: 'New Invoice' })
  await form.getByRole('combobox', { name: 'Client' }).fill(client.email)
  await page.getByRole('option', { name: client.email }).click()
  await form.getByLabel('Title').fill(title)
  const line = form.getByRole('group', { name: 'Line 1' })
  await line.getByLabel('Description').fill('Desk phones')
  await line.getByLabel('Quantity').fill('2')
  await line.getByLabel('Unit price').fill('92.61')
  await line.getByLabel('Tax').fill('8.25')
  await expect(form.getByRole('region', { name: 'Lines' })).toContainText('$200.50')
  await form.getByRole('button', { name: 'Save draft' }).click()
  await expectToast(page, 'Draft Created', 'The client cannot see it until you issue it.')

  await page.getByRole('searchbox', { name: 'Search invoices' }).fill(title)
  await page.getByRole('button', { name: `View Details of ${title}` }).click()
  const drawer = page.getByRole('dialog', { name: title })
  await drawer.getByRole('button', { name: 'Issue' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Issue Invoice' }).click()
  await expectToast(page, 'Invoice Issued', 'No email was sent. Send the payment link to the client.')
  await page.reload()
  await expect(drawer).toContainText('$200.50')

  const opened = context.waitForEvent('page')
  await drawer.getByRole('button', { name: `Payment Link for ${title}` }).click()
  const checkout = await opened
  await expect(checkout.getByRole('main')).toContainText('$200.50')
  await page.bringToFront()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/checkout\?invoice=.*&key=/)
  await expectToast(page, 'Payment Link Copied', 'It is also open in a new tab. Send the link to the client.')
  await checkout.close()

  await drawer.getByRole('button', { name: 'Void' }).click()
  const dialog = page.getByRole('dialog', { name: 'Void Invoice' })
  await dialog.getByLabel('Reason', { exact: true }).fill('Another price')
  await dialog.getByRole('button', { name: 'Void Invoice' }).click()
  await expectToast(page, 'Invoice Voided')
  await expect(drawer).toContainText('Another price')
  await expect(drawer.getByRole('button', { name: 'Void' })).toHaveCount(0)
})
