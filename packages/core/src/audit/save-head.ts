import type { AuditHead } from '@tallgrass/contracts'
import { findAuditHead, lockAuditHeadFiles } from '@tallgrass/db'
import { toInstant } from '@tallgrass/domain'
import type { Ctx, Tx } from '../ctx.ts'
import { audit } from './audit.ts'
import { findLoss, readStoredHead } from './compare-with-head.ts'
import type { HeadFiles } from './head-files.ts'
import { signHead } from './sign-head.ts'

/**
 * Signs the head of the chain and writes it to the files if it has moved. If the stored head is missing,
 * damaged, or covers rows that no longer exist, leaves it for `verifyAudit` and returns the reason as a
 * sentence.
 */
export async function saveAuditHead(ctx: Ctx, files: HeadFiles): Promise<string | undefined> {
  const stored = readStoredHead(ctx.auditKey, await files.read())
  if ('problem' in stored) return stored.problem
  const now = await findAuditHead(ctx.db)
  if (now && stored.head && isSame(now, stored.head)) return undefined
  // Processes that share the files take turns: each reads and writes the head before the next one does.
  return ctx.transaction(async (tx) => {
    await lockAuditHeadFiles(tx.db)
    const texts = await files.read()
    const latest = readStoredHead(ctx.auditKey, texts)
    if ('problem' in latest) return latest.problem
    const head = await signCurrentHead(tx, ctx.auditKey)
    if (!head) return NO_END
    const loss = latest.head && (await findLoss(tx.db, head, latest.head))
    if (loss) return loss
    const text = toText(head)
    await files.write({ ...(texts.first === null && { first: text }), latest: text })
    return undefined
  })
}

export const NO_END = 'The end of the chain is missing'

/** Starts over with the current head, on an operator's request, and records which head it replaces. */
export async function replaceAuditHead(ctx: Ctx, files: HeadFiles): Promise<void> {
  const replaced = readStoredHead(ctx.auditKey, await files.read())
  const before =
    'problem' in replaced
      ? { problem: replaced.problem }
      : { rows: replaced.head?.rows ?? null, hash: replaced.head?.hash ?? null }
  await ctx.transaction(async (tx) =>
    audit(tx, { action: 'audit-head.replace', entity: 'audit-head', entityId: null, before }),
  )
  await ctx.transaction(async (tx) => {
    await lockAuditHeadFiles(tx.db)
    const head = await signCurrentHead(tx, ctx.auditKey)
    if (head) await files.write({ first: toText(head), latest: toText(head) })
  })
}

/** Undefined if the end of the chain was deleted. */
export async function signCurrentHead(
  { db, now }: Pick<Tx, 'db' | 'now'>,
  auditKey: Buffer,
): Promise<AuditHead | undefined> {
  const head = await findAuditHead(db)
  if (!head) return undefined
  const { hash, seq: rows, unchainedRows: unchained } = head
  return signHead(auditKey, { rows, unchained, hash, at: toInstant(now) })
}

function isSame(
  { hash, seq, unchainedRows }: { hash: string; seq: number; unchainedRows: number },
  head: AuditHead,
): boolean {
  return seq === head.rows && hash === head.hash && unchainedRows === head.unchained
}

function toText(head: AuditHead): string {
  return `${JSON.stringify(head, undefined, 2)}\n`
}
