import { sendAgreement } from './agreements-by-api.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

test('a client finds an agreement, checks the status of its document and signs it in a new tab', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const { documentTitle, path } = await sendAgreement(office, { client })
  await page.goto('/portal')
  const sign = page.getByRole('link', { name: `Sign Document: ${documentTitle}` })
  await expect(sign).toHaveAttribute('href', path)
  await page
    .getByRole('navigation', { name: 'Client portal' })
    .getByRole('link', { name: 'Agreements' })
    .click()
  await expect(page).toHaveTitle(/^(\(\d\) )?Agreements: Client Portal$/)
  await page.getByRole('tab', { name: 'E-Signatures' }).click()
  const document = page.getByRole('article', { name: documentTitle })
  await expect(document).toContainText('Pending Signature')
  await document.getByRole('button', { name: /^Refresh Status/ }).click()
  await expectToast(page, 'Status Updated', 'Document status has been refreshed.')

  await page.getByRole('tab', { name: 'Agreements' }).click()
  const card = page.getByRole('article', { name: 'SOW Agreement' })
  await expect(card).toContainText('This agreement is ready for your signature.')
  const opened = page.waitForEvent('popup')
  await card.getByRole('link', { name: /^Sign Document/ }).click()
  const signing = await opened
  await signing.getByRole('checkbox').check()
  await signing.getByRole('button', { name: 'Sign', exact: true }).click()
  await expect(signing.getByRole('heading', { name: 'Thank you for signing' })).toBeVisible()
  await signing.close()
  await page.reload()
  await expect(card).toContainText('Waiting for final countersignature from Tallgrass Automation')
  await expect(card.getByRole('link', { name: /^Sign Document/ })).toHaveCount(0)
})
