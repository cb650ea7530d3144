import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { endUploadLease, leaseUpload, recordProgress, renewUploadLease } from '@tallgrass/db'
import { AppError, type StoredFileId } from '@tallgrass/domain'
import type { PortalCtx } from '../authorize.ts'
import type { Arrived } from '../ports/files.ts'

/** A request that receives nothing for so long loses the file to another one. Reports are made more often. */
const LEASE_MS = 6000
const RENEW_MS = 1500
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
  /** Keeps the lock for as long as the work takes and this process lives. */
  keepFor<T>(work: () => Promise<T>): Promise<T>
  end(): Promise<void>
}

/** Waits for a request that goes on with the same file, then throws CONFLICT. */
export async function lockUpload(ctx: PortalCtx, id: StoredFileId): Promise<UploadLock> {
  const { clock, db, files } = ctx
  const holder = randomUUID()
  const lease = () => ({ holder, now: clock(), until: new Date(clock().getTime() + LEASE_MS) })
  const patience = performance.now() + files.lockWaitMs
  while (!(await leaseUpload(db, id, lease()))) {
    if (performance.now() >= patience) throw new UploadLocked()
    await setTimeout(RETRY_MS)
  }
  return {
    holder,
    async report({ notes, received }) {
      if (!(await recordProgress(db, id, { ...lease(), received, parts: notes }))) throw new UploadLocked()
    },
    async keepFor(work) {
      // If one fails, the next may succeed; what the work leads to is stored for the holder alone.
      const timer = setInterval(() => void renewUploadLease(db, id, lease()).catch(() => {}), RENEW_MS)
      try {
        return await work()
      } finally {
        clearInterval(timer)
      }
    },
    end: () => endUploadLease(db, id, holder),
  }
}
