import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { publicPages, unknownPages } from './public-pages.ts'
import { elementsOf, readHead, textOf } from './read-page.ts'
import { siteApp } from './site-app.ts'

const get = await siteApp()

test.each(publicPages)('$path is complete before any script runs', async ({ path, heading, says }) => {
  const { body, statusCode } = await get(path)
  expect(statusCode).toBe(200)
  expect(elementsOf(body, 'h1').map(({ html }) => textOf(html))).toEqual([heading])
  expect(elementsOf(body, 'main').map(({ html }) => textOf(html))).toEqual([expect.stringContaining(says)])
  expect(elementsOf(body, 'footer')).toHaveLength(1)
  expect(elementsOf(body, 'a').map(({ attributes }) => attributes.href)).toContain('/devlab')
  expect(readHead(body).robots).toEqual([])
})

test.each(unknownPages)('$path says that it does not exist', async ({ path, heading }) => {
  const { body, statusCode } = await get(path)
  expect(statusCode).toBe(404)
  expect(elementsOf(body, 'h1').map(({ html }) => textOf(html))).toEqual([heading])
  expect(readHead(body)).toMatchObject({ titles: [heading], robots: ['noindex'], canonicals: [] })
})

test.each(['/portal', '/invite/accept', '/reset-password', '/sign-in', '/checklist-form'])(
  '%s, which needs a script, is an empty shell, even for search engines',
  async (path) => {
    const { body, statusCode } = await get(path)
    expect(statusCode).toBe(200)
    expect(textOf(elementsOf(body, 'body')[0]?.html ?? 'no body')).toBe('')
  },
)

test('without scripts, the page offers to book a call by phone', async () => {
  const { body } = await get('/schedule')
  const [advice] = elementsOf(elementsOf(body, 'main')[0]?.html ?? '', 'noscript')
  expect(elementsOf(advice?.html ?? '', 'a').map(({ attributes }) => attributes.href)).toEqual([
    'tel:9725550142',
  ])
})

test.each([...publicPages, ...unknownPages])('$path may run its own scripts', async ({ path }) => {
  const { body, headers } = await get(path)
  const inline = elementsOf(body, 'script').filter(
    ({ attributes }) => !('src' in attributes || 'type' in attributes),
  )
  expect(inline.length).toBeGreaterThan(0)
  for (const { html } of inline) {
    const hash = createHash('sha256').update(html).digest('base64')
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`)
  }
})

test('no page contains the email address', async () => {
  for (const { path } of [...publicPages, { path: '/llms.txt' }])
    expect((await get(path)).body).not.toMatch(/hello@tallgrass|mailto:/)
})
