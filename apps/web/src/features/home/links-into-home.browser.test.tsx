import { knowledge } from '@tallgrass/brand'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { renderApp } from '../../testing/render-app'

test('every anchor on the home page that the assistant links to exists', async () => {
  await renderApp({ path: '/', as: 'visitor' })
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  const anchors = new Set(knowledge.flatMap(({ href }) => (href.startsWith('/#') ? [href.slice(2)] : [])))
  expect(anchors.size).toBeGreaterThan(0)
  for (const anchor of anchors) expect(document.getElementById(anchor), anchor).not.toBeNull()
})
