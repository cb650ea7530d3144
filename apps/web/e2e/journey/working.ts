import { type APIRequestContext, expect, type Page } from '@playwright/test'
import type { ChecklistItem, Task, Tool } from '@tallgrass/contracts'
import { type ProjectId, parseId } from '@tallgrass/domain'
import { finishTask } from '../client-work.ts'
import { pixel } from '../pixel.ts'
import { callByApi } from '../projects-by-api.ts'
import { expectErrorToast, expectToast } from '../screens.ts'
import { PROJECT, visitor } from './cast.ts'
import { picture } from './picture.ts'

const OURS = 'Draft what the assistant says'
const THEIRS = 'Tell us how calls and messages reach you'

/** Creates the project from a template. Returns its id. */
export async function createProject(desk: Page): Promise<ProjectId> {
  await desk.goto('/portal/admin/projects')
  await desk.getByRole('button', { name: 'New Project' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Create New Project' })
  await dialog.getByLabel('Project Name').fill(PROJECT)
  await dialog.getByLabel('Client').fill(visitor.email)
  await desk.getByRole('option', { name: visitor.email }).click()
  await dialog.getByLabel('Description').fill('Calls after five and on picking days, answered.')
  await dialog.getByLabel('Start from the template').check()
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expectToast(desk, 'Project Created')
  await desk.getByRole('button', { name: `View Details of ${PROJECT}` }).click()
  await desk.getByRole('link', { name: 'Open workspace' }).click()
  await expect(desk.getByRole('table', { name: 'Tasks' })).toContainText(OURS)
  return parseId('Project', new URL(desk.url()).pathname.split('/').at(-1) ?? '')
}

export async function openWorkspace(desk: Page, projectId: ProjectId, tab?: string) {
  await desk.goto(`/portal/admin/projects/${projectId}${tab ? `?tab=${tab}` : ''}`)
  await expect(desk.getByRole('heading', { level: 1 })).toHaveText(PROJECT)
}

export function expectStatus(desk: Page, status: string) {
  return expect(desk.getByRole('region', { name: 'Project', exact: true })).toContainText(`Status${status}`)
}

async function setStatus(desk: Page, status: string) {
  await desk.getByRole('button', { name: 'Edit Project' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Edit Project' })
  await dialog.getByLabel('Status').selectOption(status)
  await dialog.getByRole('button', { name: 'Update Project' }).click()
  return dialog
}

export async function moveProject(desk: Page, status: string) {
  await expect(await setStatus(desk, status)).toHaveCount(0)
  await expectToast(desk, 'Project Updated')
  await expectStatus(desk, status)
}

async function act(desk: Page, name: string, action: string, toast: string) {
  await desk.getByRole('button', { name: `Actions for ${name}` }).click()
  await desk.getByRole('menuitem', { name: action }).click()
  await expectToast(desk, toast)
}

async function bringToReview(desk: Page) {
  await act(desk, OURS, 'Move to “In progress”', 'Task Moved')
  await expect(desk.getByRole('row', { name: OURS })).toContainText('In progress')
  await desk.getByRole('button', { name: `Actions for ${OURS}` }).click()
  await desk.getByRole('menuitem', { name: 'Move to “Ready for review”' }).click()
  const handIn = desk.getByRole('dialog', { name: `Send “${OURS}” for review` })
  await handIn.getByRole('button', { name: 'Send for review' }).click()
  await expectToast(desk, 'Task Moved')
  await expect(desk.getByRole('row', { name: OURS })).toContainText('Ready for review')
}

/** A task of ours, which the client sends back once, and a task of the client's. */
export async function workTogether(desk: Page, page: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId)
  await bringToReview(desk)
  await page.goto('/portal')
  const review = page.getByRole('link', { name: `Review task: ${OURS}` })
  await expect(review).toBeVisible()
  await picture(page, 'client-dashboard')
  await review.click()
  const card = page.getByRole('region', { name: OURS })
  await card.getByLabel('Comment').fill('Say our opening hours, too.')
  await card.getByRole('button', { name: `Request changes to ${OURS}` }).click()
  await expectToast(page, 'Changes Requested', 'We have your comment and will work on the changes.')

  await desk.reload()
  await expect(desk.getByRole('row', { name: OURS })).toContainText('Changes requested')
  await picture(desk, 'project-workspace')
  await bringToReview(desk)
  await page.reload()
  await expect(card.getByRole('list', { name: 'Reviews' })).toContainText('Say our opening hours, too.')
  await card.getByRole('button', { name: `Approve ${OURS}` }).click()
  await page.getByRole('button', { name: 'Approve task' }).click()
  await expectToast(page, 'Task Approved', 'Thank you. We will take it from here.')

  await page.getByRole('button', { name: `Start: ${THEIRS}` }).click()
  await page.getByRole('button', { name: `Send for review: ${THEIRS}` }).click()
  const handIn = page.getByRole('dialog', { name: `Send “${THEIRS}” for review` })
  await handIn.getByLabel('Note').fill('All ten are in the list.')
  await handIn.getByLabel('Files to upload').setInputFiles(pixel('Calendar.png'))
  await expect(handIn).toContainText('ready to send')
  await handIn.getByRole('button', { name: 'Send for review' }).click()
  await expect(page.getByRole('row', { name: THEIRS })).toContainText('Ready for review')
}

/** The client cannot approve their own work. */
export async function expectNoSelfApproval(client: APIRequestContext, projectId: ProjectId) {
  const { id: taskId } = await findTask(client, projectId, THEIRS)
  const data = { taskId, round: 1, decision: 'APPROVE' }
  const response = await client.post('/trpc/portal.tasks.review', { data })
  expect(response.ok()).toBe(false)
  expect(await response.text()).toContain('only an administrator can move it to approved')
}

/** With what was handed in in view, and a second time after taking it back. */
export async function approveTheirs(desk: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId)
  const dialog = await approve(desk)
  await desk.getByRole('button', { name: `Actions for ${THEIRS}` }).click()
  await desk.getByRole('menuitem', { name: 'Reviews' }).click()
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(dialog).toContainText('Taken back')
  await desk.keyboard.press('Escape')
  await approve(desk)
}

async function approve(desk: Page) {
  await desk.getByRole('button', { name: `Review “${THEIRS}”` }).click()
  const dialog = desk.getByRole('dialog', { name: THEIRS })
  await expect(dialog).toContainText('All ten are in the list.')
  await expect(dialog.getByRole('button', { name: 'Calendar.png' }).first()).toBeVisible()
  await dialog.getByRole('button', { name: 'Approve' }).click()
  await expectToast(desk, 'Review Saved')
  await expect(desk.getByRole('row', { name: THEIRS })).toContainText('Approved')
  return dialog
}

/** Finishes all other tasks by the API. */
export async function finishOtherTasks(
  office: APIRequestContext,
  client: APIRequestContext,
  projectId: ProjectId,
) {
  for (const { id, owner, status } of await partsOf<Task>(office, projectId, 'tasks')) {
    if (status === 'APPROVED') continue
    await finishTask(office, id)
    const review = { taskId: id, round: 1, decision: 'APPROVE' }
    await callByApi(owner === 'ADMIN' ? client : office, 'portal.tasks.review', review)
  }
}

/** Passes all required items but one. Returns that one. */
export async function passAllButOne(desk: Page, projectId: ProjectId): Promise<string> {
  const items = await partsOf<ChecklistItem>(desk.request, projectId, 'checklist')
  const [last, ...others] = items.filter(({ required }) => required)
  if (!last) throw new Error('The template has no checklist')
  for (const { id } of others) await callByApi(desk.request, 'admin.checklist.move', { id, status: 'PASSED' })
  return last.item
}

export async function passItem(desk: Page, projectId: ProjectId, item: string) {
  await openWorkspace(desk, projectId, 'checklist')
  await act(desk, item, 'Mark as passed', 'Item Updated')
  await expect(desk.getByRole('row', { name: item })).toContainText('Passed')
}

export async function expectNotComplete(desk: Page, missing: string) {
  const dialog = await setStatus(desk, 'Complete')
  await expectErrorToast(
    desk,
    'Error',
    `This project cannot be completed yet: 1 required checklist item is not passed (“${missing}”).`,
  )
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await desk.getByRole('button', { name: 'Discard' }).click()
  await expect(dialog).toHaveCount(0)
}

export async function recordCost(desk: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId, 'costs')
  await desk.getByRole('button', { name: 'Add cost' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add cost' })
  await dialog.getByLabel('Label').fill('Phone number for a year')
  await dialog.getByLabel('Vendor').fill('Valley Telecom')
  await dialog.getByLabel('Amount').fill('120.50')
  await dialog.getByRole('button', { name: 'Add cost' }).click()
  await expectToast(desk, 'Cost Added')
}

export async function addTool(desk: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId, 'tools')
  await desk.getByRole('button', { name: 'Add tool' }).click()
  const dialog = desk.getByRole('dialog', { name: 'Add tool' })
  await dialog.getByLabel('Tool name').fill('Orchard voicemail')
  await dialog.getByRole('button', { name: 'Add tool' }).click()
  await expectToast(desk, 'Tool Added')
}

/** Transfers one tool by its menu, and those of the template by the API. */
export async function transferTools(desk: Page, projectId: ProjectId) {
  for (const { id, toolName } of await partsOf<Tool>(desk.request, projectId, 'tools')) {
    if (toolName === 'Orchard voicemail') continue
    for (const status of ['CONFIGURED', 'TRANSFERRED']) {
      await callByApi(desk.request, 'admin.tools.move', { id, status })
    }
  }
  await openWorkspace(desk, projectId, 'tools')
  const row = desk.getByRole('row', { name: 'Orchard voicemail' })
  for (const step of ['configured', 'transferred']) {
    await desk.getByRole('button', { name: 'Actions for Orchard voicemail' }).click()
    await desk.getByRole('menuitem', { name: `Mark as ${step}` }).click()
    await expect(row).toContainText(new RegExp(step, 'i'))
  }
  await expect(desk.getByRole('table', { name: 'Tools' }).getByText('Transferred')).toHaveCount(4)
}

async function findTask(api: APIRequestContext, projectId: ProjectId, title: string) {
  const task = (await partsOf<Task>(api, projectId, 'tasks')).find((each) => each.title === title)
  if (!task) throw new Error(`There is no task “${title}”`)
  return task
}

async function partsOf<T>(api: APIRequestContext, projectId: ProjectId, part: string): Promise<T[]> {
  return (await api.get(`/api/projects/${projectId}/${part}`)).json()
}
