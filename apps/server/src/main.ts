import './require-node.ts'
import { fileURLToPath } from 'node:url'
import { findHold, findUserByEmail, holdsDatabase } from '@tallgrass/db'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { banner } from './banner.ts'
import { checkArchiveFolder } from './check-archive-folder.ts'
import { checkBackupFolder } from './check-backup-folder.ts'
import { openCommandSocket } from './commands/command-socket.ts'
import { performCommand } from './commands/perform-command.ts'
import { type Container, createContainer } from './container.ts'
import { owner } from './demo-data/people.ts'
import { ensureAddressFree } from './ensure-address-free.ts'
import { type Env, readEnv } from './env.ts'
import { explain } from './explain.ts'
import { followDatabase } from './follow-database.ts'
import { createShutdown } from './plugins/shutdown.ts'
import { loadWebApp } from './plugins/web.ts'
import { prepareInChild } from './prepare-in-child.ts'
import { preparePeople } from './prepare-people.ts'
import { prettyLines } from './pretty-lines.ts'

const WEB_ROOT = fileURLToPath(new URL('../../web/dist', import.meta.url))
const MAX_SHUTDOWN_MS = 10_000

try {
  await start(readEnv())
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}

async function start(env: Env): Promise<void> {
  const warnings = [...env.warnings, ...checkBackupFolder(env), ...checkArchiveFolder(env)]
  for (const warning of warnings) console.warn(warning)
  const web = process.argv.includes('--api-only') ? undefined : loadWebApp(WEB_ROOT)
  await ensureAddressFree(env)
  if (!env.databaseUrl && !holdsDatabase(env.dataDirectory)) {
    announcePreparation()
    prepareInChild()
  }
  const services = await createContainer(env, { worker: true, onMigrate: announcePreparation })
  await preparePeople(services, env)
  const { corsOrigins, hstsSubdomains, observe, pageWaitMs, production, trustProxy } = env
  // The embedded database has only one process: no other keeps serving when it ends.
  const shutdown = services.database.embedded ? undefined : createShutdown()
  const tracing = observe.collector === undefined ? undefined : await openTracing(observe.collector, services)
  const app = await buildApp({
    services,
    production,
    trustProxy,
    corsOrigins,
    hstsSubdomains,
    logLevel: observe.logLevel,
    logStream: production || !process.stdout.isTTY ? undefined : onTerminal(),
    metricsToken: observe.metricsToken,
    tracing,
    pageWaitMs,
    shutdown,
    web,
  })
  if (production) warnInLog(app)
  const host = { services, heads: services.heads }
  const commands = services.database.embedded
    ? await openCommandSocket(env.dataDirectory, (command) => performCommand(host, command))
    : undefined
  const begun = begin(app, services, env)
  const unfollow = followDatabase(services)
  closeOnSignal(async () => {
    // A server that is still starting cannot be closed.
    await begun
    await shutdown?.announce()
    unfollow()
    await Promise.all([app.close(), commands?.close()])
    await tracing?.close()
    await services.close()
  })
  await begun
}

/** Imported on demand: without a collector, none of it is loaded. */
async function openTracing(collector: string, services: Container) {
  const { openTelemetry } = await import('./telemetry/open-telemetry.ts')
  return openTelemetry({ collector, services })
}

/** Parts that know no log warn on the console: in production, such a line is one of the log, too. */
function warnInLog({ log }: FastifyInstance): void {
  console.warn = (sentence: unknown) => log.warn(String(sentence))
}

function onTerminal() {
  return prettyLines((text) => process.stdout.write(text), { colors: process.stdout.hasColors() })
}

/** Migrations take seconds, so the terminal shows why. */
function announcePreparation(): void {
  process.stdout.write('Preparing the database…\n')
}

async function begin(app: FastifyInstance, services: Container, env: Env): Promise<void> {
  await app.listen({ host: env.host, port: env.port })
  services.listening(app.listeningOrigin)
  const { embedded } = services.database
  const demo = (await findUserByEmail(services.database.db, owner.email)) !== undefined
  // NOTE the only output meant for the terminal instead of the log.
  const started = {
    address: env.publicUrl,
    demo,
    embedded,
    esign: services.esign.provider,
    restoredFrom: (await findHold(services.database.db))?.backupName,
  }
  process.stdout.write(`${banner(env, started)}\n`)
  await services.jobs.work(services, (error, job) => app.log.warn({ err: error, job }, 'A job failed'))
}

function endByForce(): never {
  process.stderr.write(
    `The site did not stop within ${MAX_SHUTDOWN_MS / 1000} s, and ends now. Jobs go on at its next start.\n`,
  )
  process.exit(1)
}

/** Requests in flight are answered before the process ends. A terminal may send the signal twice. */
function closeOnSignal(close: () => Promise<void>): void {
  let closing = false
  const stop = () => {
    if (closing) return
    closing = true
    setTimeout(endByForce, MAX_SHUTDOWN_MS).unref()
    void close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}
