import type { UploadRow } from '@tallgrass/db'
import type { PortalCtx } from '../authorize.ts'
import { toArriving } from './find-upload.ts'
import { finishUpload } from './finish-upload.ts'
import type { UploadLock } from './upload-lock.ts'

/** In the notes of a file that is stored, while what it contains is still unknown. */
const WHOLE = 'whole'

/**
 * Adds content to a file, which is complete and described with its last byte. Until then, one byte at least is missing, so
 * that an upload whose end failed goes on. Returns how much is stored. Throws CONFLICT if another request goes on with it;
 * INVALID if it is not what its name says; NOT_READY or STORAGE_FULL if the place fails.
 */
export async function receiveUpload(
  ctx: PortalCtx,
  { lock, upload }: { lock: UploadLock; upload: UploadRow },
  content: AsyncIterable<Uint8Array>,
): Promise<number> {
  const { place } = ctx.files
  const file = toArriving(upload)
  if (file.notes?.[WHOLE] === true) {
    for await (const _ of content);
  } else {
    const arrived = await place.append(file, content, lock.report)
    if (arrived.received < file.bytes) {
      await lock.report(arrived)
      return arrived.received
    }
    const received = file.bytes - 1
    await lock.report({ received, notes: arrived.notes })
    await lock.keepFor(() => place.complete({ ...file, ...arrived }))
    await lock.report({ received, notes: { ...arrived.notes, [WHOLE]: true } })
  }
  await finishUpload(ctx, upload, lock)
  return file.bytes
}
