import type { FrameLocator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFits } from './screens.ts'

const PAGE = '/automation-checklist'
const FORM = '/checklist-form'

/** Answers everything; `at` is which of the three answers each question gets. */
async function answerAll(form: Page | FrameLocator, at: (index: number) => number) {
  const questions = form.getByRole('radiogroup')
  await expect(questions).toHaveCount(12)
  for (let index = 0; index < 12; index++) {
    await questions.nth(index).getByRole('radio').nth(at(index)).check()
    await expect(form.getByRole('status')).toHaveText(`${index + 1} of 12 answered`)
  }
}

const show = (form: Page | FrameLocator) => form.getByRole('button', { name: 'Show my report' })

test('the page frames the form, and leads home and to the scheduler', { tag: '@mobile' }, async ({
  page,
}) => {
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Automation Checklist')
  const frame = page.getByTitle('Automation checklist form')
  expect((await frame.boundingBox())?.height).toBeCloseTo(1797, -1)
  const schedule = page.getByRole('link', { name: 'After submitting, click here to schedule a call' })
  await expect(schedule).toHaveAttribute('href', '/schedule')
  await expect(schedule).toHaveAttribute('target', '_blank')
  await expect(schedule).toHaveAttribute('rel', 'noopener')

  const form = page.frameLocator('iframe')
  await answerAll(form, (index) => (index < 3 ? 0 : 2))
  await show(form).click()
  await expect(form.getByRole('heading', { level: 1, name: 'Your report' })).toBeFocused()
  await expect(form.getByText('18 of 24')).toBeVisible()

  await page.getByRole('link', { name: 'Back to home' }).click()
  await expect(page).toHaveURL('/')
})

test('an address outside takes the place of our form', async ({ page, expectProblem }) => {
  // The server at hand was not told to allow it.
  expectProblem(/frame-src|Framing/)
  await page.route(/demos\.links/, async (route) => {
    const response = await route.fetch()
    const text = (await response.text()).replace('"/checklist-form"', '"https://forms.example.com/checklist"')
    await route.fulfill({ response, body: text })
  })
  await page.goto(PAGE)
  await expect(page.getByTitle('Automation checklist form')).toHaveAttribute(
    'src',
    'https://forms.example.com/checklist',
  )
})

test('the form says what is still open, and brings one there', async ({ page }) => {
  await page.goto(FORM)
  await show(page).click()
  await expect(page.getByRole('alert')).toHaveText('12 questions are still open.')
  const first = page.getByRole('radiogroup').first()
  await expect(first.getByRole('radio').first()).toBeFocused()
  await expect(first).toHaveAccessibleDescription('Please choose an answer')
  await page.keyboard.press('Space')
  await expect(page.getByRole('alert')).toHaveText('11 questions are still open.')
  await expect(first).toHaveAccessibleDescription('')
})

test('the report tells where to begin, what was answered, and starts again', async ({ page }) => {
  await page.goto(FORM)
  // The phone alone is in a bad way.
  await answerAll(page, (index) => (index >= 3 && index < 6 ? 0 : 2))
  await show(page).click()
  const phone = page.getByRole('region', { name: 'The phone' })
  await expect(phone).toContainText('Begin here')
  await expect(phone).toContainText('Gap')
  await expect(phone).toContainText('0 of 6')
  await expect(phone).toContainText('What we could take over')
  await expect(page.getByText('Begin here')).toHaveCount(1)
  await expect(page.getByText('In good shape')).toHaveCount(4)
  await expect(page.getByRole('term')).toHaveCount(12)
  await expect(page.getByRole('definition').nth(3)).toHaveText('It rings out or goes to voicemail')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print this report' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await expect(page.getByRole('button', { name: 'Start again' })).toBeHidden()
  const ink = 'rgb(20, 33, 27)'
  await expect(page.getByRole('heading', { name: 'Your report' }), 'paper is never dark').toHaveCSS(
    'color',
    ink,
  )
  await page.emulateMedia({ media: 'screen', colorScheme: 'light' })
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByRole('status')).toHaveText('0 of 12 answered')
})

test('where everything is in place the report sells nothing', async ({ page }) => {
  await page.goto(FORM)
  await answerAll(page, () => 2)
  await show(page).click()
  await expect(page.getByText('24 of 24')).toBeVisible()
  await expect(page.getByText('Begin here')).toHaveCount(0)
  await expect(page.getByText('What we could take over')).toHaveCount(0)
})

test('nothing that was answered leaves the browser', async ({ page }) => {
  await page.goto(FORM)
  await expect(show(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.url()))
  await answerAll(page, () => 1)
  await show(page).click()
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible()
  expect(sent.filter((url) => !url.includes('/assets/'))).toEqual([])
})

test('who agrees to it can leave the answers, and loses nothing when the server is away', async ({
  expectProblem,
  page,
}) => {
  await page.goto(FORM)
  await answerAll(page, () => 1)
  await show(page).click()
  const offer = page.getByRole('region', { name: 'Go through it with us' })
  const send = offer.getByRole('button', { name: 'Send my answers' })
  await send.click()
  await expect(offer.getByText('Name is required')).toBeVisible()
  await expect(offer.getByText('Please enter a valid email address')).toBeVisible()
  await expect(offer.getByText('Please tick the box so that we may keep your answers')).toBeVisible()
  await expect(offer.getByLabel('Name')).toBeFocused()

  const email = `checklist${Date.now()}@example.com`
  await offer.getByLabel('Name').fill('Maren Okafor')
  await offer.getByLabel('Email').fill(email)
  await offer.getByRole('checkbox').check()
  expectProblem(/submitChecklist/)
  await page.route(/submitChecklist/, (route) => route.abort(), { times: 1 })
  await send.click()
  await expect(page.getByText('Your answers were not sent. Please try again.')).toBeVisible()
  await expect(offer.getByLabel('Email')).toHaveValue(email)
  await send.click()
  await expect(page.getByRole('region', { name: 'We have your answers' })).toBeFocused()
})

test('the form with its open questions and the report are accessible and fit', async ({ page }) => {
  await page.goto(FORM)
  await show(page).click()
  await expectAccessible(page, 'the form with open questions')
  await expectFits(page)
  await answerAll(page, (index) => index % 3)
  await show(page).click()
  await expect(page.getByRole('heading', { name: 'Your report' })).toBeVisible()
  await page.getByRole('button', { name: 'Send my answers' }).click()
  await expectAccessible(page, 'the report')
  await expectFits(page)
})
