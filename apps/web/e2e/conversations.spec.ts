import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { expectNoSidewaysScroll, isNarrow } from './screens.ts'
import { answerCalls, cutCalls } from './trpc-calls.ts'

const CONVERSATIONS = '/portal/admin/conversations'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

test('what was said is read, and leads to who said it', { tag: '@mobile' }, async ({ page }) => {
  await page.goto(CONVERSATIONS)
  await expect(page).toHaveTitle('Conversations: Admin Portal')
  const table = page.getByRole('table', { name: 'Conversations' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'Last message',
    'Began with',
    'Messages',
    'Who',
    'Actions',
  ])
  const row = table.getByRole('row', { name: 'Ravi Menon' })
  const opener = row.getByRole('button', { name: /^Do you have something to train seasonal staff/ })
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'Conversation with Ravi Menon' })
  const said = drawer.getByRole('list', { name: 'Messages' }).getByRole('listitem')
  await expect(said).toHaveCount(4)
  await expect(said.first()).toContainText('Visitor')
  await expect(said.nth(1)).toContainText('There is a waitlist for the SCORM product, and a demo')
  await page.keyboard.press('Escape')
  await expect(drawer).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await drawer.getByRole('link', { name: 'Open lead Ravi Menon' }).click()
  await expect(page).toHaveURL(/\/portal\/admin\/leads\?lead=/)
  await expect(page.getByRole('dialog', { name: 'Ravi Menon' })).toContainText('Menon Tax & Books')
  await page.goBack()
  await expect(drawer).toBeVisible()
})

test('who left no name is a visitor', async ({ page }) => {
  await page.goto(CONVERSATIONS)
  const row = page.getByRole('row', { name: 'is this a bot' })
  await expect(row).toContainText('Visitor')
  await expect(row.getByRole('link')).toHaveCount(0)
  await row.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Conversation with a visitor' })).toContainText(
    'Left no name',
  )
})

test('the list goes on when asked', async ({ page }) => {
  let asked = 0
  await answerCalls(page, 'admin.conversations.list', (data) => {
    asked += 1
    const [first] = Object(data).items
    const cursor = Buffer.from(`${first.lastMessageAt} ${first.id}`).toString('base64url')
    return asked === 1 ? { items: [first], nextCursor: cursor } : data
  })
  await page.goto(CONVERSATIONS)
  await expect(page.getByRole('row')).toHaveCount(2)
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(page.getByRole('row').nth(2)).toBeVisible()
})

test('an empty list says what will stand there, and a lost one can be had again', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/admin\.conversations\.list/)
  const restore = await cutCalls(page, 'admin.conversations.list')
  await page.goto(CONVERSATIONS)
  const problem = page.getByRole('alert').filter({ hasText: 'Failed to load conversations.' })
  await expect(problem).toBeVisible()
  await restore()
  await answerCalls(page, 'admin.conversations.list', () => ({ items: [], nextCursor: null }))
  await problem.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'No Conversations Yet' })).toBeVisible()
})

test('the screen and its drawer are accessible and fit', { tag: '@mobile' }, async ({ page }) => {
  test.slow()
  await page.goto(CONVERSATIONS)
  await expect(page.getByRole('table')).toBeVisible()
  await expectAccessible(page, CONVERSATIONS)
  if (!isNarrow(page)) {
    for (const width of [320, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectNoSidewaysScroll(page)
    }
  }
  await page.getByRole('button', { name: /^Do you have something to train/ }).click()
  await expect(page.getByRole('list', { name: 'Messages' })).toBeVisible()
  await expectAccessible(page, 'the drawer')
})
