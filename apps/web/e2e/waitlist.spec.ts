import { readFile } from 'node:fs/promises'
import { expect, test } from './fixtures.ts'
import { unique } from './people.ts'
import { isNarrow } from './screens.ts'
import { answerCalls } from './trpc-calls.ts'

const WAITLIST = '/portal/admin/waitlist'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('who joined is listed and shown', { tag: '@mobile' }, async ({ page, office }) => {
  const word = unique()
  const submission = {
    name: `Maren ${word}`,
    email: `maren-${word}@example.com`,
    company: 'Okafor Tile & Stone',
    role: 'Owner',
    useCase: 'Showing new setters\nhow we prepare a floor',
    product: 'tallgrass-strides',
  }
  expect((await office.post('/api/devlab/waitlist', { data: submission })).ok()).toBe(true)
  await page.goto('/portal/admin')
  if (isNarrow(page)) await page.getByRole('button', { name: 'Toggle sidebar' }).click()
  await page
    .getByRole('navigation', { name: 'Admin portal' })
    .getByRole('link', { name: 'Waitlist', exact: true })
    .click()
  await expect(page).toHaveTitle('Waitlist: Admin Portal')
  const table = page.getByRole('table', { name: 'Waitlist entries' })
  await expect(table.getByRole('columnheader')).toHaveText(['When', 'Name', 'Email', 'Company', 'Product'])
  const row = table.getByRole('row', { name: submission.email })
  await expect(row).toContainText('Tallgrass STRIDES')
  await row.getByRole('button', { name: submission.name }).click()
  const drawer = page.getByRole('dialog', { name: submission.name })
  await expect(drawer).toContainText('how we prepare a floor')
  await expect(drawer).toContainText('Okafor Tile & Stone')
  await page.keyboard.press('Escape')
  await expect(row.getByRole('button', { name: submission.name })).toBeFocused()
})

test('the filters stand in the address', async ({ page }) => {
  await page.goto(WAITLIST)
  await page.getByLabel('Product').selectOption('Tallgrass Echo')
  await expect(page).toHaveURL(`${WAITLIST}?product=tallgrass-echo`)
  await expect(page.locator('tbody').getByRole('row').first()).toContainText('Tallgrass Echo')
  await page.getByLabel('Search the waitlist').fill('cedar')
  await expect(page).toHaveURL(`${WAITLIST}?product=tallgrass-echo&search=cedar`)
  await expect(page.locator('tbody').getByRole('row')).toHaveCount(1)
  await page.getByLabel('Search the waitlist').fill('nobody at all')
  await expect(page.getByRole('heading', { name: 'No Entries Found' })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Search the waitlist')).toHaveValue('nobody at all')
  await page.goBack()
  await expect(page).toHaveURL(`${WAITLIST}?product=tallgrass-echo`)
  await expect(page.getByLabel('Search the waitlist')).toHaveValue('')
})

test('the list is had as a file, filtered alike', async ({ page }) => {
  await page.goto(`${WAITLIST}?search=vega`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^waitlist-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(',tallgrass-scorm,Dolores Vega,dolores@vegaplumbing.example,Vega Plumbing,')
})

test('the list goes on when asked', async ({ page }) => {
  let asked = 0
  await answerCalls(page, 'admin.waitlist.list', (data) => {
    asked += 1
    const [first] = Object(data).items
    const cursor = Buffer.from(`${first.createdAt} ${first.id}`).toString('base64url')
    return asked === 1 ? { items: [first], nextCursor: cursor } : data
  })
  await page.goto(WAITLIST)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

test('a list with nobody on it says what will stand there', async ({ page }) => {
  await answerCalls(page, 'admin.waitlist.list', () => ({ items: [], nextCursor: null }))
  await page.goto(WAITLIST)
  await expect(page.getByRole('heading', { name: 'Nobody Is Waiting Yet' })).toBeVisible()
})
