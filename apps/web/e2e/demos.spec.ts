import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectFits, isNarrow } from './screens.ts'

const titles = {
  'speed-to-lead': 'Speed-to-Lead Outreach',
  'whatsapp-booking': 'WhatsApp Text-to-Book Agent',
  'ai-seo': 'AI SEO for Answer Engines',
  'ai-receptionist': 'AI Receptionist',
  'review-flywheel': 'Review and Reputation Flywheel',
}
type DemoId = keyof typeof titles

// After a jump React first has to draw, and only then says which timer it waits for next.
const TICKS_AFTER_A_JUMP = 4

async function pass(page: Page, ms: number) {
  await page.clock.runFor(ms)
  for (let tick = 0; tick < TICKS_AFTER_A_JUMP; tick++) await page.clock.runFor(1)
}

/** From here on time passes only by `pass`. */
async function openPage(page: Page) {
  await page.clock.install({ time: new Date('2026-11-20T18:41:00Z') })
  await page.goto('/small-business')
  await expect(page.getByRole('heading', { level: 1, name: 'Smart AI for Business' })).toBeVisible()
  // The page is there before its script; with it, the slides at the edges rest.
  await expect(page.locator('[inert]').first()).toBeAttached()
  await page.clock.pauseAt(new Date('2026-11-20T18:42:00Z'))
}

async function turnTo(page: Page, id: DemoId) {
  await page.getByRole('button', { name: `Show ${titles[id]}` }).click()
  await pass(page, 500)
  return page.locator(`#${id}`)
}

/** Opens a demo and answers the place where it stands. */
async function openDemo(page: Page, id: DemoId) {
  await openPage(page)
  const card = await turnTo(page, id)
  await card.getByRole('button', { name: 'Try Live Demo' }).click()
  await pass(page, 100)
  const demo = page.locator('#demo')
  await expect(demo).toBeFocused()
  await expect(demo).toBeInViewport()
  await expect(demo.getByText('Simulation', { exact: true })).toBeVisible()
  return demo
}

async function expectGood(page: Page, what: string) {
  await ticking(page, expectAccessible(page, what))
  if (!isNarrow(page)) await expectFits(page)
}

/** What looks into the page waits for timers of the page: they get a little time now and then. */
async function ticking(page: Page, work: Promise<void>) {
  let isDone = false
  const end = work.finally(() => {
    isDone = true
  })
  while (!isDone) await page.clock.runFor(1)
  await end
}

/** What is asked of the server from now on, besides the parts of the page itself. */
function listenToCalls(page: Page) {
  const calls: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.startsWith('/assets/')) calls.push(request.url())
  })
  return calls
}

/** The figures that stand with a demo. */
async function expectFigures(demo: Locator, figures: string[]) {
  for (const figure of figures)
    await expect(demo.getByRole('listitem').and(demo.getByText(figure, { exact: true }))).toBeVisible()
}

/** Whatever the page rings and says from now on. */
async function listen(page: Page) {
  const heard: string[] = []
  await page.exposeFunction('heard', (what: string) => void heard.push(what))
  await page.addInitScript(() => {
    const heard = (what: string) => Reflect.get(window, 'heard')(what)
    const speech = {
      speak: ({ text }: SpeechSynthesisUtterance) => heard(`says ${text}`),
      cancel: () => heard('is quiet'),
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      heard('rings')
      start.call(this, when)
    }
  })
  return heard
}

