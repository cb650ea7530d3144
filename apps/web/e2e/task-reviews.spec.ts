import { expectAccessible, openDialog } from './accessibility.ts'
import { addTask, beginProject, finishTask, moveTask, requestChanges } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { tabTo } from './keyboard.ts'
import { expectErrorToast, expectToast } from './screens.ts'

const TITLE = 'Draft the greeting'

test('a client asks for changes, saying which, and later approves', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await beginProject(office, { client, name: 'Front desk' })
  const task = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN', detail: 'Read it aloud.' })
  await finishTask(office, task.id)

  await page.goto(`/portal/projects/${project.id}`)
  const card = page.getByRole('region', { name: TITLE })
  await expect(card).toContainText('Ready for review')
  await expect(card).toContainText('Round 1')
  await expect(card).toContainText('Read it aloud.')
  await card.getByRole('button', { name: `Request changes to ${TITLE}` }).click()
  await expect(card).toContainText('Please say what should change')
  await expect(card.getByLabel('Comment')).toBeFocused()
  await card.getByLabel('Comment').fill('Say our opening hours, too.')
  await expectAccessible(page, 'a review')
  await card.getByRole('button', { name: `Request changes to ${TITLE}` }).click()
  await expectToast(page, 'Changes Requested', 'We have your comment and take it from here.')
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('row', { name: TITLE })).toContainText('Changes requested')

  await finishTask(office, task.id)
  await page.reload()
  await expect(card).toContainText('Round 2')
  await expect(card.getByRole('list', { name: 'Reviews' })).toContainText(
    `Round 1: changes requested by ${client.name}`,
  )
  await expect(card.getByRole('list', { name: 'Reviews' })).toContainText('Say our opening hours, too.')
  await card.getByRole('button', { name: `Approve ${TITLE}` }).click()
  await expectToast(page, 'Task Approved', 'Thank you. We go on from here.')
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('1 of 1 tasks approved')

  await page.getByRole('button', { name: TITLE }).click()
  const drawer = page.getByRole('dialog', { name: TITLE })
  await expect(drawer.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page, 'a task', openDialog)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: TITLE })).toBeFocused()
})

test('a review of a round that is over is refused, and what was written stays', async ({
  page,
  newClient,
  office,
  playwright,
  baseURL,
  signIn,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const client = await signIn(await newClient())
  const project = await beginProject(office, { client, name: 'Front desk' })
  const task = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN' })
  await finishTask(office, task.id)
  await page.goto(`/portal/projects/${project.id}`)
  const card = page.getByRole('region', { name: TITLE })
  await card.getByLabel('Comment').fill('Fine with me')

  const elsewhere = await playwright.request.newContext(baseURL ? { baseURL } : {})
  await requestChanges(elsewhere, client, task.id)
  await elsewhere.dispose()
  await finishTask(office, task.id)
  await card.getByRole('button', { name: `Approve ${TITLE}` }).click()
  await expectErrorToast(
    page,
    'Error',
    'This review is about round 1, but the task is in round 2 by now. Please look again.',
  )
  await expect(card).toContainText('Round 2')
  await expect(card).toContainText('Shorter, please')
  await expect(card.getByLabel('Comment')).toHaveValue('Fine with me')
  await card.getByRole('button', { name: `Approve ${TITLE}` }).click()
  await expectToast(page, 'Task Approved', 'Thank you. We go on from here.')
})

test('a client moves their own tasks as far as a review, and no others', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await beginProject(office, { client, name: 'Front desk' })
  const own = 'Send us your logo'
  await addTask(office, project.id, { title: own, owner: 'CLIENT' })
  const theirs = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN' })
  await moveTask(office, theirs.id, 'IN_PROGRESS')
  await page.goto(`/portal/projects/${project.id}`)
  const row = page.getByRole('row', { name: own })
  await expect(row).toContainText('You')
  await row.getByRole('button', { name: `Start: ${own}` }).click()
  await expectToast(page, 'Task Updated', `“${own}” is in progress.`)
  await expect(row).toContainText('In progress')
  await expect(row.getByRole('button', { name: `Put back: ${own}` })).toBeVisible()
  await row.getByRole('button', { name: `Send for review: ${own}` }).click()
  await expect(row).toContainText('Ready for review')
  await expect(row.getByRole('button')).toHaveCount(1)
  await expect(page.getByRole('row', { name: TITLE }).getByRole('button')).toHaveCount(1)
})

test('a task is reviewed without a mouse', async ({ page, newClient, office, signIn }) => {
  const client = await signIn(await newClient())
  const project = await beginProject(office, { client, name: 'Front desk' })
  const task = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN' })
  await finishTask(office, task.id)
  await page.goto('/portal/projects')
  await tabTo(page, page.getByRole('link', { name: 'View Details of Front desk' }))
  await page.keyboard.press('Enter')
  const card = page.getByRole('region', { name: TITLE })
  await tabTo(page, card.getByLabel('Comment'))
  await page.keyboard.type('Read it aloud, and it sounds like us.')
  await page.keyboard.press('Tab')
  await expect(card.getByRole('button', { name: `Approve ${TITLE}` })).toBeFocused()
  await page.keyboard.press('Enter')
  await expectToast(page, 'Task Approved', 'Thank you. We go on from here.')
  await tabTo(page, page.getByRole('button', { name: TITLE }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: TITLE })).toContainText(
    'Read it aloud, and it sounds like us.',
  )
})
