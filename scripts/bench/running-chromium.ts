import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from '../provision/chromium.ts'
import { freePort } from '../provision/free-port.ts'
import { until } from './until.ts'

/** Starts a Chromium with an empty profile, which can be controlled at `port`. */
export async function openChromium() {
  const { args, executablePath } = await findChromium()
  const profile = mkdtempSync(join(tmpdir(), 'tallgrass-chromium-'))
  const port = await freePort()
  const browser = spawn(
    executablePath,
    [
      ...args,
      '--headless=new',
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { detached: true, stdio: 'ignore' },
  )
  await until(`http://127.0.0.1:${port}/json/version`)
  return {
    port,
    async close() {
      // The program may have started another of itself, which is in its group.
      if (browser.pid) process.kill(-browser.pid, 'SIGKILL')
      await once(browser, 'exit')
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
