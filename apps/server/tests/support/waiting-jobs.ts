import {
  type Ctx,
  type JobData,
  type JobName,
  type JobQueue,
  jobHandlers,
  ProviderUnreachable,
} from '@tallgrass/core'

type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]

/** Jobs that wait until a test does them. */
export function waitingJobs() {
  const waiting: Job[] = []
  const enqueue = async (_: unknown, name: JobName, data: unknown) => void waiting.push({ name, data } as Job)
  return {
    waiting,
    queueIn: (jobs: JobQueue): JobQueue => ({ ...jobs, enqueue, wake() {} }),
    /** Does what waits, and what comes of it. */
    async work(ctx: Ctx) {
      for (let job = waiting.shift(); job; job = waiting.shift()) await doJob(ctx, job)
    },
    /** As many at once; one that finds the provider away waits again, as in the queue. */
    async workOnSome(ctx: Ctx, jobs: number) {
      const tryOnce = (job: Job) =>
        doJob(ctx, job).catch((error) => {
          if (!(error instanceof ProviderUnreachable)) throw error
          waiting.push(job)
        })
      await Promise.all(waiting.splice(0, jobs).map(tryOnce))
    },
  }
}

function doJob(ctx: Ctx, { data, name }: Job): Promise<void> {
  // A job is enqueued with the data of its name.
  const handle = jobHandlers[name] as (ctx: Ctx, data: unknown) => Promise<void>
  return handle(ctx, data)
}
