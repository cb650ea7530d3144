import { addTask, createClientProject, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { expectToast } from './screens.ts'

const TITLE = 'Draft the greeting'

test('a client requests changes with a comment, and later approves', { tag: '@mobile' }, async ({
  page,
  newClient,
  office,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const task = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN', detail: 'Read it aloud.' })
  await finishTask(office, task.id)

  await page.goto(`/portal/projects/${project.id}`)
  const card = page.getByRole('region', { name: TITLE })
  await expect(card).toContainText('Ready for review')
  await expect(card).toContainText('Round 1')
  await expect(card).toContainText('Read it aloud.')
  await card.getByRole('button', { name: `Request changes to ${TITLE}` }).click()
  await expect(card).toContainText('Please describe what should change')
  await expect(card.getByLabel('Comment')).toBeFocused()
  await card.getByLabel('Comment').fill('Say our opening hours, too.')
  await card.getByRole('button', { name: `Request changes to ${TITLE}` }).click()
  await expectToast(page, 'Changes Requested', 'We have your comment and will work on the changes.')
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
  await page.getByRole('button', { name: 'Approve task' }).click()
  await expectToast(page, 'Task Approved', 'Thank you. We will take it from here.')
  await expect(page.getByRole('region', { name: 'Overview' })).toContainText('1 of 1 tasks approved')

  await page.getByRole('button', { name: TITLE, exact: true }).click()
  const drawer = page.getByRole('dialog', { name: TITLE })
  await expect(drawer.getByRole('list', { name: 'Reviews' }).getByRole('listitem')).toHaveCount(2)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: TITLE, exact: true })).toBeFocused()
})
