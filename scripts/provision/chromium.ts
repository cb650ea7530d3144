import { existsSync } from 'node:fs'
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

/** A Chromium for the tests and how to start it, installed first where there is none. */
export async function findChromium() {
  const executablePath =
    playwrightChromium() ?? systemChromium() ?? installSystemChromium(systemChromium) ?? installNpmChromium()
  // The sandbox refuses to start as root.
  return { executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox', ...quiet] : quiet }
}

function playwrightChromium() {
  const path = chromium.executablePath()
  return existsSync(path) ? path : undefined
}

function systemChromium() {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return ['chromium', 'google-chrome']
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .find(existsSync)
}
