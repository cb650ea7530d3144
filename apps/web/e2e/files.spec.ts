import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { scannedPdf } from '../src/testing/sample-pdf.ts'
import { createClientProject } from './client-work.ts'
import { expect, test } from './fixtures.ts'
import { pixel } from './pixel.ts'

const front = pixel('Front.png')
const lease = { name: 'Lease.pdf', mimeType: 'application/pdf', buffer: Buffer.from(scannedPdf()) }

async function expectNoSideScroll(page: Page) {
  for (const width of [375, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
      .toBeLessThanOrEqual(0)
  }
}

test('a client uploads an image, not a program, and the administrator has the same bytes', async ({
  expectProblem,
  newClient,
  office,
  openAsAdmin,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  const theirs = await openAsAdmin(`/portal/admin/projects/${project.id}?tab=files`)
  await expect(theirs.getByRole('heading', { name: 'No Files Yet' })).toBeVisible()

  expectProblem(/400 \(Bad Request\).*\/api\/uploads\//)
  await page.goto(`/portal/projects/${project.id}?tab=documents`)
  const field = page.getByRole('region', { name: 'Upload files' })
  await field
    .getByLabel('Files to upload')
    .setInputFiles([
      front,
      { name: 'Photo.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('MZ\u0090\0\u0003\0\0\0') },
    ])
  await expect(field.getByRole('listitem').filter({ hasText: 'Photo.jpg' })).toContainText(
    '“Photo.jpg” ends with .jpg, but its content is of another kind, or damaged. It was not kept.',
  )
  await expect(page.getByRole('row', { name: 'Front.png' })).toBeVisible()
  await expect(page.getByRole('row', { name: 'Photo.jpg' })).toHaveCount(0)
  await expectNoSideScroll(page)

  const row = theirs.getByRole('row', { name: 'Front.png' })
  await expect(row).toContainText(client.name)
  await expectNoSideScroll(theirs)
  const sum = createHash('sha256').update(front.buffer).digest('hex')
  await expect(row).toContainText(`SHA-256 ${sum.slice(0, 8)}`)
  const coming = theirs.waitForEvent('download')
  await row.getByRole('link', { name: 'Download Front.png' }).click()
  expect(await readFile(await (await coming).path())).toEqual(front.buffer)
  await row.getByRole('button', { name: 'Front.png', exact: true }).click()
  const shown = theirs.getByRole('dialog').getByRole('img', { name: 'Front.png' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
})

test('a scanned PDF is drawn under the rules of a served page', async ({
  newClient,
  office,
  page,
  signIn,
}) => {
  const client = await signIn(await newClient())
  const project = await createClientProject(office, { client, name: 'Front desk' })
  await page.goto(`/portal/projects/${project.id}?tab=documents`)
  const field = page.getByRole('region', { name: 'Upload files' })
  await field.getByLabel('Files to upload').setInputFiles([lease])
  await page
    .getByRole('row', { name: 'Lease.pdf' })
    .getByRole('button', { name: 'Lease.pdf', exact: true })
    .click()
  const drawing = page.getByRole('article', { name: 'Page 1 of 1' }).locator('canvas')
  const isBlack = (canvas: HTMLCanvasElement) =>
    canvas
      .getContext('2d')
      ?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1)
      .data.join(' ')
  await expect.poll(() => drawing.evaluate(isBlack)).toBe('0 0 0 255')
})
