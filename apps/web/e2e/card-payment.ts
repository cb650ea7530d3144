import { expect, type Page } from '@playwright/test'

/** Goes from an invoice to the card page. */
export async function goToCard(page: Page) {
  await page.getByRole('button', { name: /^Pay / }).click()
  await expect(page).toHaveURL(/\/sandbox\//)
  await expect(page.getByText('TEST MODE', { exact: true })).toBeVisible()
}

export async function payWith(page: Page, card: string) {
  await page.getByRole('button', { name: new RegExp(`^${card}`) }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).click()
}
