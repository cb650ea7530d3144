import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { expectErrorToast, expectFits, expectToast, isNarrow } from './screens.ts'
import { answerTo, cutCalls, holdCalls, refuseCalls } from './trpc-calls.ts'

const SCORM = '/devlab/tallgrass-scorm'
const names = ['Tallgrass SCORM', 'Tallgrass Echo', 'Tallgrass STRIDES']

const carousel = (page: Page) => page.getByRole('region', { name: 'Experimental products' })
const joinButton = (page: Page) => page.getByRole('button', { name: 'Join the Waitlist' })

/** The slides that somebody can reach. */
const usable = (page: Page) => carousel(page).locator('[role="group"]:not([inert])')

/** The one card that can be used is this one. */
async function expectActive(page: Page, name: string) {
  await expect(usable(page)).toHaveCount(1)
  await expect(usable(page).getByRole('article')).toHaveAccessibleName(name)
  await expect(carousel(page).getByRole('button', { name: `Show ${name}` })).toHaveAttribute(
    'aria-current',
    'true',
  )
}

async function fillIn(page: Page, email: string) {
  await page.getByLabel('Name').fill('Maren Okafor')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Company').fill('Okafor Tile & Stone')
  await page.getByLabel('Role').fill('Owner')
  await page.getByLabel('What would you use it for?').fill('Showing new setters how we prepare a floor')
}

test.describe('the lab', () => {
  test('goes round by arrows and by keys', async ({ page }) => {
    await page.goto('/devlab')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('DevLab')
    await expectActive(page, 'Tallgrass SCORM')
    const next = carousel(page).getByRole('button', { name: 'Next slide' })
    for (const name of ['Tallgrass Echo', 'Tallgrass STRIDES', 'Tallgrass SCORM']) {
      await next.click()
      await expectActive(page, name)
    }
    await carousel(page).getByRole('button', { name: 'Previous slide' }).click()
    await expectActive(page, 'Tallgrass STRIDES')
    await page.keyboard.press('ArrowRight')
    await expectActive(page, 'Tallgrass SCORM')
    await page.keyboard.press('ArrowLeft')
    await expectActive(page, 'Tallgrass STRIDES')
  })

  test('is turned by a swipe, and says where it is', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/devlab')
    await expectActive(page, 'Tallgrass SCORM')
    const card = await usable(page).boundingBox()
    if (!card) throw new Error('There is no card')
    const { height, width, x, y } = card
    await page.mouse.move(x + width * 0.8, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.1, y + height / 2, { steps: 8 })
    await page.mouse.up()
    await expectActive(page, 'Tallgrass Echo')
    await expect(carousel(page).getByRole('status')).toHaveText('Slide 2 of 3')
  })

  test('shows every product, and leads to its page and back', { tag: '@mobile' }, async ({ page }) => {
    await page.goto('/devlab')
    await expectActive(page, 'Tallgrass SCORM')
    await expect(carousel(page).getByRole('button', { name: 'Next slide' })).toBeVisible({
      visible: !isNarrow(page),
    })
    for (const name of names) {
      await carousel(page)
        .getByRole('button', { name: `Show ${name}` })
        .click()
      await expectActive(page, name)
      await expect(usable(page).getByRole('img')).toBeVisible()
      await carousel(page)
        .getByRole('link', { name: `Learn More about ${name}` })
        .click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page).toHaveTitle(`${name}: Tallgrass Automation`)
      await expect(page.getByRole('heading', { name: 'Key Features' })).toBeVisible()
      expect(await page.getByRole('main').getByRole('listitem').count()).toBeGreaterThanOrEqual(4)
      await page.getByRole('link', { name: 'Back to DevLab' }).click()
      await expect(page).toHaveURL('/devlab')
    }
  })
})

test('an unknown product says so', async ({ page, expectProblem }) => {
  expectProblem(/status of 404/)
  await page.goto('/devlab')
  const response = await page.goto('/devlab/tallgrass-nothing')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Product Not Found')
  await page.getByRole('link', { name: 'Back to DevLab' }).click()
  await expect(page).toHaveURL('/devlab')
})

test.describe('the waitlist', () => {
  test('explains what is missing, at the field', { tag: '@mobile' }, async ({ page }) => {
    await page.goto(SCORM)
    await joinButton(page).click()
    for (const [label, message] of [
      ['Name', 'Name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Company', 'Company name must be at least 2 characters'],
      ['Role', 'Role must be at least 2 characters'],
      ['What would you use it for?', 'Please describe your use case (minimum 10 characters)'],
    ] as const) {
      await expect(page.getByLabel(label)).toHaveAccessibleDescription(message)
    }
    await expect(page.getByLabel('Name')).toBeFocused()
  })

  test('takes a submission once, and shows the panel', { tag: '@mobile' }, async ({ page }) => {
    await page.goto(SCORM)
    await fillIn(page, `maren-${unique()}@example.com`)
    let sent = 0
    page.on('request', (request) => {
      if (request.url().includes('demos.joinWaitlist')) sent += 1
    })
    const release = await holdCalls(page, 'demos.joinWaitlist')
    await joinButton(page).click()
    await expect(joinButton(page)).toBeDisabled()
    await page.getByLabel('Role').press('Enter')
    release()
    await expectToast(page, 'Success!', "You've been added to the waitlist. We'll be in touch soon!")
    await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible()
    await expect(page.getByRole('region', { name: "You're on the list!" })).toBeFocused()
    await expect(joinButton(page)).toHaveCount(0)
    expect(sent).toBe(1)
  })

  test('keeps the form when the server is away, and succeeds the second time', async ({
    page,
    expectProblem,
  }) => {
    expectProblem(/demos\.joinWaitlist/)
    await page.goto(SCORM)
    const email = `maren-${unique()}@example.com`
    await fillIn(page, email)
    const restore = await cutCalls(page, 'demos.joinWaitlist')
    await joinButton(page).click()
    await expectErrorToast(page, 'Error', 'Failed to submit. Please try again.')
    await expect(page.getByLabel('Email')).toHaveValue(email)
    await restore()
    await joinButton(page).click()
    await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible()
  })

  test('says when it was too much', async ({ page }) => {
    await refuseCalls(page, 'demos.joinWaitlist', { code: 'RATE_LIMITED', status: 429, message: 'Later.' })
    await page.goto(SCORM)
    await fillIn(page, `maren-${unique()}@example.com`)
    const answered = answerTo(page, 'demos.joinWaitlist')
    await joinButton(page).click()
    await answered
    await expectErrorToast(page, 'Error', 'Failed to submit. Please try again.')
    await expect(page.getByLabel('Company')).toHaveValue('Okafor Tile & Stone')
  })
})

test('the form with its rules and the panel are accessible and fit', async ({ page }) => {
  await page.goto(SCORM)
  await joinButton(page).click()
  await expect(page.getByText('Name must be at least 2 characters', { exact: true })).toBeVisible()
  await expectAccessible(page, 'the form with its rules')
  await expectFits(page)
  await fillIn(page, `maren-${unique()}@example.com`)
  await joinButton(page).click()
  await expect(page.getByRole('heading', { name: "You're on the list!" })).toBeVisible()
  await expectAccessible(page, 'the panel')
  await expectFits(page)
})
