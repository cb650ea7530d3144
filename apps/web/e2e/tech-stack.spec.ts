import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFits } from './screens.ts'
import { holdCalls, refuseCalls } from './trpc-calls.ts'

test('the technology panel is shown to administrators alone', async ({ page, signIn }) => {
  await page.goto('/small-business')
  await expect(page.getByRole('heading', { name: '1. Speed-to-Lead Outreach' })).toBeVisible()
  await expect(page.getByText('Tech Stack')).toHaveCount(0)
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('demos.stack') && asked.push(request.url()))
  await signIn('client')
  await page.reload()
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible()
  await expect(page.getByText('Tech Stack')).toHaveCount(0)
  expect(asked, 'what is not shown is not asked for').toEqual([])
  await signIn('admin')
  const release = await holdCalls(page, 'demos.stack')
  await page.reload()
  const card = page.locator('#speed-to-lead')
  await expect(card).toContainText('Loading tech stack...')
  release()
  await expect(card.getByRole('region', { name: 'Tech Stack' })).toContainText('Form webhook')
  expect((await card.boundingBox())?.height).toBe(480)
  await expectAccessible(page, 'the technology panel')
  await expectFits(page)
})

test('the technology is asked for anew after five minutes, not before', async ({ page, signIn }) => {
  await signIn('admin')
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('demos.stack')) asked += 1
  })
  await page.clock.install()
  await page.goto('/small-business')
  const comeBackAfter = async (time: string) => {
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.clock.fastForward(time)
    await page.goBack()
    await expect(page.locator('#speed-to-lead').getByText('Form webhook')).toBeVisible()
  }
  await expect(page.locator('#speed-to-lead').getByText('Form webhook')).toBeVisible()
  expect(asked).toBe(1)
  await comeBackAfter('04:50')
  expect(asked).toBe(1)
  await comeBackAfter('00:15')
  await expect.poll(() => asked).toBe(2)
})

test('the technology panel says when it cannot be read', async ({ page, signIn }) => {
  await signIn('admin')
  await refuseCalls(page, 'demos.stack', { code: 'INTERNAL', status: 500, message: 'Something broke' })
  await page.goto('/small-business')
  await expect(page.locator('#speed-to-lead')).toContainText('Failed to load tech stack')
  await expectAccessible(page, 'the failed technology panel')
})
