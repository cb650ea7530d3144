import { onTestFinished } from 'vitest'
import { openJobs } from '../../src/jobs/job-queue.ts'
import type { TestApp } from './test-app.ts'

/** Runs the jobs of the application's database until the test ends. Returns the list of failures. */
export async function startWorker({ services }: TestApp): Promise<string[]> {
  const failures: string[] = []
  const jobs = await openJobs(services.database, { worker: true })
  onTestFinished(() => jobs.stop())
  await jobs.work(services, (error) => failures.push(String(error)))
  return failures
}
