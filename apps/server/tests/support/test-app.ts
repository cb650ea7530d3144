import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  builtinESign,
  embeddedAssistant,
  fileReader,
  localFiles,
  outboxMail,
  sandboxPayments,
  webhookSender,
  zipArchiver,
} from '@tallgrass/adapters'
import {
  ChangeHub,
  createLimits,
  createPasswords,
  createProviderGuards,
  createSealer,
  createSystemCtx,
  mailTemplates,
  noBackups,
  noStorage,
  type Passwords,
  quietSurroundings,
  recordOutcomes,
  type Services,
} from '@tallgrass/core'
import { createAdministrator } from '@tallgrass/core/people'
import {
  DEFAULT_INVITATION_TTL,
  defaultRetention,
  defaultSessionLifetimes,
  megabytes,
} from '@tallgrass/domain'
import { type ManualClock, manualClock, openTestDatabase, unique } from '@tallgrass/testing'
import type { FastifyInstance } from 'fastify'
import { afterAll, expect, onTestFinished } from 'vitest'
import { buildApp } from '../../src/app.ts'
import type { OtherOrigin } from '../../src/cors-variables.ts'
import { openJobs } from '../../src/jobs/job-queue.ts'
import type { WebApp } from '../../src/plugins/web.ts'
import { toProviderHosts } from '../../src/provider-hosts.ts'
import type { Tracing } from '../../src/telemetry/open-telemetry.ts'
import { confirmAddress } from './confirm-address.ts'
import { holdToDocument } from './described-answers.ts'
import { emptyTables } from './empty-tables.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'
import { unusedProvider } from './unused-provider.ts'

export const PASSWORD = 'Prairie2026!'

/** The default hosts, and that of the in-memory provider. */
export const testHosts = toProviderHosts({ production: true, payments: ['pay.example'], signing: undefined })

/** Signs the sandbox's notices. */
export const SANDBOX_SECRET = 'a-secret-between-two-machines'

/** For tests that sign in often and do not test password hashing. */
export const plainPasswords: Passwords = {
  hash: async (password) => `plain:${password}`,
  verify: async (password, hash) => hash === `plain:${password}`,
}

export interface TestApp {
  app: FastifyInstance
  services: Services
  clock: ManualClock
  /** The lines of the server's log. */
  log: string[]
  /** A visitor with their own cookies and, unless one is given, their own IP address. */
  visitor(options?: { ip?: string }): TestBrowser
  /** A visitor who has just registered and, unless said otherwise, confirmed their address. */
  client(options?: { confirmed?: boolean }): Promise<TestBrowser & { email: string }>
  /** A visitor who has just signed in as an administrator. */
  admin(): Promise<TestBrowser & { email: string }>
  /** Stops the queue from polling the database. */
  stopJobs(): Promise<void>
}

interface TestAppOptions {
  production?: boolean
  hstsSubdomains?: boolean
  corsOrigins?: OtherOrigin[]
  publicUrl?: string
  trustProxy?: number
  metricsToken?: string
  openTracing?: (services: Services) => Tracing
  slowRequestMs?: number
  web?: WebApp
  /** Replaces services. */
  replace?: (services: Services) => Partial<Services>
}

/** The whole server with its own database and a manual clock; closed when the test ends. */
export async function testApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...testApp } = await openTestApp(options)
  onTestFinished(close)
  return testApp
}

/** One server for all tests of a file, which must not depend on what other tests have left behind. */
export async function fileApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { close, ...testApp } = await openTestApp(options)
  afterAll(close)
  return testApp
}

/**
 * One server for a file, reset each time a test asks for it: tables are emptied and the clock restarts. Replaced
 * services and schema changes are not reset, so tests that make them use `testApp`.
 */
export async function reusableApp(options: TestAppOptions = {}): Promise<() => Promise<TestApp>> {
  const app = await fileApp(options)
  return async () => {
    await emptyTables(app.services.database)
    app.clock.restart()
    app.log.length = 0
    return app
  }
}

