import { defineConfig } from '@playwright/test'
import { findTestChromium } from './scripts/provision/chromium.ts'
import { portFrom } from './scripts/provision/port-from.ts'

/** The first administrator, created when the servers start. */
const owner = { email: 'ruth@tallgrass.example', password: 'Prairie2026!' }

const embedded = { name: 'journey-pglite', port: portFrom(45_000), program: 'apps/server/src/main.ts' }
const postgres = {
  name: 'journey-postgres',
  port: portFrom(47_000),
  program: 'scripts/test-setup/serve-on-postgres.ts',
}

// Each run has its own server, with an empty database. The other browser tests run on the embedded database.
const servers = (process.env.TEST_FULL ? [embedded, postgres] : [postgres]).map((server) => ({
  ...server,
  origin: `http://localhost:${server.port}`,
  dataDir: `.cache/${server.name}-data`,
}))

export default defineConfig({
  testDir: 'apps/web/e2e/journey',
  outputDir: 'test-results/journey',
  reporter: 'line',
  workers: 1,
  // A generous limit, because the time is reported, not tested, and the machine may be busy.
  timeout: 900_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  use: {
    // Without this, a click that finds nothing would use up the time of the whole test.
    actionTimeout: 30_000,
    launchOptions: await findTestChromium(),
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    // The browser of the tests paints only with PICTURES=1.
    screenshot: process.env.PICTURES === '1' ? 'only-on-failure' : 'off',
    // Rendering every page again for a trace would take as long as the journey itself.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
  },
  projects: servers.map(({ dataDir, name, origin }) => ({
    name,
    use: { baseURL: origin },
    metadata: { dataDir, owner },
  })),
  webServer: servers.map(({ dataDir, name, origin, port, program }) => ({
    name,
    command: `rm -rf ${dataDir} && mkdir -p ${dataDir} && exec node ${program}`,
    env: {
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DEMO_DATA: '0',
      PAGE_WAIT: '20000',
      ADMIN_EMAIL: owner.email,
      ADMIN_PASSWORD: owner.password,
    },
    url: `${origin}/api/ready`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
})
