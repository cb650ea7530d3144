import { expect, test } from './fixtures.ts'

test('an unknown address answers 404 and shows the not-found page', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  for (const address of ['/nowhere', '/invite', '/devlab/nothing/here', '/portals', '/DevLab']) {
    const response = await page.goto(address)
    expect(response?.status(), address).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found')
    await expect(page).toHaveTitle('404 Page Not Found')
  }
  await page.getByRole('link', { name: 'Go to the home page' }).click()
  await expect(page).toHaveURL('/')
})
