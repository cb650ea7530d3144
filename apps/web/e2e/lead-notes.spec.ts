import type { APIRequestContext } from '@playwright/test'
import { expectAccessible, openDialog } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { leaveLeadByApi } from './people.ts'
import { expectErrorToast, expectToast } from './screens.ts'
import { cutCalls } from './trpc-calls.ts'

const LEADS = '/portal/admin/leads'

test.beforeEach(async ({ signIn }) => {
  await signIn('admin')
})

async function saveElsewhere(office: APIRequestContext, input: object) {
  expect((await office.post('/trpc/admin.leads.updateNotes', { data: input })).ok()).toBe(true)
}

test('notes are saved, and what is not saved waits', { tag: '@mobile' }, async ({ page, office }) => {
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?search=${lead.email}`)
  const open = page.getByRole('button', { name: lead.name })
  await open.click()
  const drawer = page.getByRole('dialog', { name: lead.name })
  const notes = drawer.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Two crews.\nAsks for Fridays.')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes Saved')
  await expect(drawer.getByText('Not saved yet')).toHaveCount(0)

  await notes.fill('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Close' }).click()
  await expect(drawer).toHaveCount(0)
  await open.click()
  await expect(drawer.getByText('Not saved yet')).toBeVisible()
  await expect(notes).toHaveValue('Two crews. Asks for Mondays.')
  await drawer.getByRole('button', { name: 'Discard' }).click()
  await expect(notes).toHaveValue('Two crews.\nAsks for Fridays.')
  await expect(notes).toBeFocused()
})

test('notes that somebody else has changed are shown beside ours', { tag: '@mobile' }, async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?lead=${lead.id}`)
  const drawer = page.getByRole('dialog', { name: lead.name })
  const notes = drawer.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Ours')
  await saveElsewhere(office, { id: lead.id, notes: 'Theirs', version: 1 })
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  const choice = drawer.getByRole('alert')
  await expect(choice).toContainText('Theirs')
  await expect(notes).toHaveValue('Ours')
  await expectAccessible(page, 'both versions', openDialog)
  await choice.getByRole('button', { name: 'Use theirs' }).click()
  await expect(notes).toHaveValue('Theirs')
  await expect(notes).toBeFocused()

  await notes.fill('Ours and theirs')
  await saveElsewhere(office, { id: lead.id, notes: 'Theirs again', version: 2 })
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expect(choice).toContainText('Theirs again')
  await choice.getByRole('button', { name: 'Save mine instead' }).click()
  await expectToast(page, 'Notes Saved')
  await expect(choice).toHaveCount(0)
  await page.reload()
  await expect(notes).toHaveValue('Ours and theirs')
})

test('a lead that was only moved meanwhile takes the notes all the same', async ({
  page,
  office,
  expectProblem,
}) => {
  expectProblem(/status of 409/)
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?lead=${lead.id}`)
  const drawer = page.getByRole('dialog', { name: lead.name })
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Ours')
  const moved = await office.post('/trpc/admin.leads.move', {
    data: { id: lead.id, to: 'contacted', version: 1 },
  })
  expect(moved.ok()).toBe(true)
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expectToast(page, 'Notes Saved')
  await expect(drawer).toContainText('Contacted after')
})

test('notes that did not arrive are not lost', async ({ page, office, expectProblem }) => {
  expectProblem(/admin\.leads\.updateNotes/)
  const lead = await leaveLeadByApi(office)
  await page.goto(`${LEADS}?lead=${lead.id}`)
  const drawer = page.getByRole('dialog', { name: lead.name })
  await drawer.getByRole('textbox', { name: 'Notes' }).fill('Ours')
  await cutCalls(page, 'admin.leads.updateNotes')
  await drawer.getByRole('button', { name: 'Save notes' }).click()
  await expectErrorToast(page, 'Error', 'Failed to save the notes')
  await expect(drawer.getByRole('textbox', { name: 'Notes' })).toHaveValue('Ours')
})
