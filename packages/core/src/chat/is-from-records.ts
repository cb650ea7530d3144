import { z } from 'zod'

const ownReply = z.object({ isOwn: z.literal(true) })

/** True for a reply that was composed from the records of the person who asked. */
export function isFromRecords(metadata: unknown): boolean {
  return ownReply.safeParse(metadata).success
}
