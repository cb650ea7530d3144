import { listPeopleToErase } from '@tallgrass/db'
import type { WholeCtx } from '../ctx.ts'
import type { JobData } from '../ports/job-queue.ts'
import { erasePersonalData } from './erase-personal-data.ts'

/** Deletes the data of those who asked for it. One failure does not keep the others. Throws the first one at the end. */
export async function erasePeople(ctx: WholeCtx, { userId }: JobData['erase-people']): Promise<void> {
  const failures: unknown[] = []
  for (const id of userId ? [userId] : await listPeopleToErase(ctx.db)) {
    try {
      await erasePersonalData(ctx, id)
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
