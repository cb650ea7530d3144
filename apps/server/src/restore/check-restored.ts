import {
  checkSealedLinks,
  checkStoredFiles,
  createSystemCtx,
  recordRestore,
  verifyAudit,
} from '@tallgrass/core'
import { endLoad } from '@tallgrass/db'
import type { Instant } from '@tallgrass/domain'
import { headFiles } from '../audit-head/head-files.ts'
import { describeVerdict } from '../commands/describe-verdict.ts'
import { type Container, createContainer } from '../container.ts'
import type { Env } from '../env.ts'
import { findSecrets } from '../secrets.ts'
import { areKeysLost, describeForeignHead, describeLostKeys } from './describe-lost-keys.ts'
import { describeSeal } from './describe-seal.ts'
import type { LoadedBackup } from './load-backup.ts'
import { clearRestoreMark } from './restore-mark.ts'

interface Restored extends LoadedBackup {
  backupName: string
  madeAt: Instant
  /** Of the keys that the database was last used with; undefined if it was never started. */
  fingerprint: string | undefined
}

/** Finishes a restored place. What it contains, and what could be verified, in lines for the operator. */
export async function checkRestored(env: Env, restored: Restored): Promise<string[]> {
  const keys = { own: findSecrets(env.dataDirectory)?.fingerprint, recorded: restored.fingerprint }
  const isLost = areKeysLost(keys)
  const { latest: head } = await headFiles(env.dataDirectory).read()
  const site = await createContainer(env, {
    worker: false,
    restoring: true,
    recordedKeys: isLost ? 'lost' : 'kept',
  })
  try {
    const ctx = createSystemCtx(site, { kind: 'command', name: 'restore' })
    const lines = [
      ...(isLost ? [describeLostKeys(keys), await describeForeignHead(ctx.db, head)] : []),
      await describeChain(ctx, head === null ? undefined : site.heads),
      ...(await describeContents(ctx, env)),
    ]
    const { backupName, links, madeAt, sessions } = restored
    await recordRestore(ctx, { backupName, backupMadeAt: madeAt, sessions, links })
    await endLoad(site.database.pool)
    clearRestoreMark(env.dataDirectory)
    return lines
  } finally {
    await site.close()
  }
}

type SystemCtx = ReturnType<typeof createSystemCtx>

/** `heads`: undefined if the backup has no head to compare the chain with. */
async function describeChain(ctx: SystemCtx, heads: Container['heads'] | undefined): Promise<string> {
  const verdict = await verifyAudit(ctx, heads)
  if (verdict.whole) return describeVerdict(verdict)
  return `The audit chain is broken: ${verdict.problem.replace(/\.$/, '')}.`
}

async function describeContents(ctx: SystemCtx, env: Env): Promise<string[]> {
  const { faults, files } = await checkStoredFiles(ctx)
  const { links, lost } = await checkSealedLinks(ctx)
  return [
    faults.length === 0
      ? `All ${files} stored files of documents match their fingerprints and evidence.`
      : `${faults.length} of ${files} stored files of documents do not match: ${faults.map(({ documentId, fault, kind }) => `${kind} of ${documentId} (${fault})`).join(', ')}.`,
    ...(lost > 0
      ? [
          `${lost} of ${links} encrypted links cannot be decrypted with these keys: messages with them cannot be sent.`,
        ]
      : []),
    ...describeSeal(env, files),
  ]
}
