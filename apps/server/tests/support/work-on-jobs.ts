import { onTestFinished } from 'vitest'
import { openJobs } from '../../src/jobs/job-queue.ts'
import type { TestApp } from './test-app.ts'

/** Works on the jobs of the application's database until the test ends. Answers what went wrong meanwhile. */
export async function startWorker({ services }: TestApp): Promise<string[]> {
  const failures: string[] = []
  const jobs = await openJobs(services.database, { worker: true })
  onTestFinished(() => jobs.stop())
  await jobs.work(services, (error) => failures.push(String(error)))
  return failures
}
