import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { leaveLeadByApi, unique } from './people.ts'
import { expectNoSidewaysScroll, expectToast, isNarrow } from './screens.ts'
import { answerCalls, cutCalls } from './trpc-calls.ts'

const LEADS = '/portal/admin/leads'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

const radio = (page: Page, name: string) => page.getByRole('radiogroup', { name: 'View' }).getByText(name)

test('a lead that has just come in appears by itself', { tag: '@mobile' }, async ({ page, office }) => {
  await page.clock.install()
  await page.goto('/portal/admin')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page
    .getByRole('navigation', { name: 'Admin portal' })
    .getByRole('link', { name: 'Leads', exact: true })
    .click()
  await expect(page).toHaveTitle('Leads: Admin Portal')
  const table = page.getByRole('table', { name: 'Leads' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'When',
    'Name',
    'Email',
    'Interest',
    'Status',
    'First contact',
  ])
  const lead = await leaveLeadByApi(office)
  await page.clock.fastForward(21_000)
  const row = table.getByRole('row', { name: lead.email })
  await expect(row).toContainText('Waiting for less than a minute')
  await expect(row).toContainText('Learning software')
  await expect(row).toContainText('New')
})

test('a lead is shown with what was said and answered', { tag: '@mobile' }, async ({ page }) => {
  await page.goto(`${LEADS}?search=ingrid`)
  const opener = page.getByRole('button', { name: 'Ingrid Solheim' })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Ingrid Solheim' })
  await expect(drawer).toContainText('Contacted after 9 h')
  await expect(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue(
    'On call every other week; only reachable before ten.',
  )
  const said = drawer.getByRole('list', { name: 'Latest conversation' }).getByRole('listitem')
  await expect(said).toHaveCount(4)
  await expect(said.last()).toContainText('Tally')
  await expect(said.last()).toContainText('They can listen to made-up calls in the demo, as often')
  const checklist = drawer.getByRole('region', { name: 'Automation Checklist' })
  await expect(checklist).toContainText('13 of 24 points')
  await expect(checklist).toContainText('It rings out or goes to voicemail')
  await expect(page).toHaveURL(/lead=[\da-f-]{36}/)
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(`${LEADS}?search=ingrid`)
  await expect(opener).toBeFocused()
})

test('the view and its filters stand in the address', async ({ page }) => {
  await page.goto(LEADS)
  await page.getByLabel('Status').selectOption('Qualified')
  await expect(page).toHaveURL(`${LEADS}?status=qualified`)
  await page.getByLabel('Interest').selectOption('Learning software')
  await page.getByLabel('Source').selectOption('Chat')
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Qualified')
  await page.getByLabel('Search leads').fill('menon')
  await expect(page).toHaveURL(`${LEADS}?status=qualified&interest=learning-saas&source=chat&search=menon`)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await radio(page, 'Board').click()
  await expect(page).toHaveURL(/view=board/)
  await expect(page.getByLabel('Status')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveText([/Ravi Menon/])
  await page.getByLabel('Search leads').fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No Leads Found' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search leads')).toHaveValue('nobody at all')
  await page.goBack()
  await expect(page).toHaveURL(/status=qualified.*search=menon/)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
})

test('a card is moved without a mouse, only where it may go', { tag: '@mobile' }, async ({
  page,
  office,
}) => {
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?view=board&search=${lead.email}`)
  const column = (name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
  const card = (name: string) => column(name).getByRole('article', { name: lead.name })
  const move = page.getByRole('button', { name: `Move to…, ${lead.name}` })
  await expect(column('New').getByRole('heading')).toHaveText('New 1')
  await expect(card('New')).toContainText('Waiting for less than a minute')

  await move.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Contacted', 'Qualified', 'Converted'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expectToast(page, 'Lead Moved', 'The lead is now qualified.')
  await expect(card('Qualified')).toContainText('Contacted after less than a minute')
  await expect(column('New').getByRole('heading')).toHaveText('New 0')
  await expect(move).toBeFocused()

  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem')).toHaveText(['Contacted', 'Converted'])
  await page.keyboard.press('Escape')
  await expect(move).toBeFocused()
})

test('what somebody else has moved meanwhile stays where they put it', async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?view=board&search=${lead.email}`)
  const move = page.getByRole('button', { name: `Move to…, ${lead.name}` })
  await expect(move).toBeVisible()
  await call(office, 'move', { id: lead.id, to: 'converted', version: 1 })
  await move.click()
  await page.getByRole('menuitem', { name: 'Contacted' }).click()
  await expect(page.getByRole('alert')).toContainText('This lead was changed meanwhile. Please look again.')
  await expect(page.getByRole('region', { name: /^Converted/ }).getByRole('article')).toHaveCount(1)
})

test('the list is had as a file, filtered alike', async ({ page }) => {
  await page.goto(`${LEADS}?search=carla`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^leads-\d{4}-\d\d-\d\d\.csv$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(',qualified,Carla Duarte,carla@duartecleaning.example,,Duarte Cleaning,smart-ai,')
  expect(text).toContain('"Budget approved by her partner.\nWants to begin with the phone, then reviews."')
})

test('an empty list says what will stand there, and a lost one can be had again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/admin\.leads\.list/)
  const restore = await cutCalls(page, 'admin.leads.list')
  await page.goto(LEADS)
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load leads. Please try again.' })
  await expect(problem).toBeVisible()
  await restore()
  await answerCalls(page, 'admin.leads.list', () => ({ items: [], nextCursor: null }))
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No Leads Yet' })).toBeVisible()
})

test('an unknown lead says so', async ({ page }) => {
  await page.goto(`${LEADS}?lead=01a1f7d0-0b33-4623-a6a1-76287c5874e3`)
  await expect(page.getByRole('dialog', { name: 'Lead' })).toContainText('This lead does not exist')
})

test.describe('the look of it', { tag: '@mobile' }, () => {
  test('table, board and drawer are accessible and fit', async ({ page, office }) => {
    test.slow()
    const lead = await leaveLeadByApi(office)
    for (const address of [LEADS, `${LEADS}?view=board`]) {
      await page.goto(`${address}${address.includes('?') ? '&' : '?'}search=castellan`)
      await expect(page.getByRole('main')).toContainText(lead.name)
      await expectAccessible(page, address)
      if (isNarrow(page)) continue
      for (const width of [320, 768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        await expectNoSidewaysScroll(page)
      }
    }
    await page.goto(`${LEADS}?search=nora@castellanroofing`)
    await page.getByRole('button', { name: 'Nora Castellan' }).click()
    const drawer = page.getByRole('dialog', { name: 'Nora Castellan' })
    await drawer.getByRole('button', { name: /^Move/ }).click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page, 'the drawer with its menu')
    await page.keyboard.press('Escape')
    await drawer.getByRole('textbox', { name: 'Notes' }).fill(`Half a thought ${unique()}`)
    await expectAccessible(page, 'the drawer with unsaved notes')
  })
})

async function call(office: Parameters<typeof leaveLeadByApi>[0], procedure: string, input: object) {
  const response = await office.post(`/trpc/admin.leads.${procedure}`, { data: input })
  expect(response.ok()).toBe(true)
}
