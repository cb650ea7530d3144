import { expect, test } from 'vitest'
import { faviconSvg, icons, webManifest } from './icons'

test('every icon in the manifest is drawn', () => {
  const manifest = JSON.parse(webManifest())
  const drawn = ['/favicon.svg', ...icons.map(({ file }) => `/${file}`)]
  for (const { src } of manifest.icons) expect(drawn).toContain(src)
  expect(manifest.icons).toContainEqual(expect.objectContaining({ purpose: 'maskable', sizes: '512x512' }))
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/./),
    start_url: '/',
    theme_color: expect.stringMatching(/^#[\da-f]{6}$/),
    background_color: expect.stringMatching(/^#[\da-f]{6}$/),
  })
})

test('the tab icon follows the theme of the browser', () => {
  expect(faviconSvg()).toContain('prefers-color-scheme:dark')
})
