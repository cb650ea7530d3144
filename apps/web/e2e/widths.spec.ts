import type { Page } from '@playwright/test'
import type { Invitation, SessionUser } from '@tallgrass/contracts'
import { expect, test } from './fixtures.ts'
import { portalPages } from './portal-pages.ts'
import { expectFits, expectNoSidewaysScroll, openLogin } from './screens.ts'
import { answerCalls } from './trpc-calls.ts'
import { visitorPages } from './visitor-pages.ts'

async function expectPagesFit(page: Page, addresses: readonly string[]) {
  for (const address of addresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expectFits(page)
  }
}

test('no page of the visitor scrolls sideways', async ({ page, invite, expectProblem }) => {
  test.slow()
  expectProblem(/status of 404/)
  await expectPagesFit(page, [...visitorPages, (await invite()).inviteUrl])
})

for (const who of ['client', 'admin'] as const) {
  test(`no page of the ${who} scrolls sideways`, async ({ page, office, signIn, expectProblem }) => {
    test.setTimeout(240_000)
    // The other portal asks for the missing project together with something else.
    if (who === 'client') expectProblem(/status of 404/)
    const pages = await portalPages(office)
    await signIn(who)
    await expectPagesFit(page, ['/', ...pages[who]])
  })
}

test('dialogs fit on the narrowest screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  const login = await openLogin(page, 'Customer Login')
  await login.getByRole('button', { name: 'Sign up' }).click()
  const register = page.getByRole('dialog', { name: 'Create Your Account' })
  const box = await register.boundingBox()
  expect(box?.x).toBeGreaterThanOrEqual(0)
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320)
  await register.getByRole('button', { name: 'Create Account' }).scrollIntoViewIfNeeded()
  await expect(register.getByRole('button', { name: 'Create Account' })).toBeInViewport()
  await expectNoSidewaysScroll(page)
})

for (const tab of ['pending', 'history']) {
  test(`no column of the ${tab} invitations is cut off, however wide the window`, async ({
    page,
    signIn,
  }) => {
    await signIn('admin')
    await answerCalls<{ items: Invitation[] }>(page, 'admin.invitations.list', longest)
    await page.goto(`/portal/admin/users?tab=${tab}`)
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    for (const width of [320, 700, 960, 1060, 1120, 1180, 1210, 1240, 1300]) {
      await page.setViewportSize({ width, height: 800 })
      const hidden = () =>
        table.evaluate((element) => element.scrollWidth - (element.parentElement?.clientWidth ?? 0))
      await expect.poll(hidden, `at ${width} px`).toBeLessThanOrEqual(0)
    }
  })
}

/** The same invitations with the longest words that their columns can have. */
function longest<List extends { items: Invitation[] }>(list: List): List {
  const at = new Date(Date.now() - 59 * 60_000).toISOString()
  const items = list.items.map((item) => ({
    ...item,
    role: 'ADMIN' as const,
    createdAt: at,
    ...(item.acceptedAt ? { acceptedAt: at } : { expiresAt: at }),
  }))
  return { ...list, items }
}

test('a long name stays in one line of the bar', async ({ page, signIn }) => {
  await signIn('client')
  await answerCalls<SessionUser>(page, 'auth.session', (user) => ({
    ...user,
    name: 'Maximiliane '.repeat(9),
  }))
  await page.goto('/')
  const bar = page.getByRole('banner')
  await expect(bar.getByText(/^Maximiliane/)).toBeVisible()
  expect((await bar.getByText(/^Maximiliane/).boundingBox())?.height).toBeLessThan(32)
  await expectNoSidewaysScroll(page)
})
