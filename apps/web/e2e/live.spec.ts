import type { Request } from '@playwright/test'
import { addTask, createClientProject, finishTask } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { leaveLeadByApi } from './people.ts'

const TITLE = 'Draft the greeting'

test('what an administrator and a client do, the other sees without a reload', async ({
  newClient,
  office,
  openAsAdmin,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const task = await addTask(office, project.id, { title: TITLE, owner: 'ADMIN' })
  await page.goto(`/portal/projects/${project.id}`)
  await expect(page.getByRole('row', { name: TITLE })).toBeVisible()

  const theirs = await openAsAdmin(`/portal/admin/projects/${project.id}?tab=tasks`)
  const row = theirs.getByRole('row', { name: TITLE })
  await expect(row).toBeVisible()

  await finishTask(office, task.id)
  const card = page.getByRole('region', { name: TITLE })
  await expect(card).toContainText('Ready for review')
  await expect(row).toContainText('Ready for review')
  await expect(page.getByRole('button', { name: /^Notifications, \d+ unread$/ })).toBeVisible()
  await expect(page).toHaveTitle(/^\(\d+\) /)

  await card.getByRole('button', { name: `Approve ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Approve task' }).click()
  await expect(row).toContainText('Approved')
})

test('two tabs of a browser share a stream, and the one that stays goes on with it', async ({
  context,
  newAdmin,
  office,
  page,
  signIn,
}) => {
  await signIn(await newAdmin())
  const streams: Request[] = []
  context.on('request', (request) => {
    if (request.resourceType() === 'eventsource') streams.push(request)
  })
  await page.goto('/portal/admin/leads')
  await expect.poll(() => streams.length).toBe(1)
  const other = await context.newPage()
  await other.goto('/portal/admin/leads')
  await expect(other.getByRole('row').nth(1)).toBeVisible()
  const first = await leaveLeadByApi(office)
  for (const tab of [page, other]) await expect(tab.getByRole('row', { name: first.name })).toBeVisible()
  expect(streams).toHaveLength(1)

  await page.close()
  const second = await leaveLeadByApi(office)
  await expect(other.getByRole('row', { name: second.name })).toBeVisible()
  expect(streams).toHaveLength(2)
  expect(decodeURIComponent(streams[1]?.url() ?? '')).toContain('"lastEventId"')
})
