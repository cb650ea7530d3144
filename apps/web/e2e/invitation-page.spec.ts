import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { acceptByApi, cancelByApi, PASSWORD, unique } from './people.ts'
import { expectErrorToast, expectToast } from './screens.ts'
import { cutCalls, holdCalls, refuseCalls } from './trpc-calls.ts'

async function expectNotice(page: Page, title: string, text: string | RegExp) {
  await expect(page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(text)
}

test('without a token the link is invalid and leads home', async ({ page }) => {
  await page.goto('/invite/accept')
  await expectNotice(page, 'Invalid Invitation Link', 'open the link from your invitation again')
  await page.getByRole('link', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL('/')
})

test('while it is checked, it says so', async ({ page, invite }) => {
  const { inviteUrl } = await invite()
  const release = await holdCalls(page, 'auth.invitation')
  await page.goto(inviteUrl)
  await expectNotice(page, 'Validating Invitation', 'moment')
  release()
  await expectNotice(page, 'Complete Your Registration', 'You are invited to join')
})

test('an unknown token is not found', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await page.goto('/invite/accept?token=unknown')
  await expectNotice(page, 'Invitation Not Found', 'It may have expired or been cancelled')
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
})

test('a cancelled invitation says so', async ({ page, invite, office, expectProblem }) => {
  expectProblem(/status of 409|status of 410/)
  const invited = await invite()
  await cancelByApi(office, invited)
  await page.goto(invited.inviteUrl)
  await expectNotice(page, 'Invitation Issue', 'This invitation was cancelled')
})

test('a used invitation says so', async ({ page, invite, office, expectProblem }) => {
  expectProblem(/status of 409|status of 410/)
  const invited = await invite()
  await acceptByApi(office, invited)
  await page.goto(invited.inviteUrl)
  await expectNotice(page, 'Invitation Issue', 'This invitation was already used')
})

test('an expired invitation says so', async ({ page, invite }) => {
  const { inviteUrl } = await invite()
  const message = 'This invitation has expired'
  await refuseCalls(page, 'auth.invitation', { code: 'GONE', status: 410, message })
  await page.goto(inviteUrl)
  await expectNotice(page, 'Invitation Issue', message)
})

test('a server that is away is an issue too, until it is back', async ({ page, invite, expectProblem }) => {
  expectProblem(/auth\.invitation/)
  const { inviteUrl } = await invite()
  const mend = await cutCalls(page, 'auth.invitation')
  await page.goto(inviteUrl)
  await expectNotice(page, 'Invitation Issue', 'Invitation validation failed')
  await mend()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expectNotice(page, 'Complete Your Registration', 'You are invited to join')
})

test('the token leaves the address bar and is told to nobody, yet a reload works', async ({
  page,
  invite,
}) => {
  const { inviteUrl, name } = await invite()
  const response = await page.goto(inviteUrl)
  expect(response?.headers()['referrer-policy']).toBe('no-referrer')
  await expectNotice(page, 'Complete Your Registration', name)
  await expect(page).toHaveURL('/invite/accept')
  await page.reload()
  await expectNotice(page, 'Complete Your Registration', name)
  await page.getByRole('link', { name: 'Sign in here' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

for (const [role, invitedAs, shown] of [
  ['CLIENT', 'a Client', 'Client'],
  ['ADMIN', 'an Administrator', 'Administrator'],
] as const) {
  test(`${invitedAs} joins and is shown the login that fits`, { tag: '@mobile' }, async ({
    page,
    invite,
  }) => {
    const invited = await invite(role)
    await page.goto(invited.inviteUrl)
    const main = page.getByRole('main')
    await expect(main).toContainText(`invited to join as ${invitedAs}`)
    const facts = [invited.name, invited.email, shown]
    for (const fact of facts) await expect(main.getByText(fact, { exact: true })).toBeVisible()

    const username = `join_${unique()}`
    await page.getByLabel('Username').fill(username)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByLabel('Confirm Password').fill(PASSWORD)
    const release = await holdCalls(page, 'auth.acceptInvitation')
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(page.getByRole('button', { name: 'Creating Account...' })).toBeDisabled()
    release()

    await expectToast(page, 'Account Created Successfully!', 'You can now log in with your new credentials.')
    await expect(page).toHaveURL('/')
    const login = page.getByRole('dialog', { name: role === 'ADMIN' ? 'Admin Login' : 'Customer Login' })
    await login
      .getByLabel(role === 'ADMIN' ? 'Username' : 'Email')
      .fill(role === 'ADMIN' ? username : invited.email)
    await login.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await login.getByRole('button', { name: 'Login' }).click()
    await expect(login).toHaveCount(0)
    if (role === 'CLIENT') await expect(page).toHaveURL('/portal')
  })
}

test('the login opens by itself only once, and the used link is forgotten', async ({ page, invite }) => {
  const { inviteUrl } = await invite()
  await page.goto('/privacy')
  await page.goto(inviteUrl)
  await page.getByLabel('Username').fill(`once_${unique()}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Customer Login' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Customer Login' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/privacy')
})

const rules = [
  ['Username', 'ab', 'Username must be at least 3 characters long'],
  ['Username', 'a'.repeat(51), 'Username must be less than 50 characters'],
  ['Username', 'with space', 'Username can only contain letters, numbers, underscores, and hyphens'],
  ['Password', 'Aa34567', 'Password must be at least 8 characters long'],
  ...['aaaa1111', 'AAAA1111', 'aaaaAAAA'].map(
    (password) =>
      [
        'Password',
        password,
        'Password must contain at least one uppercase letter, one lowercase letter, and one number',
      ] as const,
  ),
  ['Confirm Password', 'another', "Passwords don't match"],
] as const

test('every rule speaks at its field', async ({ page, invite }) => {
  await page.goto((await invite()).inviteUrl)
  for (const [field, value, message] of rules) {
    const input = page.getByLabel(field, { exact: true })
    await input.fill(value)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await expect(input, `${field} "${value}"`).toHaveAccessibleDescription(new RegExp(`^${message}`))
    await expect(input).toHaveAttribute('aria-invalid', 'true')
  }
})

test('fifty characters and a password without a special character are enough', async ({ page, invite }) => {
  await page.goto((await invite()).inviteUrl)
  await page.getByLabel('Username').fill(`${unique()}${'-'.repeat(42)}`)
  await page.getByLabel('Password', { exact: true }).fill('Prairie2026')
  await page.getByLabel('Confirm Password').fill('Prairie2026')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Account Created Successfully!', 'You can now log in with your new credentials.')
})

test('a taken username is refused and the form stays', async ({ page, invite, expectProblem }) => {
  expectProblem(/status of 409/)
  await page.goto((await invite()).inviteUrl)
  await page.getByLabel('Username').fill('ADMIN')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectErrorToast(page, 'Error', 'This username is already taken')
  await expect(page.getByLabel('Username')).toHaveValue('ADMIN')
})

test('a server that goes away while joining is a failed account', async ({ page, invite, expectProblem }) => {
  expectProblem(/auth\.acceptInvitation/)
  await page.goto((await invite()).inviteUrl)
  await cutCalls(page, 'auth.acceptInvitation')
  await page.getByLabel('Username').fill(`away_${unique()}`)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm Password').fill(PASSWORD)
  await page.keyboard.press('Enter')
  await expectErrorToast(page, 'Error', 'Failed to create account')
})
