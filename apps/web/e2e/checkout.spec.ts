import type { Page } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { checkout } from './billed-client.ts'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, expectFits } from './screens.ts'
import { acceptCalls, holdCalls, refuseCalls } from './trpc-calls.ts'

const LINK = '/checkout?invoice=0198c0de-0000-7000-8000-000000000031&key=secret'
const SUCCESS = '/client/payment-success?session_id=cs_test_a1b2c3d4e5f6g7h8'
const SANDBOX = '/sandbox/cs_test_a1b2c3d4e5f6g7h8'

const outcome = { amount: '5000.00', number: 'INV-2026-0031', testMode: true }

/** What the provider and the ledger would say to one payment. */
async function prepare(page: Page) {
  const { amount, currency, title } = checkout
  const session = { title, amount, currency, status: 'open', successUrl: SUCCESS, cancelUrl: LINK }
  await acceptCalls(page, 'portal.checkout.get', checkout)
  await acceptCalls(page, 'portal.checkout.start', { url: SANDBOX })
  await acceptCalls(page, 'portal.sandbox.get', session)
  await acceptCalls(page, 'portal.checkout.outcome', { ...outcome, state: 'confirmed' })
}

const sayOfCard = (page: Page, said: 'paid' | 'declined' | 'authentication_required') =>
  acceptCalls(page, 'portal.sandbox.pay', {
    outcome: said,
    message: said === 'declined' ? 'Your card was declined.' : null,
    successUrl: said === 'paid' ? SUCCESS : null,
  })

test('an invoice is paid by its link, without an account', { tag: '@mobile' }, async ({ page }) => {
  await prepare(page)
  await page.goto(LINK)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retainer, WhatsApp booking')
  const main = page.getByRole('main')
  for (const fact of [
    'Tallgrass Automation',
    'INV-2026-0031',
    'Maren Okafor',
    'Due March 16, 2026',
    'Overdue',
  ])
    await expect(main).toContainText(fact)
  await expect(main.getByRole('table', { name: 'Invoice lines' })).toContainText('1 × $5,000.00')
  await expectAccessible(page, 'checkout')
  const release = await holdCalls(page, 'portal.checkout.start')
  await page.getByRole('button', { name: 'Pay $5,000.00' }).click()
  await expect(page.getByRole('button', { name: 'Opening the payment page...' })).toBeDisabled()
  release()

  await expect(page).toHaveURL(SANDBOX)
  await expect(page.getByText('TEST MODE')).toBeVisible()
  await expectAccessible(page, 'the sandbox')
  await sayOfCard(page, 'declined')
  await page.getByRole('button', { name: /^4000 0000 0000 0002/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toHaveText('Your card was declined.')
  await expect(page.getByLabel('Card number')).toBeFocused()
  await sayOfCard(page, 'authentication_required')
  await page.getByRole('button', { name: /^4000 0025/ }).click()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toContainText('TEST MODE')
  await expectAccessible(page, 'authentication', openDialog)
  await sayOfCard(page, 'paid')
  await page.getByRole('button', { name: 'Complete authentication' }).click()

  await expect(page).toHaveURL(SUCCESS)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successful!')
  await expect(main).toContainText('Transaction IDcs_test_a1b2c3d4e5f6')
  await expectAccessible(page, 'payment success')
})

test('a payment link is told to nobody, and a reload works', async ({ page }) => {
  await prepare(page)
  for (const address of [LINK, SANDBOX, SUCCESS]) {
    const response = await page.goto(address)
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveURL(address)
  }
  await page.goto(LINK)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Pay $5,000.00' })).toBeVisible()
})

test('a refusal keeps the page, and the second try counts once', { tag: '@mobile' }, async ({ page }) => {
  await prepare(page)
  await page.goto(LINK)
  const message = 'The payment page cannot be reached. Please try again in a minute.'
  await refuseCalls(page, 'portal.checkout.start', { code: 'NOT_READY', status: 503, message })
  await page.getByRole('button', { name: 'Pay $5,000.00' }).click()
  await expectErrorToast(page, 'The payment could not be started', message)
  await acceptCalls(page, 'portal.checkout.start', { url: SANDBOX })
  await page.getByRole('button', { name: 'Pay $5,000.00' }).click()
  await expect(page).toHaveURL(SANDBOX)
})

test('a long wait is said calmly, and ends by itself', async ({ page }) => {
  await page.clock.install()
  await prepare(page)
  await acceptCalls(page, 'portal.checkout.outcome', { ...outcome, state: 'pending' })
  await page.goto(SUCCESS)
  const main = page.getByRole('main')
  await expect(main).toContainText('Confirming your payment...')
  await expect(main).toContainText('There is nothing that you need to do.')
  await page.clock.fastForward(61_000)
  await expect(main).toContainText('This takes longer than usual, but nothing is lost.')
  await expectAccessible(page, 'a long wait')
  await acceptCalls(page, 'portal.checkout.outcome', { ...outcome, state: 'confirmed' })
  await page.clock.fastForward(10_000)
  await expect(main).toContainText('Payment Successful!')
})

test('pages of paying fit, whatever the width', async ({ page }) => {
  test.slow()
  await prepare(page)
  for (const address of [LINK, '/checkout', SANDBOX, SUCCESS, '/client/payment-success']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectFits(page)
  }
})
