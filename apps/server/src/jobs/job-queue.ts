import {
  createJobCtx,
  type JobName,
  type JobQueue,
  jobHandlers,
  retiredJobNames,
  type Services,
  schedules,
  type WholeCtx,
} from '@tallgrass/core'
import type { Database } from '@tallgrass/db'
import { DAY_S } from '@tallgrass/domain'
import { PgBoss, type QueueOptions, type WorkOptions } from 'pg-boss'
import { throughPool, throughTransaction } from './boss-database.ts'
import { countWaiting } from './count-waiting.ts'
import { groupOf } from './group-of.ts'
import { hurryJobs } from './hurry-jobs.ts'
import { jobClock } from './job-clock.ts'
import { jobRuns } from './job-runs.ts'
import { listFailed } from './list-failed.ts'
import { listRetrying } from './list-retrying.ts'
import { type LoadedJobs, loadJobs } from './load-jobs.ts'
import { pauseWhileDiskFull } from './pause-while-disk-full.ts'
import { pullBackJobs } from './pull-back-jobs.ts'
import { sumCounts } from './sum-counts.ts'
import { workWhenReleased } from './work-when-released.ts'

/**
 * If a worker dies, another takes over its job within a minute: heartbeat (20 s), supervision (5 s, at most twice),
 * first retry delay (10 to 20 s).
 */
const QUEUE: QueueOptions = {
  retryLimit: 20,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3600,
  expireInSeconds: 600,
  heartbeatSeconds: 20,
  deleteAfterSeconds: 7 * DAY_S,
}
/** A backup of a large business takes longer than other jobs. The library accepts less than a day. */
const LONG_JOBS: Partial<Record<string, QueueOptions>> = { 'make-backup': { expireInSeconds: DAY_S / 2 } }
/** Workers of a job in each process, and how many of them one group may have: a slow endpoint leaves the others theirs. */
const SEVERAL_WORKERS: Partial<Record<string, WorkOptions>> = {
  'deliver-webhook': { localConcurrency: 4, localGroupConcurrency: 1 },
}
const SUPERVISE_SECONDS = 5
const POLL_SECONDS = 2
const MAX_STOP_MS = 5000
const QUIET_MS = 60_000
/** A clock that was set back delays jobs for at most this long. */
const CLOCK_SECONDS = 30

/** Keeps running while the disk is full: a checkpoint frees the space of the database log. */
const FREES_SPACE: JobName = 'database-upkeep'

export interface RunningJobs extends JobQueue {
  /** Starts running jobs and schedules in this process. */
  work(services: Services, onError: (error: unknown, name: string) => void): Promise<void>
  /** Enqueues the jobs of a dump, which are its lines under `WAITING_JOBS`. */
  load(lines: AsyncIterable<string>): Promise<LoadedJobs>
  /** Waits for running jobs, up to a limit. */
  stop(): Promise<void>
}

/**
 * The job queue in the database itself (pg-boss, schema `jobs`), through the product's own pool. A `worker` also
 * supervises it and runs the schedules; other processes only enqueue jobs.
 */
