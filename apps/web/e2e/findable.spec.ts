import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { readHead } from './page-head.ts'

async function expectHead(page: Page, address: string, types: string[]) {
  expect(await readHead(page)).toEqual({
    titles: [expect.stringContaining('Tallgrass Automation')],
    descriptions: [expect.stringMatching(/^.{30,200}$/)],
    canonicals: [address],
    addresses: [address],
    images: [expect.any(String)],
    types,
  })
}

test('navigation inside the site replaces the head of the previous page', async ({ page, baseURL }) => {
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'DevLab' }).click()
  await expect(page).toHaveTitle(/^DevLab/)
  await expectHead(page, `${baseURL}/devlab`, ['BreadcrumbList', ...Array(3).fill('SoftwareApplication')])
  await page.getByRole('link', { name: 'Learn More about Tallgrass SCORM' }).click()
  await expect(page).toHaveTitle(/^Tallgrass SCORM/)
  await expectHead(page, `${baseURL}/devlab/tallgrass-scorm`, ['SoftwareApplication', 'BreadcrumbList'])
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).click()
  await expect(page).toHaveTitle(/smarter automation/)
  await expectHead(page, `${baseURL}/`, ['Organization,ProfessionalService', 'FAQPage'])
})
