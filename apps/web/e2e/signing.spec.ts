import type { Page } from '@playwright/test'
import type { SigningView } from '@tallgrass/contracts'
import { expectAccessible, openDialog } from './accessibility.ts'
import { draw, leave } from './agreement-steps.ts'
import { sendAgreement } from './agreements-by-api.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { PASSWORD } from './people.ts'
import { expectFits, expectToast } from './screens.ts'
import { acceptCalls, answerCalls, cutCalls } from './trpc-calls.ts'

const signature = (page: Page) => page.getByRole('region', { name: 'Signature' })
const consent = (page: Page) => page.getByRole('checkbox')
const signButton = (page: Page) => page.getByRole('button', { name: 'Sign', exact: true })

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
  await expectAccessible(page, 'a document to sign')
  await page.getByLabel('Full name').fill(`${client.name}, owner`)
  await expect(page.getByRole('img', { name: `Signature: ${client.name}, owner` })).toBeVisible()
  await consent(page).check()
  await signButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for signing' })).toBeFocused()
  await expect(signature(page)).toContainText('Waiting for final countersignature from Tallgrass Automation')
  await expectAccessible(page, 'a signed document')

  await leave(page)
  await signIn('admin')
  await page.goto(path)
  await expect(signature(page)).toContainText(`${client.name} has signed.`)
  await consent(page).check()
  await page.getByRole('button', { name: 'Countersign' }).click()
  await expect(page).toHaveURL('/portal/admin/agreements')
  await expectToast(page, 'Document Countersigned', 'The agreement is fully executed and in effect.')

  await leave(page)
  await signIn(client)
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Signed by everybody' })).toBeVisible()
  await expect(signature(page).getByRole('listitem')).toHaveText([
    new RegExp(`^${client.name}, owner signed `),
    /^Ruth Calloway countersigned /,
  ])
  const file = await page.request.get(
    String(await page.getByRole('link', { name: 'Download' }).getAttribute('href')),
  )
  expect(file.headers()['content-type']).toBe('application/pdf')
})

test('a client draws their signature and goes on to the payment', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client, retainerAmount: '5000.00' })
  await page.goto(path)
  await page.getByText('Draw', { exact: true }).click()
  await consent(page).check()
  await signButton(page).click()
  await expect(page.getByText('Draw your signature, or type it instead')).toBeVisible()
  await draw(page)
  await expect(page.getByText('Draw your signature, or type it instead')).toHaveCount(0)
  const drawn = page.getByRole('img', { name: 'Your drawn signature' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(drawn).toHaveCount(0)
  await draw(page)
  await expect(drawn).toBeVisible()
  await expectAccessible(page, 'a drawn signature')
  const request = page.waitForRequest(/portal\.signing\.sign/)
  await signButton(page).click()
  expect((await request).postData()).toMatch(/"drawing":"M[\d. LQ]+"/)
  await expect(page).toHaveURL(/\/checkout\?invoice=/)
  await expect(page.getByRole('button', { name: 'Pay $5,000.00' })).toBeVisible()
})

test('a client declines and says why', { tag: '@mobile' }, async ({ page, newClient, office, signIn }) => {
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client })
  await page.goto(path)
  await page.getByRole('button', { name: 'Decline' }).click()
  const dialog = page.getByRole('dialog', { name: 'Decline to sign' })
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(dialog.getByLabel('Reason')).toBeFocused()
  await expectAccessible(page, 'declining', openDialog)
  await dialog.getByLabel('Reason').fill('The dates are wrong')
  await dialog.getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByRole('heading', { name: 'This document was declined' })).toBeFocused()
  await expectAccessible(page, 'a declined document')
  await page.getByRole('link', { name: 'Your Agreements' }).click()
  await expect(page.getByRole('article', { name: 'SOW Agreement' })).toContainText('Draft')
})

test('everything is signed with the keyboard alone', async ({ page, newClient, office, signIn }) => {
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client })
  await page.goto(path)
  await tabTo(page, page.getByLabel('Full name'))
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Nadia by keyboard')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: 'Type' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Draw' })).toBeChecked()
  await page.keyboard.press('ArrowLeft')
  await tabTo(page, consent(page))
  await page.keyboard.press('Space')
  await tabTo(page, signButton(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Thank you for signing' })).toBeFocused()
  await expect(signature(page).getByRole('listitem')).toHaveText(/^Nadia by keyboard signed /)
})

test('an answer that is lost costs nothing that was entered', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/portal\.signing\.sign/)
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client })
  await page.goto(path)
  await page.getByText('Draw', { exact: true }).click()
  await draw(page)
  await consent(page).check()
  const restore = await cutCalls(page, 'portal.signing.sign')
  await signButton(page).click()
  await expect(page.getByRole('alert')).toContainText('What you entered is still here: please try again.')
  await expectAccessible(page, 'a signature that did not arrive')
  await restore()
  await signButton(page).click()
  await expect(page.getByRole('heading', { name: 'Thank you for signing' })).toBeFocused()
})

test('nobody but its signers learns of a document', async ({
  page,
  newClient,
  office,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 404/)
  const client = await newClient()
  const { path, documentTitle } = await sendAgreement(office, { client })
  await signIn(await newClient())
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This signing link is not valid')
  await expect(page.getByText(documentTitle)).toHaveCount(0)
  await expectAccessible(page, 'the document of another client')

  await signIn('admin')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'The client signs first' })).toBeVisible()
  await expectAccessible(page, 'a document before its client has signed')

  await page.context().clearCookies()
  await page.goto(path)
  await page.getByRole('button', { name: 'Sign in' }).click()
  const dialog = page.getByRole('dialog', { name: 'Customer Login' })
  await dialog.getByLabel('Email').fill(client.email)
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(documentTitle)
  await expect(page).toHaveURL(path)
})

test('the link of an email leaves the address bar, is told to nobody and survives a reload', async ({
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

test('a document fits in every state, whatever the width', async ({ page, newClient, office, signIn }) => {
  test.slow()
  const client = await signIn(await newClient())
  const { path } = await sendAgreement(office, { client, retainerAmount: '12345678.90' })
  await acceptCalls(page, 'portal.signing.open', { ok: true })
  await page.goto(path)
  await page.getByText('Draw', { exact: true }).click()
  await expectFits(page)
  for (const facts of [
    { status: 'in_progress', maySign: false },
    { status: 'completed', maySign: false },
    { status: 'expired', maySign: false },
    { elsewhere: true },
    { role: 'PROVIDER', status: 'in_progress' },
  ] as const) {
    await page.unrouteAll({ behavior: 'wait' })
    await acceptCalls(page, 'portal.signing.open', { ok: true })
    await answerCalls<SigningView>(page, 'portal.signing.get', (view) => ({ ...view, ...facts }))
    await page.reload()
    await expect(signature(page)).toBeVisible()
    await expectFits(page)
    await expectAccessible(page, `a document, ${JSON.stringify(facts)}`)
  }
})
