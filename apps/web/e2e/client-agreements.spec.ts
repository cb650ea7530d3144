import { expectAccessible } from './accessibility.ts'
import { sendAgreement } from './agreements-by-api.ts'
import { expect, test } from './fixtures.ts'
import { expectErrorToast, expectToast, isNarrow } from './screens.ts'
import { cutCalls, refuseCalls } from './trpc-calls.ts'

const AGREEMENTS = '/portal/agreements'

test('a client finds their agreements and signs from there', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client })
  await page.goto('/portal')
  await expect(page.getByRole('link', { name: /^Sign Document: Statement of Work/ })).toHaveAttribute(
    'href',
    path,
  )
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page
    .getByRole('navigation', { name: 'Client portal' })
    .getByRole('link', { name: 'Agreements' })
    .click()
  await expect(page).toHaveTitle('Agreements: Client Portal')
  const card = page.getByRole('article', { name: 'SOW Agreement' })
  await expect(card).toContainText('Statement of Work')
  await expect(card).toContainText('This agreement is ready for your signature.')
  await expect(card.getByRole('link', { name: /^View Document/ })).toHaveAttribute('target', '_blank')
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

test('documents are followed and refreshed', async ({ page, newClient, office, signIn }) => {
  const client = await signIn(await newClient())
  const { documentTitle } = await sendAgreement(office, { client })
  await page.goto(AGREEMENTS)
  await page.getByRole('tab', { name: 'E-Signatures' }).click()
  await expect(page).toHaveURL(`${AGREEMENTS}?tab=signatures`)
  const card = page.getByRole('article', { name: documentTitle })
  await expect(card).toContainText('Pending Signature')
  await card.getByRole('button', { name: /^Refresh Status/ }).click()
  await expectToast(page, 'Status Updated', 'Document status has been refreshed.')
  const message = 'The e-signature service cannot be reached'
  await refuseCalls(page, 'portal.documents.status', { code: 'NOT_READY', status: 503, message })
  await card.getByRole('button', { name: /^Refresh Status/ }).click()
  await expectErrorToast(page, 'Error', message)
})

test('a finished document opens in a new tab', { tag: '@mobile' }, async ({ page, signIn }) => {
  await signIn('client')
  await page.goto(`${AGREEMENTS}?tab=signatures`)
  const opened = page.waitForEvent('popup')
  const asked = page.context().waitForEvent('request', (request) => request.url().endsWith('/document.pdf'))
  await page
    .getByRole('button', { name: /^Download/ })
    .first()
    .click()
  expect((await asked).url()).toContain('/api/esignature-documents/')
  await (await opened).close()
})

test('who has no agreement is told when there will be one', { tag: '@mobile' }, async ({
  page,
  newClient,
  signIn,
}) => {
  await signIn(await newClient())
  await page.goto(AGREEMENTS)
  await expect(page.getByRole('heading', { name: 'No Agreements Yet' })).toBeVisible()
  await expectAccessible(page, 'no agreements')
})

test('agreements that could not be loaded are asked for again', async ({ page, signIn, expectProblem }) => {
  expectProblem(/portal\.agreements\.list/)
  await signIn('client')
  const restore = await cutCalls(page, 'portal.agreements.list')
  await page.goto(AGREEMENTS)
  await expect(page.getByRole('alert')).toContainText('Failed to load agreements. Please try again.')
  await restore()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
