import { checkStoredFiles, createSystemCtx, recordRestore, verifyAudit } from '@tallgrass/core'
import { endLoad } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import { describeVerdict } from '../commands/describe-verdict.ts'
import { createContainer } from '../container.ts'
import type { Env } from '../env.ts'
import { findSecrets } from '../secrets.ts'
import type { LoadedBackup } from './load-backup.ts'
import { clearRestoreMark } from './restore-mark.ts'

const LOST =
  'The keys of this business are not in the backup, so new ones were made. The audit chain and its signed head cannot be verified, stored links and messages with a link cannot be opened, and new documents get another seal. Sealed PDFs can still be verified with their own certificate.'

interface Restored extends LoadedBackup {
  backupName: string
  madeAt: Instant
  /** Of the keys that the database was last used with; undefined if it was never started. */
  fingerprint: string | undefined
}

/** Finishes a restored place. What it contains, and what could be verified, in lines for the operator. */
export async function checkRestored(env: Env, restored: Restored): Promise<string[]> {
  const own = findSecrets(env.dataDirectory)?.fingerprint
  const isLost = own === undefined || (restored.fingerprint !== undefined && own !== restored.fingerprint)
  const site = await createContainer(env, {
    worker: false,
    restoring: true,
    recordedKeys: isLost ? 'lost' : 'kept',
  })
  try {
    const ctx = createSystemCtx(site, { kind: 'command', name: 'restore' })
    const lines = isLost ? [LOST] : [await describeChain(ctx, site.heads)]
    const { faults, files } = await checkStoredFiles(ctx)
    lines.push(
      faults.length === 0
        ? `All ${files} stored files of documents match their fingerprints and evidence.`
        : `${faults.length} of ${files} stored files of documents do not match: ${faults.map(({ documentId, fault, kind }) => `${kind} of ${documentId} (${fault})`).join(', ')}.`,
    )
    const { backupName, links, madeAt, sessions } = restored
    await recordRestore(ctx, { backupName, backupMadeAt: madeAt, sessions, links })
    await endLoad(site.database.pool)
    clearRestoreMark(env.dataDirectory)
    return lines
  } finally {
    await site.close()
  }
}

async function describeChain(...[ctx, heads]: Parameters<typeof verifyAudit>): Promise<string> {
  const verdict = await verifyAudit(ctx, heads)
  return verdict.whole ? describeVerdict(verdict) : `The audit chain is broken: ${verdict.problem}.`
}
