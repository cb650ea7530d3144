import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectToast } from './screens.ts'

const carousel = (page: Page) => page.getByRole('region', { name: 'Experimental products' })

/** Expects that the only reachable slide shows this product. */
async function expectActive(page: Page, name: string) {
  const usable = carousel(page).locator('[role="group"]:not([inert])')
  await expect(usable).toHaveCount(1)
  await expect(usable.getByRole('article')).toHaveAccessibleName(name)
  return usable
}

test('a visitor swipes to a product and joins its waitlist', { tag: '@mobile' }, async ({ page, office }) => {
  await page.goto('/devlab')
  const card = await (await expectActive(page, 'Tallgrass SCORM')).boundingBox()
  if (!card) throw new Error('There is no card')
  const { height, width, x, y } = card
  await page.mouse.move(x + width * 0.8, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 8 })
  await page.mouse.up()
  await expectActive(page, 'Tallgrass Echo')
  await expect(carousel(page).getByRole('status')).toHaveText('Slide 2 of 3')

  await carousel(page).getByRole('link', { name: 'Learn More about Tallgrass Echo' }).click()
  await expect(page).toHaveURL('/devlab/tallgrass-echo')
  const email = `maren-${unique()}@example.com`
  await page.getByLabel('Name').fill('Maren Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill('Okafor Tile & Stone')
  await page.getByLabel('Role').fill('Owner')
  await page.getByLabel('What would you use it for?').fill('Showing new setters how we prepare a floor')
  await page.getByRole('button', { name: 'Join the Waitlist' }).click()
  await expectToast(page, 'Success!', "You've been added to the waitlist. We'll be in touch soon!")
  await expect(page.getByRole('region', { name: "You're on the list!" })).toBeFocused()
  const input = encodeURIComponent(JSON.stringify({ search: email }))
  const list = await (await office.get(`/trpc/admin.waitlist.list?input=${input}`)).text()
  expect(list).toContain('tallgrass-echo')
})
