import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expectAccessible } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { changeOneByte, chooseFile } from './sealed-file.ts'

const file = fileURLToPath(new URL('files/sealed.pdf', import.meta.url))

test('a sealed file of somebody else is told from ours, and nothing of it is sent', {
  tag: '@mobile',
}, async ({ page }) => {
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/verify')
  await chooseFile(page, await readFile(file))
  const result = page.getByRole('region', { name: 'We do not know this file' })
  await expect(result).toContainText('Scope of work.pdf')
  await expect(result).toContainText(
    'nothing was changed since it was made by Tallgrass Automation document seal',
  )
  await expect(result).toContainText('Anybody can make a seal in any name')
  expect(sent.filter((text) => /PDF-1|Scope of work\.pdf/.test(decodeURIComponent(text)))).toEqual([])
  await expectAccessible(page, 'a file that we do not know')
})

test('a changed byte, a file that was added to, and a file without a seal are seen', async ({ page }) => {
  const sealed = await readFile(file)
  await page.goto('/verify')
  const says = async (content: Buffer, sentence: string) => {
    await chooseFile(page, content)
    await expect(page.getByRole('region', { name: 'We do not know this file' })).toContainText(sentence)
  }
  await says(changeOneByte(sealed), 'is broken: the file was changed after it was sealed.')
  await says(Buffer.concat([sealed, Buffer.from('\n')]), 'something was added after it was sealed.')
  await says(Buffer.from('no document'), 'is missing: this file was never sealed.')
})
