import { expect, type Page } from '@playwright/test'
import type { ProjectId } from '@tallgrass/domain'
import { openWorkspace } from './working.ts'

/** The client asks, and the administrator answers in a thread that both have open. */
export async function talk(desk: Page, page: Page, projectId: ProjectId) {
  await openWorkspace(desk, projectId, 'messages')
  await page.goto(`/portal/projects/${projectId}?tab=messages`)
  await say(page, 'Can it say when we pick apples?')
  await expect(threadOf(desk)).toContainText('Can it say when we pick apples?')
  await desk.getByRole('radio', { name: 'The client and us' }).check()
  await say(desk, 'Yes. Send us a photo of your **calendar**.')
  await expect(threadOf(page)).toContainText('Send us a photo of your calendar.')
}

async function say(page: Page, text: string) {
  const field = page.getByRole('textbox', { name: 'Message', exact: true })
  // It appears once the page is live.
  await expect(page.getByRole('button', { name: 'Add files' })).toBeVisible()
  await field.fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(field).toHaveValue('')
}

function threadOf(page: Page) {
  return page.getByRole('region', { name: 'Messages' })
}
