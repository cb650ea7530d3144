import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { msw } from 'msw/vite'
import { defineConfig } from 'vitest/config'
import { inChromium } from './scripts/test-setup/in-chromium.ts'

/*
 * Where a test runs. It takes the cheapest place that can see the fault:
 *
 * - A rule runs as a unit test beside its file, without a database: `unit`.
 * - What a database decides runs on both: transactions, races, constraints, queries, sums, errors. That is every
 *   `*.db.test.ts`, and those of the server's tests that the list `engineDecides` names.
 * - All other tests of the server run on PostgreSQL alone, the authorization matrix and hostile input included.
 * - HTML as the build leaves it and the server sends it is read without a browser: `site`.
 * - One screen runs in a browser with typed mocks in place of the server: `web`.
 * - Only the way across pages, with the real server, is for Playwright: on the embedded database, and the journey on
 *   PostgreSQL.
 *
 * `npm run test:full` runs everything on both databases.
 */
const isFull = Boolean(process.env.TEST_FULL)

/** Tests of the server whose outcome the database decides. */
const engineDecides = [
  'apps/server/tests/*/{lists,list,property,races}.test.ts',
  'apps/server/tests/{backups,dashboards,demo-data,jobs,limits,processes}/*.test.ts',
  'apps/server/tests/audit/{archive-job,chain,csv,erasing,head,key-change,segments}.test.ts',
  'apps/server/tests/upgrade/carried-over.test.ts',
  'apps/server/tests/bookings/book-call.test.ts',
  'apps/server/tests/documents/sealed-files.test.ts',
  'apps/server/tests/http/failures.test.ts',
  'apps/server/tests/leads/admin.test.ts',
  'apps/server/tests/payments/{notices,refunds,unpaid}.test.ts',
  'apps/server/tests/signing/esign-property.test.ts',
  'apps/server/tests/waitlist/*.test.ts',
]

// The embedded database belongs to one process.
const severalProcesses = 'apps/server/tests/two-processes/**'

// They move a business, or its backup, between both engines.
const acrossServers = ['apps/server/tests/moving/**', 'apps/server/tests/restores/restore.test.ts']

// It looks at the files of the build, and has no database.
const builtSite = 'apps/server/tests/built-site/**'

// They need the files of the build and a database.
const personalPages = 'apps/server/tests/personal-pages/**'

// It has one connection, which cannot be lost.
const severalConnections = 'packages/db/src/several-connections*.db.test.ts'

// They open both engines themselves.
const acrossEngines = 'packages/db/src/dump/*.db.test.ts'

const pglite = './scripts/test-setup/pglite.ts'
const postgres = './scripts/test-setup/postgres.ts'

// Databases, password hashing, pages drawn for paper and whole processes, on a machine that may be busy with something else.
const PATIENCE_MS = 60_000

// Files of one worker share their modules: loading them is more than half of what a file would take alone.
const shared = {
  isolate: false,
  testTimeout: PATIENCE_MS,
  hookTimeout: PATIENCE_MS,
  setupFiles: ['./scripts/test-setup/fail-on-console.ts'],
}

const db = { ...shared, include: ['packages/**/src/**/*.db.test.ts'] }

// Always the same few tries, so that a run that was green stays green; with TEST_FULL many, and others each time.
const HOSTILE_RUNS = isFull ? { numRuns: 300 } : { numRuns: 15, seed: 2026 }

const http = {
  ...shared,
  provide: { hostileRuns: HOSTILE_RUNS },
  include: ['apps/server/tests/**/*.test.ts'],
}

const chromium = inChromium()

// The site has a root of its own, where the router looks for its routes.
function absolute(path: string) {
  return fileURLToPath(new URL(path, import.meta.url))
}

export default defineConfig({
  test: {
    passWithNoTests: true,
    // One more than the cores: tests that wait for processes, or for PostgreSQL, leave theirs to others.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          ...shared,
          include: ['{packages,apps}/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/*.db.test.ts', '**/*.browser.test.ts'],
          // Its colors are read as text; other styles mean nothing here.
          css: { include: [/tokens\.css/] },
        },
      },
      {
        test: { name: 'db-pglite', ...db, exclude: [severalConnections, acrossEngines], globalSetup: pglite },
      },
      { test: { name: 'db-postgres', ...db, globalSetup: postgres } },
      {
        test: {
          name: 'http-pglite',
          ...http,
          include: isFull ? http.include : engineDecides,
          exclude: [severalProcesses, ...acrossServers, builtSite, personalPages],
          globalSetup: pglite,
        },
      },
      {
        test: { name: 'http-postgres', ...http, exclude: [builtSite, personalPages], globalSetup: postgres },
      },
      {
        test: {
          name: 'pages',
          include: [`${personalPages}/*.test.ts`],
          globalSetup: ['./scripts/test-setup/built-site.ts', postgres],
          ...shared,
        },
      },
      {
        test: {
          name: 'site',
          include: [`${builtSite}/*.test.ts`],
          globalSetup: './scripts/test-setup/built-site.ts',
          ...shared,
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        root: 'apps/web',
        plugins: [msw({ mode: 'worker-only' }), chromium.plugin],
        // No import leads to a worker, so it is named here: a dependency found late reloads every running test.
        optimizeDeps: {
          entries: ['src/**/*.worker.ts', 'src/main.tsx'],
          include: ['react-dom/client', 'axe-core'],
        },
        test: {
          name: 'web',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          browser: chromium.browser,
          // The application is loaded once a page.
          isolate: false,
          testTimeout: PATIENCE_MS,
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: availableParallelism() + 1,
          setupFiles: [...shared.setupFiles, './apps/web/src/testing/set-up.ts'].map(absolute),
          // Browsers and databases would take the processor from each other.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