export async function openJobs(database: Database, { worker }: { worker: boolean }): Promise<RunningJobs> {
  const boss = new PgBoss({
    db: throughPool(database.pool),
    backend: database.embedded ? 'pglite' : 'postgres',
    schema: 'jobs',
    clock: jobClock,
    clockMonitorIntervalSeconds: CLOCK_SECONDS,
    supervise: worker,
    schedule: worker,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    // The longer of the two intervals decides how often lost jobs are found, and this one defaults to a minute.
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
  })
  // Without a listener, a lost connection would end the process; the next poll retries.
  let warnedAt = Number.NEGATIVE_INFINITY
  const warn = (error: Error) => {
    // While the database is unavailable, every poll of every queue fails.
    if ('outage' in error && performance.now() - warnedAt < QUIET_MS) return
    warnedAt = performance.now()
    console.warn(`Job queue: ${error.message}`)
  }
  boss.on('error', warn)
  await boss.start()
  const queues = await createQueues(boss)
  let pulling: NodeJS.Timeout | undefined
  const workers = new Map<string, string>()
  let stopWatch: (() => void) | undefined
  let stopWaiting: (() => void) | undefined
  const pullBack = () => pullBackJobs(database.pool).catch(warn)
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    async enqueue(trx, name, data, { delay } = {}) {
      const db = throughTransaction(trx)
      await boss.send(name, data, { db, ...groupOf(data), ...(delay && { startAfter: delay }) })
    },
    wake,
    countWaiting: () => countWaiting(database.pool),
    listFailed: (limit) => listFailed(database.db, limit),
    listRetrying: (which) => listRetrying(database.db, which),
    sumCounts: (which) => sumCounts(database.pool, which),
    async hurry(names, since) {
      const begunBy = await hurryJobs(database.pool, names, since)
      for (const name of names) wake(name)
      return begunBy
    },
    async retry(trx, { id, name }) {
      if (!queues.has(name)) return false
      const db = throughTransaction(trx)
      const [job] = await boss.findJobs(name, { id, db })
      if (job?.state !== 'failed') return false
      await boss.retry(name, id, { db })
      return true
    },
    async work(services, onError) {
      await pullBack()
      pulling = setInterval(() => void pullBack(), CLOCK_SECONDS * 1000)
      const begin = async (queue: string, name: JobName) => {
        if (workers.has(queue)) return
        const ctx = createJobCtx(services, name)
        // Another job may be waiting, so the worker pauses only after it finds the queue empty.
        const handler = (jobs: { data: unknown }[]) =>
          runJobs(ctx, name, jobs, onError).finally(() => wake(queue))
        const options = { pollingIntervalSeconds: POLL_SECONDS, ...SEVERAL_WORKERS[name] }
        workers.set(queue, await boss.work(queue, options, handler))
      }
      const others = [...queues].filter(([queue]) => queue !== FREES_SPACE)
      stopWaiting = await workWhenReleased(database.db, async () => {
        for (const retired of Object.keys(retiredJobNames)) await boss.unschedule(retired)
        for (const { cron, name } of schedules) await boss.schedule(name, cron, {})
        await scheduleBackups(boss, services.backups)
        await begin(FREES_SPACE, FREES_SPACE)
        stopWatch = await pauseWhileDiskFull(services.storage, {
          async begin() {
            for (const [queue, name] of others) await begin(queue, name)
          },
          async end() {
            await Promise.all(others.map(([queue]) => boss.offWork(queue)))
            for (const [queue] of others) workers.delete(queue)
          },
        })
      })
    },
    load: (lines) => loadJobs({ boss, names: queues, pool: database.pool }, lines),
    async stop() {
      clearInterval(pulling)
      stopWaiting?.()
      stopWatch?.()
      await boss.stop({ graceful: true, timeout: MAX_STOP_MS })
    },
  }
}

/**
 * Caches every queue before the first job: on PGlite, a lookup inside a transaction would deadlock. Returns the handler
 * of each queue: one queue for every job, and those left by earlier versions.
 */
async function createQueues(boss: PgBoss): Promise<ReadonlyMap<string, JobName>> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  const queues = new Map<string, JobName>(jobNames().map((name) => [name, name]))
  for (const [retired, name] of Object.entries(retiredJobNames))
    if (known.has(retired)) queues.set(retired, name)
  for (const queue of queues.keys()) {
    if (!known.has(queue)) await boss.createQueue(queue, optionsOf(queue))
    await boss.getBlockedKeys(queue).catch(() => [])
  }
  return queues
}

function optionsOf(queue: string): QueueOptions {
  return { ...QUEUE, ...LONG_JOBS[queue] }
}

/** Every queue of a new database with its options, as text. */
export function describeQueues(): string {
  return JSON.stringify(jobNames().map((name) => [name, optionsOf(name)]))
}

async function runJobs(
  ctx: WholeCtx,
  name: JobName,
  jobs: { data: unknown }[],
  onError: (e: unknown, n: string) => void,
) {
  try {
    // `enqueue` only accepts data that matches the name.
    const handle = jobHandlers[name] as (ctx: WholeCtx, data: unknown) => Promise<unknown>
    // Schedules of earlier versions add jobs without data.
    let result: unknown
    for (const { data } of jobs) result = await jobRuns.tracePromise(() => handle(ctx, data ?? {}), { name })
    return result
  } catch (error) {
    onError(error, name)
    throw error
  }
}

/** A schedule of an earlier configuration ends. */
async function scheduleBackups(boss: PgBoss, { plan }: Services['backups']): Promise<void> {
  const name: JobName = 'make-backup'
  await (plan ? boss.schedule(name, plan.cron, {}) : boss.unschedule(name))
}

function jobNames(): JobName[] {
  return Object.keys(jobHandlers) as JobName[]
}
