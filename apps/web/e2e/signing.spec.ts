import type { Page } from '@playwright/test'
import { sendAgreement } from './agreements-by-api.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

const signature = (page: Page) => page.getByRole('region', { name: 'Signature' })
const consent = (page: Page) => page.getByRole('checkbox')

test('both sides sign, and the client has the finished document', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const { path, documentTitle } = await sendAgreement(office, { client })
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentTitle)
  const paper = page.getByRole('article', { name: 'Scope of Work' })
  await expect(paper).toContainText('Calls after five are answered, in English and in Spanish.')
  await expect(page.getByText('Ruth Calloway sent you this on')).toBeVisible()
  await page.getByLabel('Full name').fill(`${client.name}, owner`)
  await expect(page.getByRole('img', { name: `Signature: ${client.name}, owner` })).toBeVisible()
  await consent(page).check()
  await page.getByRole('button', { name: 'Sign', exact: true }).click()
  await page.getByRole('button', { name: `Sign as ${client.name}, owner` }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for signing' })).toBeFocused()
  await expect(signature(page)).toContainText('Waiting for final countersignature from Tallgrass Automation')

  await signIn('admin')
  await page.goto(path)
  await expect(signature(page)).toContainText(`${client.name} has signed.`)
  await consent(page).check()
  await page.getByRole('button', { name: 'Countersign' }).click()
  await expect(page).toHaveURL('/portal/admin/agreements')
  await expectToast(page, 'Document Countersigned', 'The agreement is fully executed and in effect.')

  await signIn(client)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Signed by everyone' })).toBeVisible()
  await expect(signature(page).getByRole('listitem')).toHaveText([
    new RegExp(`^${client.name}, owner signed `),
    /^Ruth Calloway countersigned /,
  ])
  const file = await page.request.get(
    String(await page.getByRole('link', { name: 'Download' }).getAttribute('href')),
  )
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('the token of an emailed link disappears from the address bar, is not disclosed and survives a reload', async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const { path, documentTitle } = await sendAgreement(office, { client })
  const response = await page.goto(`${path}?token=secret`)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentTitle)
  await expect(page.locator('meta[name="robots"]').first()).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveURL(path)
  await page.reload()
  const link = page.getByRole('link', { name: 'Open as PDF' })
  await expect(link).toHaveAttribute('href', /token=secret$/)
})
