import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { chooseRadio } from './screens.ts'
import { answerTo } from './trpc-calls.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Open chat' })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Chat with Tally' })
const field = (page: Page) => panel(page).getByRole('textbox', { name: 'Message' })
const log = (page: Page) => panel(page).getByRole('log')
const leadForm = (page: Page) => panel(page).getByRole('form', { name: "Let's get you connected!" })
const calendar = (page: Page) => log(page).getByRole('link', { name: 'open the calendar' })

async function open(page: Page) {
  await launcher(page).click()
  await expect(field(page)).toBeFocused()
}

async function say(page: Page, message: string) {
  const answer = answerTo(page, 'chat.send')
  await field(page).fill(message)
  await field(page).press('Enter')
  await answer
  await expect(log(page).getByText('Thinking...')).toBeHidden()
}

test('the chat is not loaded before a visitor reaches for it', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const scripts = () => loaded.filter((url) => url.endsWith('.js')).length
  expect(scripts()).toBe(1)
  await launcher(page).hover()
  await expect.poll(scripts).toBeGreaterThan(1)
  expect(loaded.filter((url) => url.includes('chat.'))).toEqual([])
})

test('a visitor who asks on one page becomes a lead on another and books a call by the link', async ({
  page,
  office,
}) => {
  const email = `visitor-${unique()}@example.com`
  await page.goto('/devlab')
  await open(page)
  await expect(log(page)).toContainText('Hi, I’m Tally, the assistant of Tallgrass. How can I help today?')
  await say(page, 'How long does setup take?')
  const said = await log(page).textContent()
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(log(page)).toHaveText(said ?? '')
  await page.reload()
  await open(page)
  await expect(log(page)).toHaveText(said ?? '')

  await say(page, 'I want to book a call about automating my phone')
  await leadForm(page).getByLabel('Name').fill('Maren Okafor')
  await leadForm(page).getByLabel('Email').fill(email)
  await leadForm(page).getByRole('button', { name: 'Get Started' }).click()
  await expect(leadForm(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await expect(log(page)).toContainText(
    'Thank you, Maren Okafor. Choose a time for your Smart AI Business Consultation: open the calendar',
  )
  await page.reload()
  await open(page)
  await expect(calendar(page)).toHaveAttribute('href', /\/schedule\/[\w-]{43}$/)
  await expect(leadForm(page)).toBeHidden()
  const input = encodeURIComponent(JSON.stringify({ search: email }))
  expect(await (await office.get(`/trpc/admin.leads.list?input=${input}`)).text()).toContain('Maren Okafor')

  await page.goto((await calendar(page).getAttribute('href')) ?? '')
  await expect(page.getByRole('heading', { name: 'Choose a time for your call' })).toBeVisible()
  await chooseRadio(page.getByRole('group', { name: 'What time?' }).getByRole('radio').last())
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
})
