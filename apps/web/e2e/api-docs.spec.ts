import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'

const PAGES = ['sign-in', 'errors', 'paging', 'webhooks', 'mocking']

test('a reader tries a call of the reference with their session, or with a key', async ({
  page,
  signIn,
  expectProblem,
}) => {
  await signIn('admin')
  await page.goto('/api/docs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/API$/)
  await page.getByRole('button', { name: 'Agreements and money' }).click()
  await page.getByRole('link', { name: 'Invoices', exact: true }).click()
  await page.getByRole('link', { name: /^Invoices with their clients/ }).click()
  await page.getByRole('button', { name: /Test Request.*get \/api\/admin\/invoices\)/ }).click()
  const client = page.getByRole('dialog', { name: 'API Client' })
  await client.getByRole('button', { name: /^Send get request/ }).click()
  await expect(client.getByText('200 OK')).toBeVisible()

  const created = await page.request.post('/api/account/api-keys', {
    headers: { origin: new URL(page.url()).origin },
    data: { name: 'Reading leads', scopes: ['leads:read'], days: 30 },
  })
  const { token } = await created.json()
  await client.getByRole('textbox', { name: 'Bearer Token' }).fill(token)
  await client.getByRole('button', { name: /^Send get request/ }).click()
  // The key counts, not the session: it may not read invoices.
  expectProblem(/403 .*api.admin.invoices/)
  await expect(client.getByText('403 Forbidden')).toBeVisible()
  await expect(client.getByText('It needs the scope invoices:read')).toBeVisible()
})

test('the guide is reached from the reference, is accessible, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto('/api/docs')
  for (const name of PAGES) {
    await page.locator(`header a[href="/api/docs/${name}"]`).click()
    await expect(page).toHaveURL(`/api/docs/${name}`)
    await expectAccessible(page, name)
    const { scrollWidth, clientWidth } = await page.locator('html').evaluate((html) => html)
    expect(scrollWidth, name).toBe(clientWidth)
  }
  await page.getByRole('link', { name: 'Reference', exact: true }).click()
  await expect(page).toHaveURL('/api/docs')
})
