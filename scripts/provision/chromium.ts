import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installNpmChromium, installSystemChromium } from './install-chromium.ts'

// Without these, the browser contacts its vendor for updates and settings at every start.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

const drawn = ['--disable-gpu']

// Frames are laid out and composited by a processor whose drawing commands do nothing.
const undrawn = [
  '--use-angle=swiftshader',
  '--disable-gl-drawing-for-tests',
  '--disable-accelerated-2d-canvas',
]

/**
 * The browser of the tests. They look at the page and not at its pixels, so it paints none: that would take up to a
 * third of the browser's time. With PICTURES=1, it does.
 */
export function findTestChromium() {
  return process.env.PICTURES === '1' ? findChromium() : findWith(undrawn)
}

/** Finds an installed Chromium, or installs one. Unlike the browser of the tests, it paints its pages. */
export function findChromium() {
  return findWith(drawn)
}

/** Prefers the headless shell, which needs a third less time per page than the full browser. */
async function findWith(flags: string[]) {
  const executablePath =
    playwrightShell() ??
    onPath('chromium-headless-shell') ??
    installSystemChromium(() => onPath('chromium-headless-shell')) ??
    onPath('chromium') ??
    onPath('google-chrome') ??
    installNpmChromium()
  // The sandbox refuses to start as root.
  const sandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  return { executablePath, args: [...sandbox, ...quiet, ...flags] }
}

/** Playwright's headless shell, which is next to its full browser with the same build number, or that browser. */
function playwrightShell() {
  const full = chromium.executablePath()
  const shell = full.replace('/chromium-', '/chromium_headless_shell-')
  const [found] = globSync(join(shell, '..', '..', '*', '{headless_shell,chrome-headless-shell}'))
  return found ?? (existsSync(full) ? full : undefined)
}

function onPath(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(existsSync)
}
