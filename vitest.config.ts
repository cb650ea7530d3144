import { defineConfig } from 'vitest/config'

const setupFiles = ['./scripts/test-setup/loud.ts']
const pglite = './scripts/test-setup/pglite.ts'
const postgres = './scripts/test-setup/postgres.ts'

const db = { include: ['packages/**/src/**/*.db.test.ts'], setupFiles }
const http = { include: ['apps/server/tests/**/*.test.ts'], setupFiles }

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
          setupFiles,
        },
      },
      { test: { name: 'db-pglite', ...db, globalSetup: pglite } },
      { test: { name: 'db-postgres', ...db, globalSetup: postgres } },
      { test: { name: 'http-pglite', ...http, globalSetup: pglite } },
      { test: { name: 'http-postgres', ...http, globalSetup: postgres } },
    ],
  },
})
