import { existsSync, globSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from '@playwright/test'
import { installNpmChromium, installSystemChromium } from './install-chromium.ts'

// Without these the browser asks hosts of its maker for updates and settings at every start.
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-gpu',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
]

/**
 * A Chromium for the tests and how to start it, installed first where there is none. Preferred is the shell that has
 * no window at all: a page costs it a third less than the whole browser.
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

/** It stands beside Playwright's own whole browser, under the same number. */
function playwrightShell() {
  const whole = chromium.executablePath()
  const shell = whole.replace('/chromium-', '/chromium_headless_shell-')
  const [found] = globSync(join(shell, '..', '..', '*', '{headless_shell,chrome-headless-shell}'))
  return found ?? (existsSync(whole) ? whole : undefined)
}

function onPath(name: string) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return folders.map((folder) => join(folder, name)).find(existsSync)
}
