import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'

test('a visitor opens the checklist from the home page, answers it, prints the report and sends the answers', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Complete Your Automation Checklist' }).click()
  await expect(page).toHaveURL('/automation-checklist')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automation Checklist')
  expect((await page.getByTitle('Automation checklist form').boundingBox())?.height).toBeCloseTo(1797, -1)

  const form = page.frameLocator('iframe')
  const questions = form.getByRole('radiogroup')
  await expect(questions).toHaveCount(12)
  const hidden = () =>
    form.locator('html').evaluate(({ clientHeight, scrollHeight }) => scrollHeight - clientHeight)
  await page.setViewportSize({ width: 375, height: 812 })
  await expect.poll(hidden, 'the frame grows on a phone').toBe(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  const sent: string[] = []
  page.on('request', (request) => {
    const leavesForm = request.frame() !== page.mainFrame() && !request.url().includes('/assets/')
    if (leavesForm || request.method() !== 'GET') sent.push(request.url())
  })
  for (let index = 0; index < 12; index++) {
    await questions
      .nth(index)
      .getByRole('radio')
      .nth(index < 3 ? 0 : 2)
      .check()
  }
  await form.getByRole('button', { name: 'Show my report' }).click()
  const heading = form.getByRole('heading', { level: 1, name: 'Your report' })
  await expect(heading).toBeFocused()
  await expect(form.getByText('18 of 24')).toBeVisible()
  expect(sent, 'answers stay in the browser').toEqual([])

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(form.getByRole('button', { name: 'Start again' })).toBeHidden()
  await expect(heading, 'print is never dark').toHaveCSS('color', 'rgb(20, 33, 27)')
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })

  const offer = form.getByRole('region', { name: 'Go through it with us' })
  await offer.getByLabel('Name').fill('Maren Okafor')
  await offer.getByLabel('Email').fill(`checklist-${unique()}@example.com`)
  await offer.getByRole('checkbox').check()
  await offer.getByRole('button', { name: 'Send my answers' }).click()
  await expect(form.getByRole('region', { name: 'We have your answers' })).toBeFocused()

  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})
