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
import { PgBoss, type QueueOptions } from 'pg-boss'
import { throughPool, throughTransaction } from './boss-database.ts'
import { jobClock } from './job-clock.ts'
import { listFailed } from './list-failed.ts'
import { pullBackJobs } from './pull-back-jobs.ts'
import { workWhileRoom } from './work-while-room.ts'

/**
 * Whatever happens to a worker, its job is taken over within a minute: heartbeat (20 s), supervision (5 s, at worst
 * twice), the first delay (10 to 20 s).
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
const SUPERVISE_SECONDS = 5
const POLL_SECONDS = 2
const STOP_LIMIT_MS = 5000
const QUIET_MS = 60_000
/** After so long a clock that was set back holds nothing up any more. */
const CLOCK_SECONDS = 30

/** Goes on while the disk is full: a checkpoint gives back what the log of the database takes. */
const MAKES_ROOM: JobName = 'database-upkeep'

export interface RunningJobs extends JobQueue {
  /** Begins to work on jobs and to keep schedules, in this process. */
  work(services: Services, onError: (error: unknown, name: string) => void): Promise<void>
  /** Lets running jobs end. */
  stop(): Promise<void>
}

/**
 * The queue in the database itself (pg-boss, in the schema `jobs`), over the product's own pool. A `worker` also
 * supervises it and keeps the schedules; others only leave jobs behind.
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
    // Lost jobs are looked for as seldom as the rarer of the two says, and this one is a minute by itself.
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
  })
  // Without a listener, a lost connection would end the process; the next look at the queue tries again.
  let toldAt = Number.NEGATIVE_INFINITY
  const tell = (error: Error) => {
    // While the database is away every queue fails at every look.
    if ('outage' in error && performance.now() - toldAt < QUIET_MS) return
    toldAt = performance.now()
    console.warn(`Job queue: ${error.message}`)
  }
  boss.on('error', tell)
  await boss.start()
  const queues = await createQueues(boss)
  let pulling: NodeJS.Timeout | undefined
  const workers = new Map<string, string>()
  let endWatch: (() => void) | undefined
  const pullBack = () => pullBackJobs(database.pool).catch(tell)
  const wake = (queue: string) => {
    const worker = workers.get(queue)
    if (worker) boss.notifyWorker(worker)
  }

  return {
    async enqueue(trx, name, data, { delay } = {}) {
      await boss.send(name, data, { db: throughTransaction(trx), ...(delay && { startAfter: delay }) })
    },
    wake,
    listFailed: (limit) => listFailed(database.pool, limit),
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
      for (const retired of Object.keys(retiredJobNames)) await boss.unschedule(retired)
      for (const { cron, name } of schedules) await boss.schedule(name, cron)
      const begin = async (queue: string, name: JobName) => {
        const ctx = createJobCtx(services, name)
        // Where one job waited another may: only a queue that was found empty is left alone for a while.
        const handler = (jobs: { data: unknown }[]) =>
          runJobs(ctx, name, jobs, onError).finally(() => wake(queue))
        workers.set(queue, await boss.work(queue, { pollingIntervalSeconds: POLL_SECONDS }, handler))
      }
      await begin(MAKES_ROOM, MAKES_ROOM)
      const others = [...queues].filter(([queue]) => queue !== MAKES_ROOM)
      endWatch = await workWhileRoom(services.storage, {
        async begin() {
          for (const [queue, name] of others) if (!workers.has(queue)) await begin(queue, name)
        },
        async end() {
          await Promise.all(others.map(([queue]) => boss.offWork(queue)))
          for (const [queue] of others) workers.delete(queue)
        },
      })
    },
    async stop() {
      clearInterval(pulling)
      endWatch?.()
      await boss.stop({ graceful: true, timeout: STOP_LIMIT_MS })
    },
  }
}

/**
 * Made and read before the first job: a queue that is looked up inside a transaction waits for itself on PGlite. Answers
 * each queue with what does its jobs: one for every job, and those that an earlier version has left.
 */
async function createQueues(boss: PgBoss): Promise<ReadonlyMap<string, JobName>> {
  const known = new Set((await boss.getQueues()).map((queue) => queue.name))
  const queues = new Map<string, JobName>(jobNames().map((name) => [name, name]))
  for (const [retired, name] of Object.entries(retiredJobNames))
    if (known.has(retired)) queues.set(retired, name)
  for (const queue of queues.keys()) {
    if (!known.has(queue)) await boss.createQueue(queue, QUEUE)
    await boss.getBlockedKeys(queue).catch(() => [])
  }
  return queues
}

async function runJobs(
  ctx: WholeCtx,
  name: JobName,
  jobs: { data: unknown }[],
  onError: (e: unknown, n: string) => void,
) {
  try {
    // What was enqueued under a name has that name's data: `enqueue` lets nothing else in.
    const handle = jobHandlers[name] as (ctx: WholeCtx, data: unknown) => Promise<void>
    for (const { data } of jobs) await handle(ctx, data)
  } catch (error) {
    onError(error, name)
    throw error
  }
}

function jobNames(): JobName[] {
  return Object.keys(jobHandlers) as JobName[]
}
