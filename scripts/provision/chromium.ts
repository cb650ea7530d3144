import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installNpmChromium, installSystemChromium } from './install-chromium.ts'

// Without these, the browser contacts its vendor for updates and settings at every start.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/**
 * Finds a Chromium for the tests, and installs one if there is none. Prefers the headless shell, which needs a third
 * less time per page than the full browser.
 */
export async function findChromium() {
  const executablePath =
    playwrightShell() ??
    onPath('chromium-headless-shell') ??
    installSystemChromium(() => onPath('chromium-headless-shell')) ??
    onPath('chromium') ??
    onPath('google-chrome') ??
    installNpmChromium()
  // The sandbox refuses to start as root.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet }
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
