import {
  type Ctx,
  type JobData,
  type JobName,
  type JobQueue,
  jobHandlers,
  ProviderUnreachable,
} from '@tallgrass/core'

type Job = { [Name in JobName]: { name: Name; data: JobData[Name] } }[JobName]

/** Jobs that wait until a test runs them. */
export function waitingJobs() {
  const waiting: Job[] = []
  const enqueue = async (_: unknown, name: JobName, data: unknown) => void waiting.push({ name, data } as Job)
  return {
    waiting,
    queueIn: (jobs: JobQueue): JobQueue => ({ ...jobs, enqueue, wake() {} }),
    /** Runs the waiting jobs and the jobs they enqueue. */
    async work(ctx: Ctx) {
      for (let job = waiting.shift(); job; job = waiting.shift()) await runJob(ctx, job)
    },
    /** Runs this many jobs concurrently. A job that cannot reach the provider waits again, as in the queue. */
    async workOnSome(ctx: Ctx, jobs: number) {
      const tryOnce = (job: Job) =>
        runJob(ctx, job).catch((error) => {
          if (!(error instanceof ProviderUnreachable)) throw error
          waiting.push(job)
        })
      await Promise.all(waiting.splice(0, jobs).map(tryOnce))
    },
  }
}

function runJob(ctx: Ctx, { data, name }: Job): Promise<void> {
  // `enqueue` only accepts data that matches the name.
  const handle = jobHandlers[name] as (ctx: Ctx, data: unknown) => Promise<void>
  return handle(ctx, data)
}