async function openTestApp(options: TestAppOptions): Promise<TestApp & { close(): Promise<void> }> {
  const {
    corsOrigins = [],
    hstsSubdomains,
    production = false,
    publicUrl = 'http://localhost:3000',
    slowRequestMs,
    trustProxy = 0,
    web,
  } = options
  const clock = manualClock()
  /** For the key that seals documents, created when first needed. */
  const sealDirectory = mkdtempSync(join(tmpdir(), 'tallgrass-seal-'))
  const deliver: Deliver = (body, headers) => post(app, body, headers)
  const defaults = await testServices({ clock, publicUrl, sealDirectory, deliver, trustProxy })
  const services = { ...defaults, ...options.replace?.(defaults) }
  await services.changes.start()
  const log: string[] = []
  const logStream = { write: (line: string) => void log.push(line) }
  const app = await buildApp({
    services,
    production,
    trustProxy,
    web,
    logLevel: 'info',
    metricsToken: options.metricsToken,
    tracing: options.openTracing?.(services),
    logStream,
    slowRequestMs,
    // The machine may be busy.
    pageWaitMs: 60_000,
    corsOrigins,
    ...(hstsSubdomains && { hstsSubdomains }),
  })
  const undescribed = holdToDocument(app)
  const visitor = ({ ip = uniqueAddress() } = {}) => openBrowser(app, { ip, publicUrl })
  return {
    app,
    services,
    clock,
    log,
    visitor,
    async client({ confirmed = true } = {}) {
      const browser = visitor()
      const email = `client${unique()}@example.com`
      const { id } = await browser.trpc.auth.register.mutate({
        name: 'Maren Okafor',
        email,
        password: PASSWORD,
      })
      if (confirmed) await confirmAddress(services, { id, email })
      return { ...browser, email }
    },
    async admin() {
      const browser = visitor()
      const email = `admin${unique()}@example.com`
      const person = { name: 'Ruth Calloway', email, username: `admin${unique()}`, password: PASSWORD }
      await createAdministrator(createSystemCtx(services), person)
      await browser.trpc.auth.adminLogin.mutate({ username: email, password: PASSWORD })
      return { ...browser, email }
    },
    stopJobs: () => defaults.jobs.stop(),
    async close() {
      await app.close()
      await defaults.jobs.stop()
      await defaults.database.close()
      rmSync(sealDirectory, { recursive: true })
      expect(undescribed, 'answers that the API document does not describe').toEqual([])
    },
  }
}

type Deliver = (body: string, headers: Record<string, string>) => Promise<void>

async function testServices(given: {
  clock: ManualClock
  publicUrl: string
  sealDirectory: string
  deliver: Deliver
  trustProxy: number
}) {
  const { clock, deliver, publicUrl, sealDirectory, trustProxy } = given
  const database = await openTestDatabase()
  const jobs = await openJobs(database, { worker: false })
  return {
    database,
    changes: new ChangeHub(database.changes),
    jobs,
    mail: outboxMail,
    assistant: embeddedAssistant(),
    esign: builtinESign({ database, seal: { dataDirectory: sealDirectory } }),
    payments: sandboxPayments({
      database,
      jobs,
      clock: clock.now,
      publicUrl,
      secret: SANDBOX_SECRET,
      deliver,
    }),
    clock: clock.now,
    settings: {
      publicUrl,
      invitationTtl: DEFAULT_INVITATION_TTL,
      signInLinks: true,
      sessionLifetimes: defaultSessionLifetimes,
      retention: defaultRetention,
      links: { checklistFormUrl: '/checklist-form', schedulerUrl: '/schedule' },
      requireAdminSecondFactor: false,
    },
    mailTemplates,
    passwords: createPasswords(),
    limits: createLimits(database, clock.now),
    identityProviders: [unusedProvider],
    // Never trips and hardly times out: tests make providers fail on purpose and control the timing.
    providers: createProviderGuards({
      rules: { failures: Number.POSITIVE_INFINITY, patienceMs: 60_000 },
      hosts: testHosts,
      record: recordOutcomes({ database, clock: clock.now, everyMs: 0, warn: console.error }),
    }),
    sealer: createSealer(randomBytes(32)),
    auditKey: randomBytes(32),
    headWatch: { last: null },
    auditArchive: undefined,
    // Tests that send anything replace it.
    webhooks: webhookSender({ resolve: async () => [] }),
    storage: noStorage,
    surroundings: quietSurroundings(trustProxy),
    files: {
      place: localFiles({ directory: join(sealDirectory, 'files') }),
      reader: fileReader,
      archiver: zipArchiver,
      scanner: undefined,
      limits: { file: megabytes(1), project: megabytes(3), total: megabytes(100) },
      lockWaitMs: 0,
    },
    backups: noBackups,
  }
}

/** Delivers the sandbox's notices through the real webhook. */
async function post(app: FastifyInstance, body: string, headers: Record<string, string>): Promise<void> {
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/api/webhooks/sandbox',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: body,
  })
  if (statusCode !== 200) throw new Error(`The notice was answered with ${statusCode}`)
}

/** Rate limits apply per IP address, so each visitor gets their own by default. */
function uniqueAddress(): string {
  const n = unique()
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
}
