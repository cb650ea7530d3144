import { goToCard } from './card-payment.ts'
import { expect, test } from './fixtures.ts'
import { callByApi, createProjectByApi } from './projects-by-api.ts'

test('a payment link is not disclosed to other sites, and a reload works', async ({
  page,
  newClient,
  office,
}) => {
  const { clientId } = await createProjectByApi(office, { client: await newClient() })
  const { paymentUrl } = await callByApi<{ paymentUrl: string }>(office, 'admin.invoices.requestPayment', {
    clientId,
    description: 'Retainer',
    amount: '120.00',
    projectId: null,
  })
  const expectSecret = async (response: Awaited<ReturnType<typeof page.goto>>) => {
    expect(response?.headers()['referrer-policy']).toBe('no-referrer')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
  }
  await expectSecret(await page.goto(paymentUrl))
  await expectSecret(await page.reload())
  await expect(page).toHaveURL(paymentUrl)
  await goToCard(page)
  await expectSecret(await page.reload())
  await expect(page).toHaveURL(/\/sandbox\/\w+$/)
  await page.goto('/client/payment-success?session_id=cs_test_a1b2c3d4e5f6g7h8')
  await expectSecret(await page.reload())
  await expect(page).toHaveURL('/client/payment-success?session_id=cs_test_a1b2c3d4e5f6g7h8')
})
