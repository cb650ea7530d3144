import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vitest/config'

/** Settings for a project that runs in Chromium. Finds or installs Chromium only when the project runs. */
export function inChromium() {
  const launchOptions: { executablePath?: string; args?: string[] } = {}
  const findWhenRun: Plugin = {
    name: 'find-chromium',
    async config() {
      const { findTestChromium } = await import('../provision/chromium.ts')
      Object.assign(launchOptions, await findTestChromium())
    },
  }
  return {
    plugin: findWhenRun,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({ launchOptions }),
      instances: [{ browser: 'chromium' as const, viewport: { width: 1280, height: 800 } }],
      screenshotFailures: false,
    },
  }
}
