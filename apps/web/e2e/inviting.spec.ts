import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectErrorToast, expectToast } from './screens.ts'
import { answerCalls, answerTo, cutCalls, holdCalls } from './trpc-calls.ts'

const PENDING = '/portal/admin/users?tab=pending'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

async function fillInvitation(page: Page, email: string) {
  await page.getByRole('button', { name: 'Invite User' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite User' })
  await dialog.getByLabel('First Name').fill('Odile')
  await dialog.getByLabel('Last Name').fill('Marchetti')
  await dialog.getByLabel('Email Address').fill(email)
  return dialog
}

test('an invitation appears in the list at once and its link is shown once', { tag: '@mobile' }, async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const email = `odile-${unique()}@example.com`
  await page.goto(PENDING)
  const dialog = await fillInvitation(page, email)
  await expect(dialog.getByLabel('Role')).toHaveValue('CLIENT')
  await expect(dialog.getByLabel('Role').getByRole('option')).toHaveText(['Client', 'Administrator'])
  await expect(dialog.getByLabel('Email Address')).toHaveAccessibleDescription(
    /invitation will be sent to this/,
  )

  const counted = answerTo(page, 'admin.users.counts')
  const release = await holdCalls(page, 'admin.invitations.create')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  release()
  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  await counted

  const shown = page.getByRole('dialog', { name: 'Invitation link' })
  await expect(shown).toContainText(email)
  const copy = shown.getByRole('button', { name: 'Copy link' })
  await expect(copy).toBeFocused()
  await copy.click()
  await expect(shown.getByRole('button', { name: 'Copied' })).toBeVisible()
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  await page.keyboard.press('Escape')
  await expect(shown).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
  await expect(page.getByRole('row', { name: email })).toContainText('Odile Marchetti')
  await page.goto(link)
  await expect(page.getByText(email)).toBeVisible()
})

test('every rule speaks at its field', async ({ page }) => {
  await page.goto(PENDING)
  const dialog = await fillInvitation(page, 'not an address')
  await dialog.getByLabel('First Name').fill(' ')
  await dialog.getByLabel('Last Name').fill('')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByLabel('First Name')).toHaveAccessibleDescription('First name is required')
  await expect(dialog.getByLabel('Last Name')).toHaveAccessibleDescription('Last name is required')
  await expect(dialog.getByLabel('Email Address')).toHaveAccessibleDescription(
    /^Please enter a valid email address/,
  )
})

test('what was typed and refused is forgotten with the dialog', async ({ page }) => {
  await page.goto(PENDING)
  const dialog = await fillInvitation(page, '')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(dialog.getByLabel('Email Address')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Invite User' })).toBeFocused()
  await page.getByRole('button', { name: 'Invite User' }).click()
  await expect(dialog.getByLabel('First Name')).toHaveValue('')
  await expect(dialog.getByLabel('Email Address')).not.toHaveAttribute('aria-invalid')
})

test('the toast says whether the message went out', async ({ page }) => {
  await page.goto(PENDING)
  const sent = `odile-${unique()}@example.com`
  await answerCalls<object>(page, 'admin.invitations.create', (data) => ({
    ...data,
    emailEnabled: true,
    emailSent: true,
  }))
  const dialog = await fillInvitation(page, sent)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectToast(page, 'Invitation Sent', `Invitation email sent successfully to ${sent}`)
  await page.getByRole('dialog', { name: 'Invitation link' }).getByRole('button', { name: 'Close' }).click()

  await answerCalls<object>(page, 'admin.invitations.create', (data) => ({
    ...data,
    emailEnabled: true,
    emailSent: false,
  }))
  await fillInvitation(page, `odile-${unique()}@example.com`)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(
    page,
    'Invitation Created',
    'Invitation created but email failed to send. Check server logs.',
  )
})

test('an invited address and a known one are refused', async ({ page, invite, newClient, expectProblem }) => {
  expectProblem(/status of 409/)
  const [invited, client] = [await invite(), await newClient()]
  await page.goto(PENDING)
  const dialog = await fillInvitation(page, invited.email)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(page, 'Error', 'This email address already has a pending invitation')
  await dialog.getByLabel('Email Address').fill(client.email)
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(page, 'Error', 'This email address already has an account')
  await expect(dialog.getByLabel('First Name')).toHaveValue('Odile')
})

test('failures without a word from the server have their own', async ({ page, invite, expectProblem }) => {
  expectProblem(/admin\.invitations\.create/)
  expectProblem(/admin\.invitations\.cancel/)
  const { email } = await invite()
  await page.goto(PENDING)
  await cutCalls(page, 'admin.invitations.create')
  await cutCalls(page, 'admin.invitations.cancel')
  const dialog = await fillInvitation(page, 'odile@example.com')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  await expectErrorToast(page, 'Error', 'Failed to send invitation')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page
    .getByRole('row', { name: email })
    .getByRole('button', { name: /^Cancel/ })
    .click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Invitation' }).click()
  await expectErrorToast(page, 'Error', 'Failed to cancel invitation')
})

test('cancelling asks first and empties the row', { tag: '@mobile' }, async ({ page, invite }) => {
  const { email, name } = await invite()
  await page.goto(PENDING)
  const row = page.getByRole('row', { name: email })
  const cancel = row.getByRole('button', { name: /^Cancel/ })
  await cancel.click()
  const question = page.getByRole('alertdialog', { name: 'Cancel Invitation' })
  await expect(question).toContainText(name)
  await expect(question).toContainText(email)
  await expect(question.getByRole('button', { name: 'Keep Invitation' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(cancel).toBeFocused()

  await cancel.click()
  const counted = answerTo(page, 'admin.users.counts')
  await question.getByRole('button', { name: 'Cancel Invitation' }).click()
  await expectToast(page, 'Invitation Cancelled')
  await counted
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('tabpanel', { name: 'Pending Invitations' }).locator(':focus')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Invitation History' }).click()
  await expect(page.getByRole('row', { name: email })).toContainText('Cancelled')
})

test('a new link kills the old one', async ({ page, invite, expectProblem }) => {
  expectProblem(/status of 404/)
  const { email, inviteUrl } = await invite()
  await page.goto(PENDING)
  const renew = page.getByRole('row', { name: email }).getByRole('button', { name: /^New link/ })
  await renew.click()
  const shown = page.getByRole('dialog', { name: 'Invitation link' })
  await expect(shown).toContainText(email)
  const link = await shown.getByLabel('Link', { exact: true }).inputValue()
  expect(link).not.toBe(inviteUrl)
  await page.keyboard.press('Escape')
  await expect(renew).toBeFocused()

  await page.goto(link)
  await expect(page.getByText(email)).toBeVisible()
  await page.goto(inviteUrl)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Invitation Not Found')
})
