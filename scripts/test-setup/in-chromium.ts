import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vitest/config'

/** How a project runs in Chromium, which is looked for, and installed, only once the project does run. */
export function inChromium() {
  const launchOptions: { executablePath?: string; args?: string[] } = {}
  const whenItRuns: Plugin = {
    name: 'find-chromium',
    async config() {
      const { findChromium } = await import('../provision/chromium.ts')
      Object.assign(launchOptions, await findChromium())
    },
  }
  return {
    plugin: whenItRuns,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  }
}
