import type { SessionUser } from '@tallgrass/contracts'
import { expect, test } from './fixtures.ts'
import { answerCalls } from './trpc-calls.ts'

test('the profile shows what is known about the client', { tag: '@mobile' }, async ({
  page,
  newClient,
  signIn,
}) => {
  const client = await signIn(await newClient('Nadia Tile & Stone'))
  await page.goto('/portal/profile')
  const profile = page.getByRole('region', { name: 'Profile information' })
  const facts = [client.name, client.email, 'Client', 'Nadia Tile & Stone']
  for (const fact of facts) await expect(profile.getByText(fact, { exact: true })).toBeVisible()
  const created = profile.locator('time')
  await expect(created).toHaveText('now')
  await created.focus()
  await expect(page.getByRole('tooltip')).toContainText(String(new Date().getFullYear()))
})

test('the profile offers what is still to come, and does nothing yet', async ({ page, signIn }) => {
  await signIn('client')
  await page.goto('/portal/profile')
  await expect(page.getByRole('button', { name: 'Edit Profile Coming Soon' })).toBeDisabled()
  const security = page.getByRole('region', { name: 'Account security' })
  for (const name of ['Change password', 'Enable two-factor', 'Configure email notifications']) {
    await expect(security.getByRole('button', { name })).toBeDisabled()
  }
  await expect(page.getByRole('region', { name: 'Portal information' })).toBeVisible()
})

test('a client without a name is greeted by their address', async ({ page, newClient, signIn }) => {
  const client = await signIn(await newClient())
  await answerCalls<SessionUser>(page, 'auth.session', (user) => ({ ...user, name: '' }))
  await page.goto('/portal')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(client.email)
  await page.goto('/')
  await expect(page.getByRole('banner')).toContainText(client.email)
})
