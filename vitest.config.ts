import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { inChromium } from './scripts/test-setup/in-chromium.ts'

const setupFiles = ['./scripts/test-setup/loud.ts']
const pglite = './scripts/test-setup/pglite.ts'
const postgres = './scripts/test-setup/postgres.ts'

// Databases, password hashing, pages drawn for paper and whole processes, on a machine that may be busy with something else.
const PATIENCE_MS = 60_000
const patient = { testTimeout: PATIENCE_MS, hookTimeout: PATIENCE_MS, setupFiles }

const db = { ...patient, include: ['packages/**/src/**/*.db.test.ts'] }
// Always the same few tries, so that a run that was green stays green; with TEST_FULL many, and others each time.
const HOSTILE_RUNS = process.env.TEST_FULL ? { numRuns: 300 } : { numRuns: 15, seed: 2026 }

const http = {
  ...patient,
  provide: { hostileRuns: HOSTILE_RUNS },
  include: ['apps/server/tests/**/*.test.ts'],
}

const chromium = inChromium()

// The embedded database belongs to one process.
const severalProcesses = 'apps/server/tests/two-processes/**'

// It has one connection, which cannot be lost.
const severalConnections = 'packages/db/src/several-connections.db.test.ts'

// The site has a root of its own, where the router looks for its routes.
function absolute(path: string) {
  return fileURLToPath(new URL(path, import.meta.url))
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // The default leaves one core to vitest itself, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts'],
          // Its colours are read as text; other styles mean nothing here.
          css: { include: [/tokens\.css/] },
          ...patient,
        },
      },
      { test: { name: 'db-pglite', ...db, exclude: [severalConnections], globalSetup: pglite } },
      { test: { name: 'db-postgres', ...db, globalSetup: postgres } },
      { test: { name: 'http-pglite', ...http, exclude: [severalProcesses], globalSetup: pglite } },
      { test: { name: 'http-postgres', ...http, globalSetup: postgres } },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        plugins: [msw({ mode: 'worker-only' }), chromium.plugin],
        // No import leads to a worker, so it is named here: a dependency found late reloads every running test.
        optimizeDeps: { entries: ['src/**/*.worker.ts', 'src/main.tsx'], include: ['react-dom/client'] },
        test: {
          name: 'web',
          include: ['src/**/*.browser.test.tsx'],
          browser: chromium.browser,
          // The application is loaded once a page instead of once a file.
          isolate: false,
          maxWorkers: '100%',
          setupFiles: [...setupFiles, './apps/web/src/testing/set-up.ts'].map(absolute),
        },
      },
    ],
  },
})
