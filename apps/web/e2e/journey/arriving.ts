import { expect, type Page } from '@playwright/test'
import { chooseRadio, expectErrorToast, expectToast, openLogin } from '../screens.ts'
import { answerTo } from '../trpc-calls.ts'
import { tabOpenedBy } from './browsers.ts'
import { type Member, visitor } from './cast.ts'

/** A visitor becomes a lead through the assistant. Returns the page on which calls are booked. */
export async function becomeLead(page: Page): Promise<Page> {
  await page.goto('/')
  await page.getByRole('button', { name: 'Open chat' }).click()
  const panel = page.getByRole('dialog', { name: 'Chat with Tally' })
  const answer = answerTo(page, 'chat.send')
  await panel.getByRole('textbox', { name: 'Message' }).fill('I want to book a call about my phone')
  await page.keyboard.press('Enter')
  await answer
  const form = panel.getByRole('form', { name: "Let's get you connected!" })
  await form.getByLabel('Name').fill(visitor.name)
  await form.getByLabel('Email').fill(visitor.email)
  await form.getByRole('button', { name: 'Get Started' }).click()
  return tabOpenedBy(page, () => panel.getByRole('link', { name: 'open the calendar' }).click())
}

export async function bookCall(page: Page) {
  const choose = (group: string) => page.getByRole('group', { name: group }).getByRole('radio')
  await chooseRadio(choose('Which day?').nth(1))
  await chooseRadio(choose('What time?').first())
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByRole('heading', { name: 'Your call is booked' })).toBeFocused()
}

export async function signInAtDesk(desk: Page, owner: { email: string; password: string }) {
  await desk.goto('/')
  const dialog = await openLogin(desk, 'Admin Login')
  await dialog.getByLabel('Username').fill(owner.email)
  await dialog.getByLabel('Password', { exact: true }).fill(owner.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await desk.getByRole('link', { name: 'Admin Portal' }).click()
  await expect(desk).toHaveURL('/portal/admin')
}

/** The administrator finds the lead with its call and invites them. Returns the invitation link. */
export async function convertLead(desk: Page): Promise<string> {
  const menu = desk.getByRole('navigation', { name: 'Admin portal' })
  await menu.getByRole('link', { name: 'Bookings', exact: true }).click()
  await expect(desk.getByRole('row', { name: visitor.email })).toContainText('Scheduled')
  await menu.getByRole('link', { name: /^Leads\b/ }).click()
  await desk.getByRole('table', { name: 'Leads' }).getByRole('button', { name: visitor.name }).click()
  const drawer = desk.getByRole('dialog', { name: visitor.name })
  await drawer.getByRole('button', { name: 'Convert to client' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Convert to client' })
  await expect(dialog.getByLabel('Last Name')).toHaveValue('Lindqvist')
  await dialog.getByRole('button', { name: 'Send Invitation' }).click()
  const link = desk.getByRole('dialog', { name: 'Invitation link' }).getByLabel('Link', { exact: true })
  await expectErrorToast(
    desk,
    'Invitation Created',
    'Invitation created but email service is not configured. Share the invitation link manually.',
  )
  return link.inputValue()
}

export async function register(page: Page, link: string, who: Member = visitor) {
  await page.goto(link)
  await page.getByLabel('Username').fill(who.username)
  await page.getByLabel('Password', { exact: true }).fill(who.password)
  await page.getByLabel('Confirm Password', { exact: true }).fill(who.password)
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expectToast(page, 'Account Created Successfully!', 'You can now log in with your new credentials.')
}

export async function expectUsedLink(page: Page, link: string) {
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Invitation Issue' })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('This invitation was already used')
}

export async function signInAsClient(page: Page, who: Member = visitor) {
  await page.goto('/')
  const dialog = await openLogin(page, 'Customer Login')
  await dialog.getByLabel('Email').fill(who.email)
  await dialog.getByLabel('Password', { exact: true }).fill(who.password)
  await dialog.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome back, ${who.name}`)
}
