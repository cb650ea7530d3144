import { defineConfig } from '@playwright/test'
import { findTestChromium } from './scripts/provision/chromium.ts'
import { portFrom } from './scripts/provision/port-from.ts'

const port = portFrom(43_000)
const dataDir = '.cache/e2e-data'

export default defineConfig({
  testDir: 'apps/web/e2e',
  // The journey has its own servers: playwright.journey.config.ts.
  testIgnore: '**/e2e/journey/**',
  outputDir: 'test-results/e2e',
  reporter: 'line',
  // One more than the cores of a small machine, because pages often wait for the server.
  workers: 3,
  // Generous limits, because the machine may be busy, and no test is about time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await findTestChromium(),
    // Tests of motion turn it on; all others would only wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    // The browser of the tests paints only with PICTURES=1.
    screenshot: process.env.PICTURES === '1' ? 'only-on-failure' : 'off',
    // Rendering every page again for a trace would take as long as the tests themselves.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    { name: 'mobile', grep: /@mobile/, use: { viewport: { width: 375, height: 812 }, hasTouch: true } },
  ],
  webServer: {
    // Every run starts with an empty database.
    command: `rm -rf ${dataDir} && mkdir -p ${dataDir} && node apps/server/src/main.ts`,
    env: { PORT: String(port), DATA_DIR: dataDir, DEMO_DATA: '1', RATE_LIMITS: '0', PAGE_WAIT: '20000' },
    url: `http://localhost:${port}/api/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
