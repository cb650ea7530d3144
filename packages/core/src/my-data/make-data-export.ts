import {
  endExports,
  findAskedExport,
  findOwnProfile,
  insertStoredFile,
  markExportFailed,
  markExportReady,
  markStoredFileWhole,
  newId,
} from '@tallgrass/db'
import { DAY_MS, EXPORT_DAYS, profilePath } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { Tx, WholeCtx } from '../ctx.ts'
import { emit } from '../events/emit.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import type { JobData } from '../ports/job-queue.ts'
import { accountDataMails } from './account-data-mails.ts'
import { ownEntries } from './own-entries.ts'

/** After that the person is told that it did not work. */
const GIVE_UP_MS = 30 * 60 * 1000

type Asked = NonNullable<Awaited<ReturnType<typeof findAskedExport>>>
type Profile = NonNullable<Awaited<ReturnType<typeof findOwnProfile>>>

/** Makes a copy of everything about a person and tells them. Safe to run again: only the first one to finish counts. */
export async function makeDataExport(
  ctx: WholeCtx,
  { exportId }: JobData['make-data-export'],
): Promise<void> {
  const asked = await findAskedExport(ctx.db, exportId)
  const profile = asked && (await findOwnProfile(ctx.db, asked.userId))
  if (!profile) return
  try {
    await make(ctx, asked, profile)
  } catch (error) {
    if (ctx.clock().getTime() - Date.parse(asked.createdAt) >= GIVE_UP_MS) await giveUp(ctx, asked, profile)
    throw error
  }
}

async function make(ctx: WholeCtx, { id, userId }: Asked, profile: Profile): Promise<void> {
  const { place } = ctx.files
  const madeAt = ctx.clock()
  const archive = await ctx.files.archiver.pack(ownEntries(ctx, profile, madeAt), madeAt)
  try {
    const { bytes, sha256 } = archive
    await place.ensureRoom(bytes)
    const storedId = newId('StoredFile', madeAt)
    const stored = { id: storedId, bytes, createdAt: madeAt, lastReceivedAt: madeAt }
    await insertStoredFile(ctx.db, stored)
    const { notes, received } = await place.append(
      { id: storedId, bytes, received: 0, notes: null },
      archive.read(),
      async () => {},
    )
    await place.complete({ id: storedId, bytes, received, notes })
    await ctx.transaction(async (tx) => {
      await markStoredFileWhole(tx.db, storedId, { sha256, now: tx.now })
      const readyAt = tx.now
      const expiresAt = new Date(readyAt.getTime() + EXPORT_DAYS * DAY_MS)
      const isFirst = await markExportReady(tx.db, id, { storedId, size: bytes, readyAt, expiresAt })
      // The content that no one needs is deleted with those of removed files.
      if (!isFirst) return
      const refused = await endExports(tx.db, { userId, except: id })
      if (refused.length > 0) await tx.enqueue('delete-stale-files', { refused })
      audit(tx, { action: 'data-export.finish', entity: 'data-export', entityId: id, after: { bytes } })
      await tell(ctx, tx, profile, expiresAt)
    })
  } finally {
    await archive.remove()
  }
}

async function tell(
  { settings }: WholeCtx,
  tx: Tx,
  { email, id: userId, name, role }: Profile,
  linkExpiresAt: Date,
): Promise<void> {
  emit(tx, 'account.export_ready', { userId, role })
  await enqueueMail(tx, accountDataMails['data-export-ready'], {
    to: email,
    data: { name },
    link: settings.publicUrl + profilePath(role),
    linkExpiresAt,
  })
}

async function giveUp(ctx: WholeCtx, { id, userId }: Asked, { role }: Profile): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await markExportFailed(tx.db, id))) return
    audit(tx, { action: 'data-export.fail', entity: 'data-export', entityId: id })
    emit(tx, 'account.export_failed', { userId, role })
  })
}
