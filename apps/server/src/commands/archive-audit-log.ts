import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { archiveAuditSegment, type WholeCtx } from '@tallgrass/core'
import { DAY_MS } from '@tallgrass/domain'
import { replaceFile } from '../audit-head/replace-file.ts'

interface Archiving {
  directory: string
  /** Minimum age of a sealed segment. */
  days: number
}

/** Moves the rows of old segments into files, one segment at a time. Returns the number of segments. */
export async function archiveAuditLog(ctx: WholeCtx, { days, directory }: Archiving): Promise<number> {
  const sealedBefore = new Date(ctx.clock().getTime() - days * DAY_MS)
  await mkdir(directory, { recursive: true, mode: 0o700 })
  let archived = 0
  for (;;) {
    const number = await archiveAuditSegment(ctx, {
      sealedBefore,
      write: ({ content, name }) => replaceFile(join(directory, name), content),
    })
    if (number === undefined) return archived
    archived += 1
  }
}
