import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { endUploadLease, leaseUpload, recordProgress } from '@tallgrass/db'
import { AppError, type StoredFileId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Arrived } from '../ports/files.ts'

/** A request that receives nothing for so long loses the file to another one. Reports are made more often. */
const LEASE_MS = 6000
/** For reading, scanning and describing what has arrived. */
const FINISH_MS = 5 * 60 * 1000
const RETRY_MS = 200

/** Another request goes on with the file. */
export class UploadLocked extends AppError {
  constructor() {
    super('CONFLICT', 'This file is still arriving by another connection. Try again in a moment.')
  }
}

/** One request at a time adds to a file, whichever process serves it. */
export interface UploadLock {
  holder: string
  /** Records what has arrived and keeps the lock. Throws CONFLICT if another request has it now. */
  report(arrived: Arrived): Promise<void>
  /** The same, for as long as finishing may take. */
  reportLast(arrived: Arrived): Promise<void>
  end(): Promise<void>
}

/** Waits for a request that goes on with the same file, then throws CONFLICT. */
export async function lockUpload(ctx: PortalCtx, id: StoredFileId): Promise<UploadLock> {
  const { clock, db, files } = ctx
  const holder = randomUUID()
  const lease = (ms: number) => ({ holder, now: clock(), until: new Date(clock().getTime() + ms) })
  const report = async (arrived: Arrived, ms: number) => {
    const progress = { ...lease(ms), received: arrived.received, parts: arrived.notes }
    if (!(await recordProgress(db, id, progress))) throw new UploadLocked()
  }
  const patience = performance.now() + files.lockWaitMs
  while (!(await leaseUpload(db, id, lease(LEASE_MS)))) {
    if (performance.now() >= patience) throw new UploadLocked()
    await setTimeout(RETRY_MS)
  }
  return {
    holder,
    report: (arrived) => report(arrived, LEASE_MS),
    reportLast: (arrived) => report(arrived, FINISH_MS),
    end: () => endUploadLease(db, id, holder),
  }
}
