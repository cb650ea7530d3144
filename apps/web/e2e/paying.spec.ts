import type { Locator, Page } from '@playwright/test'
import { goToCard, payWith } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { type Person, unique } from './people.ts'
import { expectToast } from './screens.ts'

const DECLINED = '4000 0000 0000 0002'
const NO_FUNDS = '4000 0000 0000 9995'
const NEEDS_AUTHENTICATION = '4000 0025 0000 3155'
const INVOICES = '/portal/admin/invoices'

/** Requests a payment as an administrator. Returns the link. */
async function requestPayment(page: Page, client: Person, facts: { title: string; amount: string }) {
  await page.goto(INVOICES)
  await page.getByRole('button', { name: 'Create Payment Request' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create Payment Request' })
  await dialog.getByRole('combobox', { name: 'Client' }).fill(client.email)
  await page.getByRole('option', { name: client.email }).click()
  await dialog.getByLabel('Title').fill(facts.title)
  await dialog.getByLabel('Amount').fill(facts.amount)
  await dialog.getByRole('button', { name: 'Create Payment Request' }).click()
  const ready = page.getByRole('dialog', { name: 'Payment Request Created' })
  await expectToast(page, 'Payment URL Ready', 'You can now send this payment link to the client')
  await ready.getByRole('button', { name: 'Copy link' }).click()
  await expect(ready.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await expect(ready.getByLabel('Payment link')).toHaveValue(link)
  await page.keyboard.press('Escape')
  return link
}

/** Opens the invoice and goes to the card page. */
async function openPaymentPage(page: Page, link: string) {
  await page.goto(link)
  await goToCard(page)
}

/** The cents in a dollar figure. */
async function centsIn(figure: Locator) {
  await expect(figure).toContainText('$')
  return Number((await figure.textContent())?.replace(/\D/g, ''))
}

function revenueOn(page: Page) {
  return page.getByRole('region', { name: 'Counts' }).getByRole('definition').first()
}

async function expectPdf(page: Page, link: Locator) {
  const response = await page.request.get((await link.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect(response.headers()['content-type']).toBe('application/pdf')
  expect((await response.body()).subarray(0, 5).toString()).toBe('%PDF-')
}

test('a payment is requested, made, counted and refunded', async ({
  page,
  context,
  newClient,
  signIn,
  becomeVisitor,
}) => {
  test.slow()
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const client = await newClient()
  const title = `Second half ${unique()}`
  await signIn('admin')
  await page.goto(INVOICES)
  const before = await centsIn(revenueOn(page))
  const link = await requestPayment(page, client, { title, amount: '1250.75' })

  await test.step('a visitor pays at the fourth attempt', async () => {
    await becomeVisitor()
    await openPaymentPage(page, link)
    await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(0)
    await payWith(page, DECLINED)
    await expect(page.getByRole('alert')).toContainText('Your card was declined.')
    await payWith(page, NO_FUNDS)
    await expect(page.getByRole('alert')).toContainText('Your card has insufficient funds.')
    await page.getByText('Advanced').click()
    await page.getByLabel('How the confirmation arrives').selectOption('Twice')
    await payWith(page, NEEDS_AUTHENTICATION)
    const bank = page.getByRole('alertdialog', { name: 'Confirm your identity with your bank' })
    await bank.getByRole('button', { name: 'Fail' }).click()
    await expect(page.getByRole('alert')).toContainText('Authentication failed. Nothing was charged.')
    await payWith(page, NEEDS_AUTHENTICATION)
    await bank.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page).toHaveURL(/\/client\/payment-success\?session_id=/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
    await expect(page.getByRole('main')).toContainText('$1,250.75')
    await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible()
  })

  await test.step('the link cannot be paid again', async () => {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'This invoice has been paid' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Pay / })).toHaveCount(0)
  })

  await test.step('the client has the receipt', async () => {
    await signIn(client)
    await page.goto('/portal/invoices')
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText('Payment received - thank you!')
    await expect(page.getByRole('region', { name: 'Summary' })).toContainText('$1,250.751 paid invoice')
    await expectPdf(page, card.getByRole('link', { name: /^Receipt/ }))
    await expectPdf(page, card.getByRole('link', { name: /^Invoice/ }))
  })

  await test.step('the administrator sees the payment and refunds a part of it', async () => {
    await signIn('admin')
    await page.goto(INVOICES)
    // Other tests make payments at the same time.
    expect(await centsIn(revenueOn(page))).toBeGreaterThanOrEqual(before + 125_075)
    await page.getByLabel('Search').fill(client.email)
    const card = page.getByRole('article', { name: title })
    await expect(card).toContainText('Paid')
    await card.getByRole('button', { name: /^View Details/ }).click()
    const drawer = page.getByRole('dialog', { name: title })
    await expect(drawer.getByRole('button', { name: /^Refund/ })).toHaveCount(1)
    await drawer.getByRole('button', { name: 'Refund the payment of $1,250.75' }).click()
    const refund = page.getByRole('dialog', { name: 'Refund Payment' })
    await refund.getByLabel('Amount').fill('250.75')
    await refund.getByLabel('Reason').fill('One day less than agreed')
    await refund.getByRole('button', { name: 'Refund' }).click()
    await expect(drawer).toContainText('Partly refunded')
    await expect(drawer).toContainText('One day less than agreed')
    await expect(drawer).toContainText('−$250.75')
    await expectPdf(page, drawer.getByRole('link', { name: 'Receipt PDF' }))
    await page.keyboard.press('Escape')
    await expect(card).toContainText('Partly refunded')
  })
})
