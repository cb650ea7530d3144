import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { loadWebApp, type WebApp } from '../src/plugins/web.ts'

export const INLINE = "document.documentElement.dataset.theme = 'dark'"
export const SHELL = `<!doctype html><html lang="en-US"><head><title>Shell</title><script>${INLINE}</script>
<script type="module" src="/assets/index-4f2a.js"></script></head><body><div id="root"></div></body></html>`
const PAGES = ['/', '/devlab', '/devlab/$slug', '/portal', '/portal/$', '/invite/accept', '/reset-password']

/** A browser application as the build leaves it, with one file of each kind; gone when the file ends. */
export function builtWeb(): WebApp {
  const root = mkdtempSync(join(tmpdir(), 'tallgrass-web-'))
  afterAll(() => rmSync(root, { recursive: true }))
  mkdirSync(join(root, 'assets'))
  writeFileSync(join(root, 'index.html'), SHELL)
  writeFileSync(join(root, 'pages.json'), JSON.stringify(PAGES))
  writeFileSync(join(root, 'assets', 'index-4f2a.js'), 'console.log(1)')
  writeFileSync(join(root, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  return loadWebApp(root)
}
