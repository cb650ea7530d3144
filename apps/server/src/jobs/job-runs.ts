import { tracingChannel } from 'node:diagnostics_channel'

/** One run of a job in this process. */
export interface JobRunFacts {
  name: string
}

/** Tells who listens of every run of a job. Costs nothing without listeners. */
export const jobRuns = tracingChannel<unknown, JobRunFacts>('tallgrass.job')