test.describe('the demos', { tag: '@mobile' }, () => {
  test('go round, one card at a time', async ({ page }) => {
    await openPage(page)
    const cards = page.getByRole('region', { name: 'Demos' })
    for (const [index, id] of Object.keys(titles).entries()) {
      const card = await turnTo(page, id as DemoId)
      await expect(card.getByRole('heading', { level: 2 })).toContainText(`${index + 1}.`)
      if (!isNarrow(page)) expect((await card.boundingBox())?.height).toBe(480)
      const schedule = card.getByRole('link', { name: 'Schedule Smart AI Consultation' })
      await expect(schedule).toHaveAttribute('href', '/schedule')
      await expect(schedule).toHaveAttribute('target', '_blank')
      await expect(schedule).toHaveAttribute('rel', 'noopener')
    }
    await cards.getByRole('button', { name: /^Show Review/ }).press('ArrowRight')
    await pass(page, 500)
    await expect(page.getByRole('heading', { level: 2, name: '1. Speed-to-Lead Outreach' })).toBeVisible()
    await expect(page.locator('[inert] #speed-to-lead')).toHaveCount(0)
    await expectGood(page, 'the cards')
  })

  test('begin with the one that the address names', async ({ page }) => {
    await page.goto('/small-business#ai-receptionist')
    const dot = page.getByRole('button', { name: 'Show AI Receptionist' })
    await expect(dot).toHaveAttribute('aria-current', 'true')
    await expect(page.getByRole('heading', { name: '4. AI Receptionist' })).toBeInViewport()
  })

  test('open one at a time and can be hidden', async ({ page }) => {
    const demo = await openDemo(page, 'speed-to-lead')
    await expect(demo.getByRole('heading', { name: 'Send yourself a lead' })).toBeVisible()
    const other = await turnTo(page, 'ai-seo')
    await other.getByRole('button', { name: 'Try Live Demo' }).click()
    await expect(demo.getByRole('heading', { name: 'See your page before and after' })).toBeVisible()
    await expect(page.locator('#speed-to-lead').getByText('Try Live Demo')).toHaveCount(1)
    await other.getByRole('button', { name: 'Hide Demo' }).click()
    await expect(demo).toHaveCount(0)
  })

  test('speed-to-lead answers a lead in 4.5 s', async ({ page }) => {
    const demo = await openDemo(page, 'speed-to-lead')
    await expectGood(page, 'the empty form')
    const calls = listenToCalls(page)
    await demo.getByRole('button', { name: 'Send Lead' }).click()
    for (const [label, message] of [
      ['Name', 'Name must be at least 2 characters'],
      ['Email', 'Please enter a valid email address'],
      ['Company', 'Company name must be at least 2 characters'],
      ['What do you need help with?', 'Please describe your challenge (minimum 10 characters)'],
    ] as const) {
      await expect(demo.getByLabel(label, { exact: true })).toHaveAccessibleDescription(message)
    }
    await expect(demo.getByLabel('Name', { exact: true })).toBeFocused()
    await expectGood(page, 'the refused lead')

    await demo.getByLabel('Name', { exact: true }).fill('Dana Whitfield')
    await demo.getByLabel('Email').fill('dana@harlow.example')
    await demo.getByLabel('Company').fill('Harlow Street')
    await demo.getByLabel('What do you need help with?').fill('Our shower floor leaks')
    await demo.getByRole('button', { name: 'Send Lead' }).click()
    const timer = demo.getByRole('timer')
    const now = demo.locator('[aria-current="step"]')
    await expect(timer).toHaveText('0.0s')
    await expect(now).toContainText('Sending message')
    await pass(page, 1500)
    await expect(timer).toHaveText('1.5s')
    await expect(now).toContainText('Message delivered')
    await pass(page, 1500)
    await expect(now).toContainText('Offering a time')
    await expectGood(page, 'the lead on its way')
    await pass(page, 1500)
    await expect(timer).toHaveText('4.5s')
    await expect(demo.getByText('Our shower floor leaks')).toBeVisible()
    await expect(demo.getByText('Outreach in under 5 seconds')).toBeVisible()
    expect(calls, 'what is typed stays in the browser').toEqual([])
    await expect(demo.getByRole('link', { name: 'Book Real Demo' })).toHaveAttribute('href', '/schedule')
    await expectGood(page, 'the answered lead')
    await demo.getByRole('button', { name: 'Try Another Lead' }).click()
    await expect(demo.getByLabel('Name', { exact: true })).toBeFocused()
  })

  test('the chat takes a booking', async ({ page }) => {
    const demo = await openDemo(page, 'whatsapp-booking')
    const log = demo.getByRole('log', { name: 'Conversation' })
    await expectGood(page, 'the greeting')
    const calls = listenToCalls(page)
    const say = async (text: string) => {
      await demo.getByLabel('Message').fill(text)
      await demo.getByLabel('Message').press('Enter')
      await pass(page, 1500)
    }
    await say('   ')
    await expect(log.locator('time')).toHaveCount(1)
    await say('info please')
    await expect(log).toContainText('bathroom and kitchen tile')
    await say('Can I BOOK a visit?')
    await say('Harlow Street')
    await say('dana')
    await expect(log).toContainText('does not look like an email address')
    await demo.getByLabel('Message').fill('dana@harlow.example')
    await demo.getByLabel('Message').press('Enter')
    await expect(demo.getByRole('img', { name: 'Okafor Tile & Stone is typing' })).toBeVisible()
    await expectGood(page, 'the chat')
    await pass(page, 4500)
    await expect(log).toContainText('Here is your link, Harlow Street')
    const link = log.getByRole('link', { name: 'Choose a time' })
    await expect(link).toHaveAttribute('href', '/schedule')
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', 'noopener')
    await say('book')
    await expect(log).toContainText('already set up')
    expect(calls, 'what is typed stays in the browser').toEqual([])
    await expectGood(page, 'the booked chat')
  })

  test('the search result is shown before and after', async ({ page }) => {
    const demo = await openDemo(page, 'ai-seo')
    const start = demo.getByRole('button', { name: 'Start Optimization' })
    await expectGood(page, 'the three inputs')
    const calls = listenToCalls(page)
    await demo.getByLabel('Business').fill('Okafor Tile')
    await demo.getByLabel('Service').fill('Shower tile')
    await demo.getByLabel('Location').fill('  ')
    await expect(start).toBeDisabled()
    await demo.getByLabel('Location').fill('Plano')
    await start.click()
    const now = demo.locator('[aria-current="step"]')
    for (const step of ['Starting', 'Analysis', 'Query analysis', 'Optimization']) {
      await expect(now).toContainText(step)
      await expect(demo.getByRole('status')).toContainText(`${step}: `)
      if (step === 'Query analysis') await expectGood(page, 'the analysis')
      await pass(page, 2000)
    }
    await expect(demo.getByRole('status')).toContainText('Results: The page before and after')
    await expect(page.getByRole('region', { name: 'Before', exact: true })).toContainText(
      'Okafor Tile | Home',
    )
    await expect(page.getByRole('region', { name: 'After', exact: true })).toContainText(
      'Shower tile in Plano',
    )
    const schema = await page.getByRole('region', { name: 'Structured data' }).textContent()
    expect(JSON.parse(schema ?? '')).toMatchObject({ '@context': 'https://schema.org' })
    await expectFigures(page.getByRole('main'), ['+340% visibility', '47 opportunities', '92% intent match'])
    expect(calls, 'what is typed stays in the browser').toEqual([])
    await expectGood(page, 'the results')
    await demo.getByRole('button', { name: 'Try Another Business' }).click()
    await expect(demo.getByLabel('Business')).toHaveValue('')
  })

  test('the receptionist takes four kinds of calls', async ({ page }) => {
    test.slow()
    const demo = await openDemo(page, 'ai-receptionist')
    const button = (name: string) => demo.getByRole('button', { name, exact: true })
    const outcomes = [
      'The question was answered',
      'An estimate visit was booked',
      'A specialist',
      'The message is',
    ]
    await expectFigures(demo, ['24/7 answering', '95% query resolution', '3s average response'])
    await expectGood(page, 'the quiet line')
    for (const [index, outcome] of outcomes.entries()) {
      await button('Simulate Incoming Call').click()
      await pass(page, 4000)
      await expect(demo.getByRole('status')).toHaveText('Incoming call')
      if (index === 0) await expectGood(page, 'an incoming call')
      await button('Answer').click()
      await pass(page, 3000)
      await expect(demo.getByRole('timer')).toHaveText('0:03')
      if (index === 0) await expectGood(page, 'a call')
      await pass(page, 30_000)
      await expect(demo.getByText(outcome)).toBeVisible()
      await expectGood(page, outcome)
      await button('Back to the quiet line').click()
    }
    await button('Simulate Incoming Call').click()
    await button('Decline').click()
    await expect(button('Simulate Incoming Call')).toBeFocused()
  })

  test('a call can be held, passed on and ended', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const demo = await openDemo(page, 'ai-receptionist')
    const button = (name: string) => demo.getByRole('button', { name, exact: true })
    const log = demo.getByRole('log', { name: 'Transcript' })
    await button('Simulate Incoming Call').click()
    await button('Answer').click()
    await pass(page, 1000)
    await expect(log).toContainText('good afternoon')
    await button('Copy Transcript').click()
    await expect(button('Copied')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^Receptionist: Okafor/)
    await button('Voice on').click()
    await button('Mute').click()
    await expect(button('Voice off')).toBeVisible()
    await expect(button('Unmute')).toBeVisible()
    await button('Hold').click()
    await pass(page, 10_000)
    await expect(demo.getByRole('timer')).toHaveText('0:11')
    await expectGood(page, 'a call on hold')
    await expect(log).not.toContainText('Saturdays')
    await button('Resume').click()
    await pass(page, 4000)
    await expect(log).toContainText('Saturdays')
    await button('Transfer').click()
    await expect(demo.getByText('You passed the caller to a person')).toBeVisible()
    await button('Back to the quiet line').click()
    await button('Simulate Incoming Call').click()
    await button('Answer').click()
    await button('End').click()
    await expect(demo.getByText('You ended the call')).toBeVisible()
  })

  test('nothing is heard before a gesture, nor after the demo is hidden', async ({ page }) => {
    const heard = await listen(page)
    const demo = await openDemo(page, 'ai-receptionist')
    const button = (name: string) => demo.getByRole('button', { name, exact: true })
    await pass(page, 5000)
    expect(heard).toEqual([])
    await button('Simulate Incoming Call').click()
    await pass(page, 2000)
    // Two rings of two tones.
    await expect.poll(() => heard).toEqual(['rings', 'rings', 'rings', 'rings'])
    await button('Answer').click()
    await button('Voice on').click()
    await pass(page, 600)
    await expect.poll(() => heard.at(-1)).toContain('says Okafor Tile and Stone')
    await pass(page, 4000)
    await expect(demo.getByRole('log', { name: 'Transcript' })).toContainText('open on Saturdays')
    expect(heard.at(-1), 'the caller lets the receptionist finish').toContain('says Okafor')
    await page.locator('#ai-receptionist').getByRole('button', { name: 'Hide Demo' }).click()
    await expect.poll(() => heard.at(-1)).toBe('is quiet')
    const before = heard.length
    await pass(page, 20_000)
    expect(heard).toHaveLength(before)
  })

  test('nothing is heard after the page is left', async ({ page }) => {
    const heard = await listen(page)
    const demo = await openDemo(page, 'ai-receptionist')
    await demo.getByRole('button', { name: 'Simulate Incoming Call' }).click()
    await expect.poll(() => heard).toEqual(['rings', 'rings'])
    await page.getByRole('link', { name: 'Back to home' }).click()
    await expect(demo).toHaveCount(0)
    await pass(page, 20_000)
    expect(heard).toEqual(['rings', 'rings'])
  })

  for (const [name, stars, platform] of [
    ['Priya Raman', 5, 'Google'],
    ['Luis Ortega', 3, 'Yelp'],
    ['Dana Whitfield', 2, 'Facebook'],
  ] as const) {
    test(`${name} leaves a review that is answered`, async ({ page }) => {
      const demo = await openDemo(page, 'review-flywheel')
      await expectFigures(demo, ['98% response rate', '4.8 average rating', '2 min AI response time'])
      if (stars === 5) await expectGood(page, 'the customers')
      await demo.getByRole('button', { name: new RegExp(name) }).click()
      const history = demo.getByRole('list', { name: 'What has happened' })
      await expect(history).toContainText('Request sent')
      if (stars === 3) await expectGood(page, 'the request')
      await pass(page, 3000)
      await expect(demo.getByRole('img', { name: `${stars} of 5 stars` })).toBeVisible()
      await expect(demo.getByText(`Review on ${platform}`)).toBeVisible()
      if (stars === 3) await expectGood(page, 'the review')
      await pass(page, 2000)
      await expect(demo.getByText('Writing a reply')).toBeVisible()
      if (stars === 2) await expectGood(page, 'a reply being written')
      await pass(page, 3000)
      await expect(history).toContainText('Reply posted')
      await pass(page, 2000)
      await expect(history).toContainText('Done')
      if (stars === 2) await expectGood(page, 'the answered review')
      await demo.getByRole('button', { name: 'Reset' }).click()
      await expect(demo.getByRole('button', { name: /Priya Raman/ })).toBeFocused()
    })
  }
})
