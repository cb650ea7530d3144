import type { Profile, SetPictureInput } from '@tallgrass/contracts/account'
import { deletePicture, putPicture } from '@tallgrass/db'
import { AppError, MAX_PICTURE_BYTES, PICTURE_PIXELS } from '@tallgrass/domain'
import { audit } from '../audit/audit.ts'
import type { UserCtx } from '../authorize.ts'
import { sha256Of } from '../security/sha256.ts'
import { getProfile } from './get-profile.ts'
import { lockOwn } from './lock-own.ts'

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']

/**
 * Keeps a picture of the caller: only what was drawn again from it, so that nothing hidden in the file is passed on. Throws
 * INVALID for what is no such image, and RATE_LIMITED.
 */
export async function setPicture(ctx: UserCtx, { image }: SetPictureInput): Promise<Profile> {
  const content = Buffer.from(image, 'base64')
  if (content.length > MAX_PICTURE_BYTES) throw refused('The picture must be at most 90 kB')
  await ctx.limits.take('picture', ctx.user.id)
  const { reader } = ctx.files
  const { found } = await reader.recognize(once(content))
  if (!found || !ACCEPTED.includes(found)) throw refused('Choose a JPEG, PNG or WebP image')
  const picture = await reader.makePicture(content, PICTURE_PIXELS)
  if (!picture) throw refused('This image is damaged or too large. Choose another one.')
  const sha256 = sha256Of(picture)
  await ctx.transaction(async (tx) => {
    const { id } = await lockOwn(tx, ctx.user)
    await putPicture(tx.db, { userId: id, content: picture, sha256, at: tx.now })
    audit(tx, { action: 'user.set-picture', entity: 'user', entityId: id, after: { sha256 } })
  })
  return getProfile(ctx)
}

/** Does nothing without a picture. */
export async function removePicture(ctx: UserCtx): Promise<Profile> {
  await ctx.transaction(async (tx) => {
    const { id, pictureSha256 } = await lockOwn(tx, ctx.user)
    if (pictureSha256 === null) return
    await deletePicture(tx.db, id)
    audit(tx, { action: 'user.remove-picture', entity: 'user', entityId: id })
  })
  return getProfile(ctx)
}

function refused(message: string): AppError {
  return new AppError('INVALID', message, { issues: [{ path: 'image', message }] })
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield content
}
